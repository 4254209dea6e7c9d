import type { TrialLine } from '../referral/settings'
import type { Database } from '../runtime/database'
import type { TrialKind } from './kinds'
import { trialsOf } from './stored-trials'

export type StoredTrial = { id: string; line: TrialLine; begins: number; ends: number }

/** `days` of 24 h; one trial is ever written per `key`. */
type NewTrial = {
  key: string
  customerId: string
  kind: TrialKind
  line: TrialLine
  days: number
  at: number
  orderId?: string
}

const DAY = 86_400_000

/** Begins when another of its line ends, so that no day is lost; undefined where the key has had its trial. */
export async function storeTrial(tx: Database, trial: NewTrial): Promise<StoredTrial | undefined> {
  const { key, customerId, kind, line, days, at, orderId } = trial
  const before = await trialsOf(tx, customerId)
  const running = before.filter(other => other.line === line && other.isValid).map(({ ends }) => ends)
  const begins = Math.max(at, ...running)
  const ends = begins + days * DAY
  const [stored] = await tx.query<{ id: string }>(
    `insert into trials (key, customer_id, kind, line, order_id, begins, ends)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
    [key, customerId, kind, line, orderId, new Date(begins), new Date(ends)],
  )
  return stored && { id: stored.id, line, begins, ends }
}
