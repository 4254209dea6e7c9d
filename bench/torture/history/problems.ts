import { endOf, STATES, type Subscription } from '@/pricing/subscriptions'
import type { FreshDatabase } from '../../fresh-database'

type Row = {
  id: string
  facts: Subscription
  /** Whether a bank holds, or took back, what was paid for it. */
  is_held: boolean
  licences: { pid: number; plan: string; state: string; expires: string | null }[]
}

/** `ended`: the subscriptions that were over before, with how many charges they had. */
type Looking = { at: number; ended: Map<string, number> }

/**
 * Where the licences of somebody's subscriptions do not work as the table of states says, two of them bill for one product, or
 * one that is over opens a charge or lives again.
 */
export async function problemsOf(
  db: Pick<FreshDatabase, 'query'>,
  customer: string,
  { at, ended }: Looking,
): Promise<string[]> {
  const { rows } = await db.query<Row>(
    `select s.id, s.facts,
       exists (select from orders o where o.subscription_id = s.id and o.dispute in ('open', 'lost')) as is_held,
       coalesce((select jsonb_agg(to_jsonb(l)) from licences l where l.subscription_id = s.id), '[]') as licences
     from subscriptions s where s.customer_id = $1`,
    [customer],
  )
  return [...rows.flatMap(row => [...accessProblems(row, at), ...revived(row, ended)]), ...doubled(rows)]
}

function revived({ id, facts: { state, charges } }: Row, ended: Map<string, number>): string[] {
  const before = ended.get(id)
  const isOver = !STATES[state].isBillable
  if (isOver) ended.set(id, charges.length)
  if (before === undefined) return []
  return isOver && charges.length === before
    ? []
    : [`over, then ${state} with ${charges.length} charges, not ${before}`]
}

function accessProblems({ facts, is_held, licences }: Row, at: number): string[] {
  const working = licences.filter(
    ({ state, expires }) => state === 'active' && (expires === null || Date.parse(expires) > at),
  )
  if (facts.state === 'upgraded') return is_held || isTakenBack(facts) ? [] : lifetimeProblems(facts, working)
  if (!STATES[facts.state].access)
    return working.length > 0 ? [`${facts.state} and ${working.length} licences work`] : []
  const end = endOf(facts)
  if (is_held || end <= at) return []
  return facts.items.flatMap(({ pid }) => {
    const own = working.filter(each => each.pid === pid && Date.parse(each.expires ?? '') === end)
    return own.length === 1 ? [] : [`${facts.state} and ${own.length} licences of ${pid} work to its end`]
  })
}

const isTakenBack = ({ charges }: Subscription): boolean =>
  charges.some(({ purpose, state }) => purpose === 'upgrade' && state === 'taken_back')

function lifetimeProblems({ items }: Subscription, working: Row['licences']): string[] {
  const own = working.filter(
    ({ pid, plan, expires }) => pid === items[0]?.pid && plan === 'LFT' && expires === null,
  )
  return own.length === 1 ? [] : [`upgraded and ${own.length} licences for life work`]
}

function doubled(rows: Row[]): string[] {
  const begun = rows.filter(({ facts: { state } }) => state !== 'incomplete' && STATES[state].isBillable)
  const products = begun.map(({ facts }) => facts.items[0]?.pid)
  return new Set(products).size === products.length ? [] : ['two subscriptions bill for one product']
}
