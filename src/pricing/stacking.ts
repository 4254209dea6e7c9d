import { compareKeys } from './compare'
import type { SettingsRow } from './rows'

export type Kind = 'offer' | 'campaign' | 'coupon'
export type Applied = { kind: Kind; rule: string; price: number }
export type Refusal = { rule: string; kind: Kind; because: string[] }

/** A `num` coupon that holds; of a group only one may apply. */
export type AmountOff = { kind: Kind; rule: string; off: number; group: string | undefined }

export type Contest = {
  readonly selling: number
  readonly stacking: SettingsRow['stacking']
  /** Never empty: the selling price is an offer. */
  readonly offers: readonly Applied[]
  readonly coupons: readonly Applied[]
  readonly amountsOff: readonly AmountOff[]
  readonly refused: readonly Refusal[]
}
/** `applied`: the winner, then what was taken off; `refused`: the rest. */
export type Outcome = { price: number; applied: Applied[]; refused: Refusal[] }

const TIE_ORDER: Readonly<Record<Kind, number>> = { offer: 0, campaign: 1, coupon: 2 }

/** Stacking (DOMAIN 5): the lowest price wins, then `num` coupons are taken off; never below 0. */
export function settle(contest: Contest): Outcome {
  const { amountsOff, coupons, stacking } = contest
  if (amountsOff.length === 0) return bestOf(contest, coupons)
  if (stacking === 'best_only') return bestOf(contest, withPrices(contest))
  return takeOff(bestOf(contest, coupons), inOrder(amountsOff))
}

/** A candidate that was not applied, with the reason's code. */
export function refusal(kind: Kind, rule: string, because: string): Refusal {
  return { rule, kind, because: [because] }
}

/** The first of the lowest prices. */
export function lowest<T extends Applied>(prices: readonly T[]): T | undefined {
  let best = prices[0]
  for (const price of prices) if (best && price.price < best.price) best = price
  return best
}

function bestOf({ offers, refused: unfit }: Contest, coupons: readonly Applied[]): Outcome {
  const offer = lowest(offers)
  const coupon = lowest(coupons)
  const winner = offer && coupon && coupon.price < offer.price ? coupon : offer
  if (!winner) throw new Error('no offer to sell at')
  const refused = unfit.slice()
  addBeaten(refused, offers, winner)
  addBeaten(refused, coupons, winner)
  const { kind, rule, price } = winner
  return { price, applied: [{ kind, rule, price }], refused }
}

function addBeaten(refused: Refusal[], prices: readonly Applied[], winner: Applied): void {
  for (const price of prices)
    if (price !== winner) refused.push(refusal(price.kind, price.rule, 'not_better'))
}

/** Under `best_only` an amount off competes as a price of its own. */
function withPrices({ selling, coupons, amountsOff }: Contest): Applied[] {
  const priced = amountsOff.map(({ kind, rule, off }) => ({ kind, rule, price: Math.max(0, selling - off) }))
  return [...coupons, ...priced].sort((a, b) => TIE_ORDER[a.kind] - TIE_ORDER[b.kind])
}

function takeOff(outcome: Outcome, amountsOff: readonly AmountOff[]): Outcome {
  const groups: string[] = []
  for (const { kind, rule, off, group } of amountsOff) {
    if (off === 0 || outcome.price === 0 || (group !== undefined && groups.includes(group))) {
      outcome.refused.push(refusal(kind, rule, 'not_better'))
      continue
    }
    if (group !== undefined) groups.push(group)
    outcome.price = Math.max(0, outcome.price - off)
    outcome.applied.push({ kind, rule, price: outcome.price })
  }
  return outcome
}

function inOrder(amountsOff: readonly AmountOff[]): readonly AmountOff[] {
  return amountsOff.length === 1 ? amountsOff : [...amountsOff].sort(byAmount)
}

function byAmount(a: AmountOff, b: AmountOff): number {
  return b.off - a.off || TIE_ORDER[a.kind] - TIE_ORDER[b.kind] || compareKeys(a.rule, b.rule)
}
