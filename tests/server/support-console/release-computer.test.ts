import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, logOf, someCustomer } from '@tests/support/desk'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { releaseComputer } = await import('@/server/support-console/release-computer')
const { activateDevice } = await import('@/server/devices/activate')
const { deviceGroupsOf } = await import('@/server/devices/of-customer')
const { customerFile } = await import('@/server/support-console/customer-file')

const machine = (id: string) => ({ id, name: `${id}’s PC`, os: 'win' as const })

/** A customer whose one seat is taken. */
async function whoIsLockedOut() {
  const customer = await someCustomer(db)
  const { id: licenceId, number } = await buySuite(db, { email: customer.email, customerId: customer.id })
  const bind = (id: string) =>
    activateDevice({ customerId: customer.id, licenceId, machine: machine(id), at: Date.now() })
  const bound = await bind('old')
  if (!bound.ok) throw new Error('The computer has no seat')
  return { customer, licenceId, number, bind, device: bound.device }
}

test('a computer is released: it is signed off, its place is free, and the month’s own releases are left', async () => {
  const { customer, number, bind, device } = await whoIsLockedOut()
  expect(await bind('new')).toEqual({ ok: false, why: 'device_limit' })
  const done = await releaseComputer(device, acting({ reason: 'The disk broke' }))
  expect(done).toMatchObject({ outcome: 'done', detail: expect.not.stringContaining('old’s PC') })
  const [group] = await deviceGroupsOf(customer.id, Date.now())
  expect(group).toMatchObject({ devices: [], places: 1, releasesLeft: 3 })
  expect(await bind('new')).toMatchObject({ ok: true, isNew: true })
  expect(await bind('old')).toEqual({ ok: false, why: 'device_limit' })
  const file = await customerFile({ customer: customer.id }, Date.now())
  expect(file?.licences[0]?.devices).toMatchObject([
    { name: 'new’s PC', releasedAt: null, bySupport: false },
    { id: device, releasedAt: expect.any(Number), bySupport: true },
  ])
  expect(file?.audit[0]).toMatchObject({ action: 'release_computer', record: `devices/${device}` })
  expect((await logOf(db, number)).at(-1)).toMatchObject({
    action: 'release_computer',
    outcome: 'done',
    reason: 'The disk broke',
  })
})

test('it is released also after the month’s own releases are used up', async () => {
  const { licenceId, device } = await whoIsLockedOut()
  for (const name of ['a', 'b', 'c'])
    await db.query(
      `insert into devices (licence_id, device_hash, name, os, bound_at, last_seen_at, released_at)
       values ($1, $2, $2, 'win', now(), now(), now())`,
      [licenceId, name],
    )
  expect(await releaseComputer(device, acting())).toMatchObject({ outcome: 'done' })
})

test('a double click is one release, and an older screen is refused', async () => {
  const { device, number } = await whoIsLockedOut()
  const same = acting()
  const twice = await Promise.all([releaseComputer(device, same), releaseComputer(device, same)])
  expect(twice.map(each => each?.outcome)).toEqual(['done', 'done'])
  expect(await releaseComputer(device, acting())).toMatchObject({
    outcome: 'refused',
    code: 'already_released',
  })
  expect((await logOf(db, number)).map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
})

test('what is no computer is not there', async () => {
  expect(await releaseComputer(randomUUID(), acting())).toBeUndefined()
  expect(await releaseComputer('nonsense', acting())).toBeUndefined()
})
