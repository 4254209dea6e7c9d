import type { Client } from 'pg'

/** Earlier numbers are amounts, numbers of charges, ids. */
const FIRST_INSTANT = 1_000_000_000_000

/**
 * Makes everything of a subscription older by `ms`, as if it had begun that much earlier: the clock of a shop process cannot
 * be moved from outside.
 */
export async function age(db: Pick<Client, 'query'>, subscription: string, ms: number): Promise<void> {
  const { rows } = await db.query<{ facts: unknown }>('select facts from subscriptions where id = $1', [
    subscription,
  ])
  await db.query(
    `update subscriptions set facts = $2, period_start = period_start - $3::interval, period_end = period_end - $3::interval,
       access_until = access_until - $3::interval, due_at = due_at - $3::interval, version = version + 1 where id = $1`,
    [subscription, JSON.stringify(earlier(rows[0]?.facts, ms)), `${ms} milliseconds`],
  )
  await db.query('update licences set expires = expires - $2::interval where subscription_id = $1', [
    subscription,
    `${ms} milliseconds`,
  ])
}

function earlier(value: unknown, ms: number): unknown {
  if (typeof value === 'number') return value < FIRST_INSTANT ? value : value - ms
  if (Array.isArray(value)) return value.map(each => earlier(each, ms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, earlier(each, ms)]))
}
