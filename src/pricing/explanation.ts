import { type Coupon, normalCode } from './coupon'
import type { Offering } from './offering'
import type { Applied, Kind, Refusal } from './stacking'
import type { Currency } from './vocabulary'

/** One change on the way from the list price to the price, in minor units. */
export type Step = { rule: string; kind: Kind | 'selling'; before: number; after: number }
export type Rejection = { coupon: string; reason: string }

/** What changed the price, in order; anything else is left out. */
export function stepsOf(target: Offering, currency: Currency, applied: readonly Applied[]): Step[] {
  const list = target.list[currency]
  const selling = target.selling[currency]
  const steps: Step[] = []
  if (list !== selling) steps.push({ rule: target.payKey, kind: 'selling', before: list, after: selling })
  let before = selling
  for (const { kind, rule, price } of applied) {
    if (price !== before) steps.push({ rule, kind, before, after: price })
    before = price
  }
  return steps
}

/** Why the entered code was refused; if a campaign runs its coupon, its fate there decides (DOMAIN 5). */
export function rejectionsOf(
  entry: string | null,
  coupon: Coupon | undefined,
  refused: readonly Refusal[],
): Rejection[] {
  if (entry === null) return []
  if (!coupon) return [{ coupon: entry, reason: 'unknown' }]
  const { code: rule } = coupon
  const found = refused.find(each => each.kind !== 'offer' && each.rule === rule)
  const code = normalCode(entry) === normalCode(rule) ? rule : entry
  return found ? found.because.map(reason => ({ coupon: code, reason })) : []
}
