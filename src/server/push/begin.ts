import { sendJob } from '../jobs/send'
import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { addressTo } from './audience'
import { pushLinkProblem } from './link-problem'
import { textsOf } from './message'

/** How often each process looks for messages whose instant has come, and for those that nobody sends. */
export const PUSH_CLOCK_MS = 5_000

/** Under which two messages that begin at once are addressed one after the other: a browser gets one of them. */
const ADDRESSING = 727_062

/** Begins every message whose instant has come at `at` (ms), and goes on with those whose sender died. */
export async function keepPushMessages(at: number): Promise<void> {
  const due = await database.query<{ id: string }>(
    `select id from push_messages where state = 'scheduled' and (send_at is null or send_at <= $1) order by send_at`,
    [new Date(at)],
  )
  for (const { id } of due) await beginOrRefuse(id, at)
  await inTransaction(goOn)
}

/** The link was right when it was written; by now it may lead to nothing, or to a product for adults. */
async function beginOrRefuse(message: string, at: number): Promise<void> {
  const texts = await textsOf(message)
  const problems = await Promise.all(texts.map(({ href }) => pushLinkProblem(href, at)))
  const problem = problems.find(each => each !== null)
  if (problem) return refuse(message, problem.sentence)
  await inTransaction(tx => begin(tx, message, at))
}

async function refuse(message: string, sentence: string): Promise<void> {
  log.warn({ message, sentence }, 'a push message is not sent')
  await database.query(
    `update push_messages set state = 'stopped', note = $2, updated_at = now() where id = $1 and state = 'scheduled'`,
    [message, sentence],
  )
}

/** The state is the claim: of several processes one addresses the message and sends its job. */
async function begin(tx: Database, message: string, at: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [ADDRESSING])
  const [claimed] = await tx.query<{ id: string }>(
    `update push_messages set state = 'sending', begun_at = $2, updated_at = now()
     where id = $1 and state = 'scheduled' and (send_at is null or send_at <= $2) returning id`,
    [message, new Date(at)],
  )
  if (!claimed) return
  await addressTo(tx, message, at)
  await sendJob(tx, 'send-push-message', { message })
}

/**
 * Of those that are being sent, the ones that no job is for and nobody works on: a sender claims or closes deliveries all the
 * time, and its leases are of a minute.
 */
async function goOn(tx: Database): Promise<void> {
  const left = await tx.query<{ id: string }>(
    `select id from push_messages m where state = 'sending' and not exists (
       select from jobs.job j where j.name = 'send-push-message' and j.state < 'active' and j.data->>'message' = m.id::text)
       and not exists (select from push_deliveries d where d.message_id = m.id
         and (d.leased_until > now() + interval '45 seconds' or d.sent_at > now() - interval '15 seconds'))
     for update skip locked`,
  )
  for (const { id } of left) await sendJob(tx, 'send-push-message', { message: id })
}
