import { compareKeys } from './compare'
import type { SettingsRow } from './rows'

export type Kind = 'offer' | 'campaign' | 'coupon'
export type Applied = { kind: Kind; rule: string; price: number }
export type Refusal = { rule: string; kind: Kind; because: string[] }

/** A `num` coupon that holds: what it takes off, and the group of which only one may. */
export type AmountOff = { kind: Kind; rule: string; off: number; group: string | undefined }

/** What competes for a price, each list in the order in which ties are settled: offers, campaigns, the coupon. */
export type Contest = {
  readonly selling: number
  readonly stacking: SettingsRow['stacking']
  /** Never empty: the selling price itself is an offer. */
  readonly offers: readonly Applied[]
  readonly coupons: readonly Applied[]
  readonly amountsOff: readonly AmountOff[]
}
/** `applied` is the winner, then what was taken off; `beaten` are all the others. */
export type Outcome = { price: number; applied: Applied[]; beaten: Refusal[] }

const TIE_ORDER: Readonly<Record<Kind, number>> = { offer: 0, campaign: 1, coupon: 2 }

/** Stacking (DOMAIN 5): the lowest price wins, then `num` coupons take off theirs; never below 0. */
export function settle(contest: Contest): Outcome {
  const { amountsOff } = contest
  if (amountsOff.length === 0) return bestOf(contest.offers, contest.coupons)
  if (contest.stacking === 'best_only') return bestOf(contest.offers, withPrices(contest))
  return takeOff(bestOf(contest.offers, contest.coupons), inOrder(amountsOff))
}

export function refusal(kind: Kind, rule: string, because: string): Refusal {
  return { rule, kind, because: [because] }
}

/** The first of the lowest prices. */
export function lowest<T extends Applied>(prices: readonly T[]): T | undefined {
  let best = prices[0]
  for (const price of prices) if (best && price.price < best.price) best = price
  return best
}

function bestOf(offers: readonly Applied[], coupons: readonly Applied[]): Outcome {
  const offer = lowest(offers)
  const coupon = lowest(coupons)
  const winner = offer && coupon && coupon.price < offer.price ? coupon : offer
  if (!winner) throw new Error('no offer to sell at')
  const beaten: Refusal[] = []
  addBeaten(beaten, offers, winner)
  addBeaten(beaten, coupons, winner)
  const { kind, rule, price } = winner
  return { price, applied: [{ kind, rule, price }], beaten }
}

function addBeaten(beaten: Refusal[], prices: readonly Applied[], winner: Applied): void {
  for (const price of prices) if (price !== winner) beaten.push(refusal(price.kind, price.rule, 'not_better'))
}

/** Where nothing comes after the best price, an amount off competes as a price of its own. */
function withPrices({ selling, coupons, amountsOff }: Contest): Applied[] {
  const priced = amountsOff.map(({ kind, rule, off }) => ({ kind, rule, price: Math.max(0, selling - off) }))
  return [...coupons, ...priced].sort((a, b) => TIE_ORDER[a.kind] - TIE_ORDER[b.kind])
}

function takeOff(outcome: Outcome, amountsOff: readonly AmountOff[]): Outcome {
  const groups = new Set<string>()
  for (const { kind, rule, off, group } of amountsOff) {
    if (off === 0 || outcome.price === 0 || (group !== undefined && groups.has(group))) {
      outcome.beaten.push(refusal(kind, rule, 'not_better'))
      continue
    }
    if (group !== undefined) groups.add(group)
    outcome.price = Math.max(0, outcome.price - off)
    outcome.applied.push({ kind, rule, price: outcome.price })
  }
  return outcome
}

/** The largest of a group comes first. */
function inOrder(amountsOff: readonly AmountOff[]): readonly AmountOff[] {
  return amountsOff.length === 1 ? amountsOff : [...amountsOff].sort(byAmount)
}

function byAmount(a: AmountOff, b: AmountOff): number {
  return b.off - a.off || TIE_ORDER[a.kind] - TIE_ORDER[b.kind] || compareKeys(a.rule, b.rule)
}
