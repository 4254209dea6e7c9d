import { freshDatabase } from '@tests/support/database'
import { openMailbox } from '@tests/support/mailbox'
import { openSenders } from '@tests/support/senders'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'

const db = await freshDatabase()
const mailbox = await openMailbox()
Object.assign(process.env, { SMTP_URL: mailbox.url })
const { startSender, killSenders } = openSenders()
afterAll(() => mailbox.close())

async function write(to: string): Promise<void> {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeEmail } = await import('@/server/emails/enqueue')
  const email = {
    reason: `test:${to}`,
    kind: 'test',
    to,
    locale: 'en',
    subject: 'An email',
    text: 'Hello.\n',
    redacted: 'Hello.\n',
  } as const
  await inTransaction(tx => writeEmail(tx, email))
}

const rowOf = async (to: string) =>
  (await db.query('select state, attempts::int from emails where "to" = $1', [to])).rows[0]

const stateCounts = async () => {
  const { rows } = await db.query('select state, count(*)::int from emails group by state')
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

const arrived = (): (string | undefined)[] =>
  mailbox.emails.map(({ to }) => (Array.isArray(to) ? to[0]?.text : to?.text)).sort()

const others = Array.from({ length: 29 }, (_, index) => `reader-${index}@example.com`).sort()

test('thirty emails, one never answered: the others arrive meanwhile', async () => {
  mailbox.receive('slow@example.com', 'hang')
  await write('slow@example.com')
  for (const to of others) await write(to)
  startSender()
  await soon(() => expect(arrived()).toEqual(others))
  // What arrived is written down after it: who is killed between the two sends it again.
  await soon(async () => expect(await stateCounts()).toEqual({ queued: 1, sent: others.length }))
  expect(mailbox.hanging()).toBe(1)
  expect(await rowOf('slow@example.com')).toEqual({ state: 'queued', attempts: 1 })
})

test('a sender that is killed in the middle of an email leaves it to the next, and none arrives twice', async () => {
  await killSenders()
  mailbox.receive('slow@example.com', 'take')
  expect(await rowOf('slow@example.com')).toEqual({ state: 'queued', attempts: 1 })
  // Half a minute goes by: the lease that nobody renews is over. The job of the dead still counts as running.
  await db.query(`update emails set leased_until = now() - interval '1 second' where state = 'queued'`)
  startSender()
  await soon(async () => expect((await rowOf('slow@example.com')).state).toBe('sent'))
  expect(arrived()).toEqual([...others, 'slow@example.com'].sort())
})
