import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()
const devices = {
  ...(await import('@/server/devices/of-customer')),
  ...(await import('@/server/devices/activate')),
}

const PASSWORD = typed('correct-horse-1')
const AT = Date.UTC(2026, 10, 20, 12)

let customers = 0
async function owner(...purchases: { pid?: number; plan?: string }[]) {
  customers += 1
  const email = `transfers-${customers}@example.com`
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  const { rows } = await shop.db.query<{ id: string }>('select id from customers where email = $1', [email])
  const customerId = rows[0]?.id ?? ''
  for (const purchase of purchases) await storePurchase(shop.db, { email, customerId, ...purchase })
  const groups = await devices.deviceGroupsOf(customerId, AT)
  return { email, jar, customerId, licenceId: groups[0]?.licence ?? '' }
}

const machine = (id: string) => ({ id, name: id, os: 'win' as const })
const namesAt = async (customerId: string) =>
  (await devices.deviceGroupsOf(customerId, AT)).map(group => group.devices.map(({ name }) => name).sort())

async function bound(customerId: string, licenceId: string, id: string, replacing?: string) {
  const asking = { customerId, licenceId, machine: machine(id), at: AT, replacing }
  const binding = await devices.activateDevice(asking)
  return binding.ok ? binding.device : binding.why
}

test('a new computer takes the place of an old one, three times a month', async () => {
  const { customerId, licenceId } = await owner({})
  let place = await bound(customerId, licenceId, 'first')
  for (const next of ['second', 'third', 'fourth']) {
    place = await bound(customerId, licenceId, next, place)
    expect(await namesAt(customerId)).toEqual([[next]])
  }
  expect(await bound(customerId, licenceId, 'fifth', place)).toBe('removal_limit')
  expect(await namesAt(customerId)).toEqual([['fourth']])
})

test('a computer hands nothing over while a place is free, nor to itself', async () => {
  const { customerId, licenceId } = await owner({ pid: 992001, plan: 'LFT_3' })
  const first = await bound(customerId, licenceId, 'first')
  await bound(customerId, licenceId, 'second', first)
  await bound(customerId, licenceId, 'first', first)
  expect(await namesAt(customerId)).toEqual([['first', 'second']])
  expect((await devices.deviceGroupsOf(customerId, AT))[0]?.releasesLeft).toBe(3)
})

test('nobody takes the place of another customer’s computer, and no name of a computer makes room', async () => {
  const [mine, other] = [await owner({}), await owner({})]
  const theirs = await bound(other.customerId, other.licenceId, 'shared')
  await bound(mine.customerId, mine.licenceId, 'shared')
  for (const replacing of [theirs, 'no-such-device'])
    expect(await bound(mine.customerId, mine.licenceId, 'mine', replacing)).toBe('device_limit')
  expect(await namesAt(other.customerId)).toEqual([['shared']])
})

test('of twenty computers at once that take one place exactly one gets it', async () => {
  const { customerId, licenceId } = await owner({})
  const place = await bound(customerId, licenceId, 'first')
  const told = await Promise.all(
    Array.from({ length: 20 }, (_, index) => bound(customerId, licenceId, `pc-${index}`, place)),
  )
  expect(told.filter(each => each === 'device_limit')).toHaveLength(19)
  expect((await namesAt(customerId)).flat()).toHaveLength(1)
})

test('signing in on a new computer moves every licence of the old one', async () => {
  const { email, customerId, jar } = await owner({ pid: 10337 }, { pid: 992001 })
  const client = (mac: string, replace?: string) =>
    shop.ask({
      script: 'client.php',
      input: { email, password: PASSWORD, mac, os: 'win', name: mac, ...(replace && { replace }) },
    })
  await client('aa:bb:cc:dd:ee:01')
  const refused = await client('aa:bb:cc:dd:ee:02')
  expect(refused.body.data).toMatchObject({
    licences: [{ error: 'device_limit' }, { error: 'device_limit' }],
  })
  const all = await shop.ask({ script: 'device.php', a: 'get_all', method: 'GET', jar })
  const [group] = all.body.data as { devices: { device_id: string }[] }[]
  const moved = await client('aa:bb:cc:dd:ee:02', group?.devices[0]?.device_id)
  expect(moved.body.data).toMatchObject({ licences: [{ authorised: true }, { authorised: true }] })
  expect(await namesAt(customerId)).toEqual([['aa:bb:cc:dd:ee:02'], ['aa:bb:cc:dd:ee:02']])
  expect((await client('aa:bb:cc:dd:ee:03', 'not-an-id')).status).toBe(400)
})
