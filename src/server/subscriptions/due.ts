import { dueOf } from '@/pricing/subscriptions'
import { type Database, database, inTransaction } from '../runtime/database'
import { log } from '../runtime/log/log'
import { subscriptionRules } from './rules'
import { lockSubscription } from './stored'
import { tell } from './tell'

/** How often each process looks. */
export const CLOCK_MS = 5_000

const MAX_AT_ONCE = 200

/**
 * Tells every subscription what is due at an instant (ms, DOMAIN 6): renewals, tries, notices and ends. Each is done once,
 * however many processes look; gives how many were told. One that fails is logged and waits for the next turn.
 */
export async function runSubscriptionClock(at: number): Promise<number> {
  const due = await database.query<{ id: string }>(
    'select id from subscriptions where due_at <= $1 order by due_at, id limit $2',
    [new Date(at), MAX_AT_ONCE],
  )
  let told = 0
  for (const { id } of due) {
    try {
      if (await inTransaction(tx => tellDue(tx, id, at))) told += 1
    } catch (error) {
      log.error({ error, subscription: id }, 'the clock could not tell a subscription what is due')
    }
  }
  return told
}

async function tellDue(tx: Database, id: string, at: number): Promise<boolean> {
  const free = await tx.query('select id from subscriptions where id = $1 for no key update skip locked', [
    id,
  ])
  const held = free.length > 0 ? await lockSubscription(tx, id) : undefined
  const due = held && dueOf(held.facts, await subscriptionRules(tx))
  if (!held || !due || due.at > at) return false
  return (await tell(tx, held, { on: due.on, at })).ok
}
