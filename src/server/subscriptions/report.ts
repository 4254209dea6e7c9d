import type { Currency } from '@/pricing'
import { monthsOf, RENEWING_PLANS, type State } from '@/pricing/subscriptions'
import { database } from '../runtime/database'

/** How many, and what they agreed to pay, as a month of it in minor units. */
export type Recurring = { count: number; monthly: number }
export type RevenueRow = { currency: Currency; active: Recurring; pastDue: Recurring }

/** `failed`: charges that were declined in the last seven days, the tries that took, and how many of them are unpaid. */
export type SubscriptionsReport = {
  pastDue: number
  unpaid: number
  failed: { charges: number; tries: number; unpaid: number }
  disputes: number
  revenue: RevenueRow[]
}

export const FAILED_MS = 7 * 24 * 3_600_000

/** What staff should know of subscriptions at an instant (ms), read from the rows as they are. */
export async function subscriptionsReport(at: number): Promise<SubscriptionsReport> {
  const [counts] = await database.query<Counts>(COUNTS, [new Date(at - FAILED_MS), new Date(at)])
  if (!counts) throw new Error('Subscriptions could not be counted.')
  const { past_due, unpaid, charges, tries, open, disputes } = counts
  return {
    ...{ pastDue: past_due, unpaid, disputes },
    failed: { charges, tries, unpaid: open },
    revenue: await recurringRevenue(),
  }
}

type Counts = Record<'past_due' | 'unpaid' | 'charges' | 'tries' | 'open' | 'disputes', number>

const COUNTS = `with declined as (
    select subscription_id, told ->> 'charge' as charge, count(*)::int as tries from subscription_events
    where name = 'declined' and outcome = 'done' and at > $1 and at <= $2 group by 1, 2)
  select (select count(*)::int from subscriptions where state = 'past_due') as past_due,
    (select count(*)::int from subscriptions where state = 'unpaid') as unpaid,
    (select count(*)::int from declined) as charges,
    (select coalesce(sum(tries), 0)::int from declined) as tries,
    (select count(*)::int from declined d join orders o on o.subscription_id = d.subscription_id and o.charge::text = d.charge
      where o.state not in ('paid', 'refunded')) as open,
    (select count(*)::int from orders where dispute = 'open') as disputes`

type Row = { currency: Currency; state: State; count: number; monthly: number }

/**
 * By currency: the prices agreed to for what renews, without options that were given up, discounts and taxes apart. Sums of
 * each currency are divided once, half up: a month of $149.90 a year and $19.90 a quarter is 19.13 (14990/12 + 1990/3 = 1912.5).
 */
async function recurringRevenue(): Promise<RevenueRow[]> {
  const months = RENEWING_PLANS.map(monthsOf)
  const rows = await database.query<Row>(REVENUE, [RENEWING_PLANS, months])
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map(currency => ({
    currency,
    active: recurringIn(rows, currency, 'active'),
    pastDue: recurringIn(rows, currency, 'past_due'),
  }))
}

function recurringIn(rows: readonly Row[], currency: Currency, state: State): Recurring {
  const row = rows.find(each => each.currency === currency && each.state === state)
  return { count: row?.count ?? 0, monthly: row?.monthly ?? 0 }
}

/**
 * Whole numbers throughout: twelfths of a month's price first, since every period is a part of twelve months. Those who hold
 * the same are counted before it is priced: of ten thousand subscriptions few differ.
 */
const REVENUE = `with held as (
    select currency, state, plan, facts -> 'items' as items, count(*) as holders from subscriptions
    where state in ('active', 'past_due') group by 1, 2, 3, 4),
  priced as (
    select h.currency, h.state, h.holders, 12 / p.months as times,
      (select coalesce(sum((i ->> 'price')::bigint), 0)::bigint from jsonb_array_elements(h.items) i
        where not (i ->> 'isGivenUp')::boolean) as price
    from held h join unnest($1::text[], $2::int[]) as p(plan, months) on p.plan = h.plan::text)
  select currency, state, sum(holders)::int as count, div(2 * sum(holders * price * times) + 12, 24)::float8 as monthly
  from priced group by currency, state order by currency, state`
