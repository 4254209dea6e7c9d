import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL

const letter = {
  reason: 'test:1',
  kind: 'test',
  to: 'reader@example.com',
  locale: 'en',
  subject: 'A letter',
  text: 'Hello.\n',
  redacted: 'Hello.\n',
} as const

test('a letter is written once per reason', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeLetter } = await import('@/server/emails/enqueue')
  expect(await inTransaction(tx => writeLetter(tx, letter))).toBe(true)
  expect(await inTransaction(tx => writeLetter(tx, { ...letter, subject: 'Again' }))).toBe(false)
  const { rows } = await db.query(`select subject from letters where reason = 'test:1'`)
  expect(rows).toEqual([{ subject: 'A letter' }])
})

test('without SMTP it is kept in the outbox for the admin to show', async () => {
  const { sendEmail: sendLetter } = await import('@/server/emails/send')
  const { rows } = await db.query(`select id from letters where reason = 'test:1'`)
  await sendLetter(rows[0].id)
  const after = await db.query(`select state, sent_at from letters where reason = 'test:1'`)
  expect(after.rows).toEqual([{ state: 'kept', sent_at: null }])
})

test('a letter of a transaction that fails was never written, and has no job', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeLetter } = await import('@/server/emails/enqueue')
  const failing = inTransaction(async tx => {
    await writeLetter(tx, { ...letter, reason: 'test:2' })
    throw new Error('crash')
  })
  await expect(failing).rejects.toThrow('crash')
  const { rows } = await db.query(
    `select (select count(*)::int from letters where reason = 'test:2') as letters,
            (select count(*)::int from jobs.job where name = 'send-letter') as jobs`,
  )
  expect(rows).toEqual([{ letters: 0, jobs: 1 }])
})
