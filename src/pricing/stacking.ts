import { compareKeys } from './compare'
import type { SettingsRow } from './rows'

export type Kind = 'offer' | 'campaign' | 'coupon'
export type Applied = { kind: Kind; rule: string; price: number }
export type Refusal = { rule: string; kind: Kind; because: string[] }

/** A `num` coupon that holds: what it takes off, and the group of which only one may. */
export type AmountOff = { kind: Kind; rule: string; off: number; group: string | undefined }

/** Everything that may decide a price; `prices` and `amountsOff` each hold offers first, then campaigns, then the coupon. */
export type Contest = {
  selling: number
  prices: readonly Applied[]
  amountsOff: readonly AmountOff[]
  stacking: SettingsRow['stacking']
}
export type Outcome = { price: number; applied: Applied[]; beaten: Refusal[] }

const TIE_ORDER: Readonly<Record<Kind, number>> = { offer: 0, campaign: 1, coupon: 2 }

/** Stacking (DOMAIN 5): the lowest price wins, then `num` coupons take off theirs; never below 0. */
export function settle({ selling, prices, amountsOff, stacking }: Contest): Outcome {
  if (stacking === 'best_then_num' || amountsOff.length === 0) return takeOff(lowest(prices), amountsOff)
  const off = amountsOff.map(({ kind, rule, off }) => ({ kind, rule, price: Math.max(0, selling - off) }))
  return lowest([...prices, ...off].sort((a, b) => TIE_ORDER[a.kind] - TIE_ORDER[b.kind]))
}

export function refusal({ kind, rule }: Pick<Refusal, 'kind' | 'rule'>, because: string): Refusal {
  return { rule, kind, because: [because] }
}

/** Of equally low prices the first named wins. */
function lowest(prices: readonly Applied[]): Outcome {
  const winner = prices.reduce((best, next) => (next.price < best.price ? next : best))
  const beaten = prices.filter(price => price !== winner).map(price => refusal(price, 'not_better'))
  return { price: winner.price, applied: [winner], beaten }
}

function takeOff(outcome: Outcome, amountsOff: readonly AmountOff[]): Outcome {
  const taken = new Set<string>()
  for (const amountOff of amountsOff.length > 1 ? [...amountsOff].sort(byAmount) : amountsOff) {
    const { kind, rule, off, group } = amountOff
    if (off === 0 || outcome.price === 0 || (group !== undefined && taken.has(group))) {
      outcome.beaten.push(refusal(amountOff, 'not_better'))
      continue
    }
    if (group !== undefined) taken.add(group)
    outcome.price = Math.max(0, outcome.price - off)
    outcome.applied.push({ kind, rule, price: outcome.price })
  }
  return outcome
}

function byAmount(a: AmountOff, b: AmountOff): number {
  return b.off - a.off || TIE_ORDER[a.kind] - TIE_ORDER[b.kind] || compareKeys(a.rule, b.rule)
}
