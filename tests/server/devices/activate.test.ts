import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()
const devices = {
  ...(await import('@/server/devices/activate')),
  ...(await import('@/server/devices/of-customer')),
  ...(await import('@/server/devices/deactivate')),
}

const PASSWORD = typed('correct-horse-1')
const AT = Date.UTC(2026, 10, 20, 12)

let customers = 0
async function owner(purchase: { pid?: number; plan?: string; expires?: Date; state?: string } = {}) {
  customers += 1
  const email = `devices-${customers}@example.com`
  const { jar } = await shop.ask({ a: 'register', input: { email, password: PASSWORD }, ip: email })
  const { rows } = await shop.db.query<{ id: string }>('select id from customers where email = $1', [email])
  const customerId = rows[0]?.id ?? ''
  const { key } = await storePurchase(shop.db, { email, customerId, ...purchase })
  const found = await shop.db.query<{ id: string }>('select id from licences where key = $1', [key])
  return { email, jar, customerId, licenceId: found.rows[0]?.id ?? '' }
}

const machine = (id: string, name = 'Study') => ({ id, name, os: 'win' as const })
const SUITE_FOR_THREE = { pid: 992001, plan: 'LFT_3' }

test('a licence for one computer takes one', async () => {
  const { customerId, licenceId } = await owner()
  const bind = (id: string) => devices.activateDevice({ customerId, licenceId, machine: machine(id), at: AT })
  expect(await bind('one')).toMatchObject({ ok: true, isNew: true })
  expect(await bind('two')).toEqual({ ok: false, why: 'device_limit' })
})

test.each([
  [1, {}],
  [3, SUITE_FOR_THREE],
])('of a hundred computers at once exactly %i get a place', async (places, purchase) => {
  const { customerId, licenceId } = await owner(purchase)
  const asked = Array.from({ length: 100 }, (_, index) =>
    devices.activateDevice({ customerId, licenceId, machine: machine(`pc-${index}`), at: AT }),
  )
  const bound = (await Promise.all(asked)).filter(({ ok }) => ok)
  expect(bound).toHaveLength(places)
  const { rows } = await shop.db.query(
    'select 1 from devices where licence_id = $1 and released_at is null',
    [licenceId],
  )
  expect(rows).toHaveLength(places)
})

test('the same computer again is no second, however its address is written and however often at once', async () => {
  const { customerId, licenceId } = await owner(SUITE_FOR_THREE)
  const ids = ['AA-BB-CC-DD-4F-2A', 'aa:bb:cc:dd:4f:2a', 'aabb.ccdd.4f2a']
  const bound = await Promise.all(
    ids.map(id => devices.activateDevice({ customerId, licenceId, machine: machine(id), at: AT })),
  )
  expect(new Set(bound.map(each => each.ok && each.device)).size).toBe(1)
  const [group] = await devices.deviceGroupsOf(customerId, AT)
  expect(group?.devices).toMatchObject([{ name: 'Study', macEnd: '4f:2a' }])
})

test('of a network address nothing but a hash and its end is stored', async () => {
  const { customerId, licenceId } = await owner()
  await devices.activateDevice({ customerId, licenceId, machine: machine('de:ad:be:ef:00:01'), at: AT })
  const { rows } = await shop.db.query<{ row: string }>(
    'select d::text as row from devices d where licence_id = $1',
    [licenceId],
  )
  expect(rows[0]?.row).not.toMatch(/de:?ad:?be:?ef/i)
})

test('a licence that ran out, was refunded or is for the other system takes no computer', async () => {
  const over = await owner({ plan: '1M', expires: new Date(AT) })
  const refunded = await owner({ state: 'refunded' })
  const mine = await owner()
  const refusal = { ok: false, why: 'not_allowed' }
  for (const { customerId, licenceId } of [over, refunded])
    expect(await devices.activateDevice({ customerId, licenceId, machine: machine('a'), at: AT })).toEqual(
      refusal,
    )
  const mac = { ...machine('a'), os: 'mac' as const }
  const { customerId, licenceId } = mine
  expect(await devices.activateDevice({ customerId, licenceId, machine: mac, at: AT })).toEqual(refusal)
})

test('nobody binds to, sees or releases what is another’s', async () => {
  const [mine, other] = [await owner(), await owner()]
  const bound = await devices.activateDevice({ ...mine, machine: machine('mine'), at: AT })
  const device = bound.ok ? bound.device : ''
  const { customerId } = other
  expect(await devices.activateDevice({ ...mine, customerId, machine: machine('x'), at: AT })).toEqual({
    ok: false,
    why: 'not_found',
  })
  expect(await devices.deviceOf({ customerId, id: device }, AT)).toBeUndefined()
  expect(await devices.deactivateDevice({ customerId, device, at: AT })).toEqual({
    ok: false,
    why: 'not_found',
  })
  expect(await devices.deviceOf({ customerId: mine.customerId, id: device }, AT)).toBeDefined()
})

test('a released place is free for another, three times a month, and a new month starts anew', async () => {
  const { customerId, licenceId } = await owner()
  const swap = async (id: string, at: number) => {
    const bound = await devices.activateDevice({ customerId, licenceId, machine: machine(id), at })
    if (!bound.ok) return bound.why
    const released = await devices.deactivateDevice({ customerId, device: bound.device, at })
    return released.ok ? 'released' : released.why
  }
  for (const id of ['one', 'two', 'one']) expect(await swap(id, AT)).toBe('released')
  expect(await swap('one', AT)).toBe('removal_limit')
  const december = Date.UTC(2026, 11, 1)
  expect(await swap('one', december - 1)).toBe('removal_limit')
  expect((await devices.deviceGroupsOf(customerId, december - 1))[0]?.releasesLeft).toBe(0)
  expect(await swap('one', december)).toBe('released')
  expect((await devices.deviceGroupsOf(customerId, december))[0]?.releasesLeft).toBe(2)
})

test('ten releases of one computer at once free its place once', async () => {
  const { customerId, licenceId } = await owner()
  const bound = await devices.activateDevice({ customerId, licenceId, machine: machine('one'), at: AT })
  const device = bound.ok ? bound.device : ''
  const told = await Promise.all(
    Array.from({ length: 10 }, () => devices.deactivateDevice({ customerId, device, at: AT })),
  )
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
})

test('signing in on a computer binds it, and the calls list and release it for its owner alone', async () => {
  const [{ email, jar }, other] = [await owner(), await owner()]
  const client = (mac: string) =>
    shop.ask({ script: 'client.php', input: { email, password: PASSWORD, mac, os: 'win', name: 'Laptop' } })
  const first = await client('aa:bb:cc:dd:ee:01')
  expect(first.body.data).toMatchObject({ licences: [{ pid: 10337, plan: 'LFT', authorised: true }] })
  const second = await client('aa:bb:cc:dd:ee:02')
  expect(second.body.data).toMatchObject({ licences: [{ authorised: false, error: 'device_limit' }] })

  const all = await shop.ask({ script: 'device.php', a: 'get_all', method: 'GET', jar })
  expect(all.body.data).toMatchObject([
    { pid: 10337, plan: 'LFT', allow_num: 1, devices: [{ name: 'Laptop', os: 'win', mac: 'ee:01' }] },
  ])
  const { rows } = await shop.db.query<{ id: string }>(
    `select d.id from devices d join licences l on l.id = d.licence_id join customers c on c.id = l.customer_id
     where c.email = $1`,
    [email],
  )
  const removing = { script: 'device.php', a: 'delete', input: { device_id: rows[0]?.id } }
  expect((await shop.ask({ ...removing, jar: other.jar })).status).toBe(404)
  expect((await shop.ask(removing)).status).toBe(401)
  expect((await shop.ask({ ...removing, jar })).body.data).toEqual({ removed: true })
  expect((await shop.ask({ ...removing, jar })).status).toBe(404)
  expect((await shop.ask({ script: 'device.php', a: 'get_all', method: 'GET' })).status).toBe(401)
})
