import type { Currency } from '@/pricing'
import { GROUPS, type Group } from '@/site/experiment'
import { database } from '../runtime/database'
import { type Difference, differenceOf, isEnough } from './interval'

/** `revenue` in minor units per currency, what went back taken off. */
export type GroupResult = {
  group: Group
  visitors: number
  orders: number
  revenue: { currency: Currency; amount: number }[]
}

/** `difference` is null while there is not enough to say. */
export type ExperimentResults = { groups: GroupResult[]; difference: Difference | null }

/** Visitors, paid orders and revenue of both groups so far; renewals of a subscription are no decision of a visitor. */
export async function experimentResults(key: string): Promise<ExperimentResults> {
  const [visitors, sold] = await Promise.all([visitorsOf(key), soldOf(key)])
  const groups = GROUPS.map(group => {
    const own = sold.filter(row => row.group === group)
    return {
      group,
      visitors: visitors.find(row => row.group === group)?.visitors ?? 0,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      revenue: own.map(({ currency, amount }) => ({ currency, amount })),
    }
  })
  const [a, b] = groups
  return { groups, difference: a && b && isEnough(a, b) ? differenceOf(a, b) : null }
}

const visitorsOf = (key: string) =>
  database.query<{ group: string; visitors: number }>(
    `select "group", count(*)::int as visitors from experiment_visitors where experiment = $1 group by 1`,
    [key],
  )

const soldOf = (key: string) =>
  database.query<{ group: string; currency: Currency; orders: number; amount: number }>(
    `select groups->>$1 as "group", currency, count(*)::int as orders, sum(total - refunded)::float8 as amount
     from orders where groups ? $1 and paid_at is not null and coalesce(charge, 1) = 1
     group by 1, 2 order by 2`,
    [key],
  )
