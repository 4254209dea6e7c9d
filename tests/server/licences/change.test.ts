import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { emailsTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const licences = await import('@/server/licences/change')
const inTransaction = (await import('@/server/runtime/database')).inTransaction

const why = { reason: 'The key stands in a forum', by: 'desk@example.com' }

async function stored(key: string) {
  const { rows } = await db.query('select id, key, state from licences where key = $1', [key])
  return rows[0]
}

async function bindComputer(licence: string) {
  await db.query(
    `insert into devices (licence_id, device_hash, name, os, bound_at, last_seen_at)
     values ($1, 'hash', 'Study', 'win', now(), now())`,
    [licence],
  )
}

test('a revoked licence is gone, a second time is refused with what its state allows', async () => {
  const { key } = await storePurchase(db, { email: 'revoked@example.com' })
  const { id } = await stored(key)
  const revoke = () => inTransaction(tx => licences.revokeLicence(tx, { licence: id, ...why }))
  expect(await revoke()).toEqual({ ok: true, state: 'revoked' })
  expect(await revoke()).toEqual({
    ok: false,
    why: 'not_allowed',
    state: 'revoked',
    allowed: ['restore', 'refund'],
  })
  expect(await stored(key)).toMatchObject({ state: 'revoked' })
  expect(await inTransaction(tx => licences.restoreLicence(tx, { licence: id, ...why }))).toEqual({
    ok: true,
    state: 'active',
  })
})

test('a reissued licence has another key, its old one is nobody’s, and its places are free', async () => {
  const { key } = await storePurchase(db, { email: 'reissued@example.com' })
  const { id } = await stored(key)
  await bindComputer(id)
  const reissued = await inTransaction(tx => licences.reissueLicence(tx, { licence: id, ...why }))
  if (!reissued.ok) throw new Error(reissued.why)
  expect(reissued.previousKey).toBe(key)
  expect(await stored(key)).toBeUndefined()
  expect(await stored(reissued.key)).toMatchObject({ id, state: 'active' })
  const { rows } = await db.query('select 1 from devices where licence_id = $1', [id])
  expect(rows).toEqual([])
  const [email] = await emailsTo(db, 'reissued@example.com')
  expect(email).toMatchObject({ kind: 'reissued', subject: 'Your new license key for Netflix Downloader' })
  expect(email?.text).toContain(reissued.key)
  expect(email?.text).toMatch(/Download Tidemark Video for Windows:\nhttp\S+\/downloading/)
})

test('a refunded licence gets no new key, and one that is not there is not found', async () => {
  const { key } = await storePurchase(db, { email: 'refunded@example.com', state: 'refunded' })
  const { id } = await stored(key)
  const reissue = (licence: string) => inTransaction(tx => licences.reissueLicence(tx, { licence, ...why }))
  expect(await reissue(id)).toMatchObject({ ok: false, state: 'refunded', allowed: [] })
  expect(await stored(key)).toBeDefined()
  expect(await reissue('no-such-licence')).toEqual({ ok: false, why: 'not_found' })
})

test('what fails after a change in its transaction undoes the change', async () => {
  const { key } = await storePurchase(db, { email: 'rolled-back@example.com' })
  const { id } = await stored(key)
  const failing = inTransaction(async tx => {
    await licences.revokeLicence(tx, { licence: id, ...why })
    throw new Error('no audit row')
  })
  await expect(failing).rejects.toThrow('no audit row')
  expect(await stored(key)).toMatchObject({ state: 'active' })
})
