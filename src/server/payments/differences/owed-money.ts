import { sendJob } from '../../jobs/send'
import { type Database, database, inTransaction } from '../../runtime/database'
import { writeOwedAlarm } from '../alarm'
import { type PaymentSession, SESSION_COLUMNS, sessionsOf } from '../sessions'

/** About half an hour of tries; they go on after the alarm. */
export const TRIES_BEFORE_ALARM = 10

/** Owes the money of a session until its payer has refunded it, whatever becomes of the job. */
export async function oweMoney(tx: Database, { id }: Pick<PaymentSession, 'id'>): Promise<void> {
  await tx.query(
    `update payment_sessions set owed_at = now(), given_back_at = null, return_tries = 0, return_tried_at = null,
       return_error = null, updated_at = now()
     where id = $1`,
    [id],
  )
  await sendJob(tx, 'return-payment', { session: id })
}

/** A session whose money is to go back and has not; undefined for any other. */
export async function owedSession(id: string): Promise<PaymentSession | undefined> {
  const [owed] = await sessionsOf(
    database,
    `select ${SESSION_COLUMNS} from payment_sessions s
     where s.id = $1 and s.owed_at is not null and s.given_back_at is null`,
    [id],
  )
  return owed
}

/** The payer has refunded it: the session owes nothing any more, and no try follows. */
export const markGivenBack = (id: string) =>
  database.query(
    'update payment_sessions set given_back_at = now(), return_error = null, updated_at = now() where id = $1',
    [id],
  )

/** The payer was asked and has not decided: it is looked at again, ever more rarely, and nobody is alarmed. Tries never go down: what was alarmed of once is not again. */
export const waitForApproval = (id: string) =>
  database.query(
    `update payment_sessions set return_tries = greatest(return_tries, least(return_tries + 1, $2)), return_tried_at = now(),
       return_error = 'The payment provider has yet to approve the refund.', updated_at = now()
     where id = $1 and given_back_at is null`,
    [id, TRIES_BEFORE_ALARM - 1],
  )

/** Counts a try that failed; the one that is one too many alarms support. */
export const markNotGivenBack = (session: PaymentSession, error: unknown): Promise<void> =>
  inTransaction(async tx => {
    const [failed] = await tx.query<{ tries: number }>(
      `update payment_sessions set return_tries = return_tries + 1, return_tried_at = now(), return_error = $2,
         updated_at = now()
       where id = $1 and given_back_at is null returning return_tries as tries`,
      [session.id, error instanceof Error ? error.message : String(error)],
    )
    if (failed?.tries === TRIES_BEFORE_ALARM) await writeOwedAlarm(tx, session, error)
  })

/** Refunds that should be done by now. The wait doubles with each failure, up to an hour. Claims them. */
export async function forgottenMoney(): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `update payment_sessions set return_tried_at = now() where id in (
       select id from payment_sessions where owed_at < now() - interval '10 seconds' and given_back_at is null
         and (return_tried_at is null
           or return_tried_at < now() - least(power(2, least(return_tries + 3, 12)), 3600) * interval '1 second')
       order by return_tries, owed_at limit 100 for update skip locked)
     returning id`,
  )
  return rows.map(({ id }) => id)
}
