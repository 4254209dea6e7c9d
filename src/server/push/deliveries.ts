import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'
import { type Database, database, inTransaction } from '../runtime/database'
import type { Outcome } from './outcome'

/** `attempts` identifies the claim: later ones have a higher number. */
export type Delivery = {
  id: string
  attempts: number
  registration: string
  endpoint: string
  auth: string
  pdhkey: string
  site: Site
  language: Locale
}

const BATCH = 25

/** Longer than a push service is waited for; with `PUSH_CLOCK_MS` this bounds the delay after a crash. */
const LEASE_SECONDS = 60

/** The next ones of a message that is being sent, for this caller alone until their lease ends. */
export const claimDeliveries = (message: string): Promise<Delivery[]> =>
  database.query<Delivery>(
    `with due as (
       select d.id from push_deliveries d join push_messages m on m.id = d.message_id
       where d.message_id = $1 and m.state = 'sending' and d.state = 'queued' and d.registration_id is not null
         and d.due_at <= now() and (d.leased_until is null or d.leased_until < now())
       order by d.due_at limit $2 for update of d skip locked)
     update push_deliveries d set leased_until = now() + make_interval(secs => $3), attempts = d.attempts + 1
     from due, push_registrations r where d.id = due.id and r.id = d.registration_id
     returning d.id, d.attempts, r.id as registration, r.endpoint, r.auth, r.pdhkey, r.site, r.language`,
    [message, BATCH, LEASE_SECONDS],
  )

/** Writes down what became of a claimed delivery, unless another has claimed it since; a browser that is gone is forgotten. */
export async function closeDelivery(delivery: Delivery, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'again') return postpone(delivery, outcome.after)
  await inTransaction(async tx => {
    await tx.query(
      `update push_deliveries set state = $3, leased_until = null, sent_at = now()
       where id = $1 and attempts = $2 and state in ('queued', 'stopped')`,
      [delivery.id, delivery.attempts, outcome.kind],
    )
    if (outcome.kind === 'gone')
      await tx.query('delete from push_registrations where id = $1 and endpoint = $2', [
        delivery.registration,
        delivery.endpoint,
      ])
  })
}

async function postpone({ id, attempts }: Delivery, seconds: number): Promise<void> {
  await database.query(
    `update push_deliveries set leased_until = null, due_at = now() + make_interval(secs => $3)
     where id = $1 and attempts = $2 and state = 'queued'`,
    [id, attempts, seconds],
  )
}

/** Those whose browser is gone since they were addressed: deleted accounts, consents taken back. */
export async function dropOrphans(message: string): Promise<void> {
  await database.query(
    `update push_deliveries set state = 'gone', sent_at = now()
     where message_id = $1 and state = 'queued' and registration_id is null`,
    [message],
  )
}

/** Seconds until the next delivery of a message is due; undefined where none waits. */
export async function secondsToNext(tx: Database, message: string): Promise<number | undefined> {
  const [next] = await tx.query<{ seconds: number | null }>(
    `select extract(epoch from min(greatest(due_at, leased_until)) - now())::float8 as seconds
     from push_deliveries where message_id = $1 and state = 'queued'`,
    [message],
  )
  return next?.seconds === null || next?.seconds === undefined ? undefined : Math.max(0, next.seconds)
}
