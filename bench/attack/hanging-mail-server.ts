import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Mailbox, openMailbox } from '../../tests/support/mailbox'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const EMAILS = 29
const PATIENCE_MS = 120_000

export const attack: Attack = {
  does: 'has one email of thirty never answered by the mail server, one refused for good and one for now',
  run: () =>
    withFreshDatabase(async db => {
      const mailbox = await openMailbox()
      Object.assign(process.env, { SMTP_URL: mailbox.url })
      return send(db, mailbox).finally(() => mailbox.close())
    }),
}

async function send(db: FreshDatabase, mailbox: Mailbox): Promise<Row[]> {
  mailbox.receive('hanging@example.com', 'hang')
  mailbox.receive('never@example.com', 550)
  mailbox.receive('later@example.com', 451)
  const others = Array.from({ length: EMAILS }, (_, index) => `reader-${index}@example.com`)
  for (const to of ['hanging', 'never', 'later']) await write(`${to}@example.com`)
  for (const to of others) await write(to)
  const { startServer } = await import('@/server/startup/start')
  await startServer()
  const began = Date.now()
  const arrived = () => mailbox.emails.length
  while (arrived() < EMAILS && Date.now() - began < PATIENCE_MS) await pause(20)
  const held = mailbox.hanging() === 1
  const took = `${((Date.now() - began) / 1000).toFixed(1)} s`
  while ((await stateOf(db, 'later')).attempts < 1 && Date.now() - began < PATIENCE_MS) await pause(20)
  const [never, later] = [await stateOf(db, 'never'), await stateOf(db, 'later')]
  const { stopJobs } = await import('@/server/jobs/work')
  const { closeDatabase } = await import('@/server/runtime/database')
  await stopJobs()
  await closeDatabase()
  return [
    {
      what: 'emails that arrived while one was never answered',
      figure: `${arrived()} of ${EMAILS} in ${took}`,
      holds: held && arrived() === EMAILS,
    },
    {
      what: 'an email refused with 550',
      ...told(never),
      holds: never.state === 'failed' && never.attempts === 1,
    },
    { what: 'an email refused with 451', ...told(later), holds: later.state === 'queued' },
  ]
}

type State = { state: string; attempts: number }

const told = ({ state, attempts }: State) => ({
  figure: `${state} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
})

async function write(to: string): Promise<void> {
  const { inTransaction } = await import('@/server/runtime/database')
  const { enqueueEmail: writeEmail } = await import('@/server/emails/enqueue')
  const text = { subject: 'An email', text: 'Hello.\n', redacted: 'Hello.\n' }
  await inTransaction(tx =>
    writeEmail(tx, { reason: randomUUID(), kind: 'attack', to, locale: 'en', ...text }),
  )
}

async function stateOf(db: FreshDatabase, name: string): Promise<State> {
  const { rows } = await db.query<State>('select state, attempts::int from emails where "to" = $1', [
    `${name}@example.com`,
  ])
  if (!rows[0]) throw new Error(`No email to ${name} was written.`)
  return rows[0]
}
