import { type Currencies, type Currency, isLargeStep, type OddOrder, oddOrders, type Plan } from '@/pricing'
import { shownAmounts } from './amounts'
import { amountsWith, rowsByPlan, type SetRow } from './planned'
import type { StoredPlan } from './plans'

type Step = { before: number; after: number }
/** In minor units, stored or converted. `isLarge`: one of both changes by more than 30 %. */
export type ShownChange = { currency: Currency; selling: Step; list: Step; isLarge: boolean }
export type ShownPlan = { plan: StoredPlan; changes: ShownChange[] }

/** What each plan costs in every currency before a set and after it. */
export function shownPlans(
  plans: readonly StoredPlan[],
  rows: readonly SetRow[],
  currencies: Currencies,
): ShownPlan[] {
  const byPlan = rowsByPlan(rows)
  return plans.map(plan => {
    const own = byPlan.get(plan.id) ?? []
    const before = shownAmounts(amountsWith(plan, own, 'before'), currencies)
    const after = shownAmounts(amountsWith(plan, own, 'after'), currencies)
    return { plan, changes: before.flatMap((was, at) => changeOf(was, after[at])) }
  })
}

type Amount = ReturnType<typeof shownAmounts>[number]

function changeOf(was: Amount, is: Amount | undefined): ShownChange[] {
  if (!is) return []
  const selling = { before: was.selling, after: is.selling }
  const list = { before: was.list, after: is.list }
  return [{ currency: was.currency, selling, list, isLarge: isLargeStep(selling) || isLargeStep(list) }]
}

/** How much more a price is, in percent; below zero where it is less. */
export const percentOf = ({ before, after }: Step): number =>
  before === 0 ? 0 : ((after - before) / before) * 100

export type Extremes = Record<'largest' | 'smallest', { plan: StoredPlan; percent: number }>

/** The plans whose selling price in USD changes most and least. */
export function extremesOf(shown: readonly ShownPlan[]): Extremes | undefined {
  const sizes = shown
    .flatMap(({ plan, changes }) =>
      changes
        .filter(({ currency }) => currency === 'USD')
        .map(({ selling }) => ({ plan, percent: percentOf(selling) })),
    )
    .sort((one, other) => Math.abs(other.percent) - Math.abs(one.percent))
  const [largest, smallest] = [sizes[0], sizes.at(-1)]
  return largest && smallest ? { largest, smallest } : undefined
}

/** `wasThere`: it is odd without the set too. */
export type Oddity = OddOrder & { product: StoredPlan; wasThere: boolean }

/** Of each product of a set, what would cost less though it gives more, in any currency; with the plans that the set leaves as they are. */
export function odditiesOf(
  all: readonly StoredPlan[],
  rows: readonly SetRow[],
  currencies: Currencies,
): Oddity[] {
  const byPlan = rowsByPlan(rows)
  const products = new Set(all.filter(({ id }) => byPlan.has(id)).map(({ pid }) => pid))
  const plansOf = Map.groupBy(all, ({ pid }) => pid)
  return [...products].flatMap(pid => {
    const plans = shownPlans(plansOf.get(pid) ?? [], rows, currencies)
    const [before, after] = (['before', 'after'] as const).map(side => oddIn(plans, side))
    const product = plans[0]?.plan
    return (after ?? []).flatMap(odd =>
      product ? [{ ...odd, product, wasThere: (before ?? []).some(was => isSame(was, odd)) }] : [],
    )
  })
}

const isSame = (one: OddOrder, other: OddOrder) => one.less === other.less && one.more === other.more

function oddIn(plans: readonly ShownPlan[], side: 'before' | 'after'): OddOrder[] {
  const currencies = plans[0]?.changes.map(({ currency }) => currency) ?? []
  const found = currencies.flatMap(currency => oddOrders(pricesIn(plans, currency, side)))
  return found.filter((odd, at) => found.findIndex(each => isSame(each, odd)) === at)
}

const pricesIn = (plans: readonly ShownPlan[], currency: Currency, side: 'before' | 'after') =>
  new Map<Plan, number>(
    plans.flatMap(({ plan, changes }) =>
      changes
        .filter(each => each.currency === currency)
        .map(({ selling }) => [plan.plan, selling[side]] as const),
    ),
  )
