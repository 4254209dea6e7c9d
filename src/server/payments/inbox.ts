import type { ProviderName } from '@/pricing'
import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { type PaymentEvent, type PaymentNotice, paymentEvent, paymentNotice } from './provider'

type Incoming = PaymentEvent | PaymentNotice

export type ClaimedEvent = { id: string; provider: ProviderName; event: PaymentEvent }

/**
 * Stores events, each once, and sends jobs for the new ones (ARCHITECTURE, flow 3). Gives the ids of those not
 * applied yet.
 */
export async function storeEvents(
  tx: Database,
  provider: ProviderName,
  events: readonly Incoming[],
): Promise<string[]> {
  for (const event of events) await storeEvent(tx, provider, event)
  const waiting = await tx.query<{ id: string }>(
    `select id from payment_events where provider = $1 and event_id = any($2) and applied_at is null
     order by created_at, id`,
    [provider, events.map(({ id }) => id)],
  )
  return waiting.map(({ id }) => id)
}

const rowOf = (event: Incoming) =>
  event.type === 'noticed'
    ? { type: event.told, session: event.about }
    : { type: event.type, session: event.session }

async function storeEvent(tx: Database, provider: ProviderName, event: Incoming): Promise<void> {
  const { type, session } = rowOf(event)
  const [stored] = await tx.query<{ id: string }>(
    `insert into payment_events (provider, event_id, type, session, payload) values ($1, $2, $3, $4, $5)
     on conflict (provider, event_id) do nothing returning id`,
    [provider, event.id, type, session, JSON.stringify(event)],
  )
  if (stored) await sendJob(tx, 'apply-payment', { event: stored.id })
}

/** A stored notice that nobody has followed yet. */
export async function waitingNotice(
  db: Database,
  id: string,
): Promise<{ provider: ProviderName; notice: PaymentNotice } | undefined> {
  const [row] = await db.query<{ provider: ProviderName; payload: unknown }>(
    `select provider, payload from payment_events
     where id = $1 and applied_at is null and payload->>'type' = 'noticed'`,
    [id],
  )
  return row && { provider: row.provider, notice: paymentNotice.parse(row.payload) }
}

/** False where it was applied meanwhile. */
export async function claimNotice(tx: Database, id: string): Promise<boolean> {
  const claimed = await tx.query(
    `update payment_events set applied_at = now(), attempts = attempts + 1, error = null, updated_at = now()
     where id = $1 and applied_at is null returning id`,
    [id],
  )
  return claimed.length > 0
}

/** Takes an event for this transaction alone; undefined where it was applied already. Throws where it cannot be read. */
export async function claimEvent(tx: Database, id: string): Promise<ClaimedEvent | undefined> {
  const [row] = await tx.query<{ provider: ProviderName; payload: unknown }>(
    `update payment_events set applied_at = now(), attempts = attempts + 1, error = null, updated_at = now()
     where id = $1 and applied_at is null returning provider, payload`,
    [id],
  )
  return row && { id, provider: row.provider, event: paymentEvent.parse(row.payload) }
}

/** Notes what became of an event; it was claimed in the same transaction. */
export async function closeEvent(tx: Database, id: string, orderId: string | undefined, outcome: string) {
  await tx.query('update payment_events set order_id = $2, outcome = $3 where id = $1', [
    id,
    orderId,
    outcome,
  ])
}

/** Records why an event failed; it stays unclaimed. Gives its number of attempts, undefined if applied by now. */
export async function failEvent(db: Database, id: string, error: unknown): Promise<number | undefined> {
  const [failed] = await db.query<{ attempts: number }>(
    `update payment_events set attempts = attempts + 1, error = $2, updated_at = now()
     where id = $1 and applied_at is null returning attempts::int`,
    [id, error instanceof Error ? error.message : String(error)],
  )
  return failed?.attempts
}

/**
 * Events whose job should have run. The wait doubles with each failure, up to an hour; those with fewer failures go
 * first, so that a hopeless one delays nobody.
 */
export async function forgottenEvents(db: Database): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from payment_events where applied_at is null and created_at < now() - interval '10 seconds'
       and (attempts = 0 or updated_at < now() - least(power(2, least(attempts, 12)), 3600) * interval '1 second')
     order by attempts, created_at limit 100`,
  )
  return rows.map(({ id }) => id)
}
