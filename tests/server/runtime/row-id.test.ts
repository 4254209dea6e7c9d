import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

await freshDatabase()
const { rowId } = await import('@/server/runtime/row-id')
const { billsOf } = await import('@/server/accounts/bills')
const { activateDevice } = await import('@/server/devices/activate')
const { deactivateDevice } = await import('@/server/devices/deactivate')
const { unbindToken } = await import('@/server/devices/token')
const { endSession } = await import('@/server/sessions/session-list')
const { ownFile } = await import('@/server/storage/ticket-files')
const { heldPlanOf } = await import('@/server/subscriptions/held-plan')

const customerId = randomUUID()
const at = Date.now()
const machine = { id: 'a machine', name: 'a name', os: 'win' } as const

const NO_IDS = [
  '',
  'x',
  '42',
  `'`,
  '0',
  `${randomUUID()}0`,
  `{${randomUUID()}}`,
  `${randomUUID()}\n`,
  '🙂',
  '\0',
]

test.each(NO_IDS)('what is no id (%j) is that of no row, and no error', async id => {
  expect(await ownFile(customerId, id)).toBeUndefined()
  expect(await endSession(customerId, id)).toBe(false)
  expect(await heldPlanOf({ customerId, id }, at)).toBeUndefined()
  expect(await billsOf({ customerId, start: 0, licence: id })).toEqual({ bills: [], next: null })
  expect(await unbindToken({ customerId, token: 'a machine', licence: id, at })).toEqual([])
  const notFound = { ok: false, why: 'not_found' }
  expect(await deactivateDevice({ customerId, device: id, at })).toEqual(notFound)
  expect(await activateDevice({ customerId, licenceId: id, machine, at })).toEqual(notFound)
})

test('an id stays what it is, in whatever case it is written', () => {
  const id = randomUUID()
  expect(rowId(id)).toBe(id)
  expect(rowId(id.toUpperCase())).toBe(id.toUpperCase())
})
