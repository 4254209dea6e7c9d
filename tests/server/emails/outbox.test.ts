import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()
delete process.env.SMTP_URL

const email = {
  reason: 'test:1',
  kind: 'test',
  to: 'reader@example.com',
  locale: 'en',
  subject: 'An email',
  text: 'Hello.\n',
  redacted: 'Hello.\n',
} as const

test('an email is written once per reason', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeEmail } = await import('@/server/emails/enqueue')
  expect(await inTransaction(tx => writeEmail(tx, email))).toBe(true)
  expect(await inTransaction(tx => writeEmail(tx, { ...email, subject: 'Again' }))).toBe(false)
  const { rows } = await db.query(`select subject from emails where reason = 'test:1'`)
  expect(rows).toEqual([{ subject: 'An email' }])
})

test('without SMTP it is kept in the outbox for the admin to show', async () => {
  const { sendEmail } = await import('@/server/emails/send')
  const { rows } = await db.query(`select id from emails where reason = 'test:1'`)
  await sendEmail(rows[0].id)
  const after = await db.query(`select state, sent_at from emails where reason = 'test:1'`)
  expect(after.rows).toEqual([{ state: 'kept', sent_at: null }])
})

test('an email of a transaction that fails was never written, and has no job', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeEmail } = await import('@/server/emails/enqueue')
  const failing = inTransaction(async tx => {
    await writeEmail(tx, { ...email, reason: 'test:2' })
    throw new Error('crash')
  })
  await expect(failing).rejects.toThrow('crash')
  const { rows } = await db.query(
    `select (select count(*)::int from emails where reason = 'test:2') as emails,
            (select count(*)::int from jobs.job where name = 'send-email') as jobs`,
  )
  expect(rows).toEqual([{ emails: 0, jobs: 1 }])
})
