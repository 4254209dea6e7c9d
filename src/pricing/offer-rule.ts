import { compareKeys } from './compare'
import { type Currencies, inEveryCurrency, type Prices, priceIn } from './currency'
import { atRate } from './money'
import { type Amounts, amounts, type OfferRuleRow } from './rows'
import type { Currency, OffType, Plan } from './vocabulary'

/** An offer rule as it prices one plan of one product. */
export type OfferRule = {
  readonly key: string
  readonly offType: OffType
  readonly subscriptionPlans: readonly Plan[]
  /** `asked` is what the row says, which may be above what is sold at. */
  readonly steps: readonly { readonly from: number; readonly price: Prices; readonly asked: Prices }[]
}

type Target = { selling: Prices; isPro: boolean; currencies: Currencies }
type Sold = Target & { currency: Currency }

/** DOMAIN 4's order: of equally cheap offers the first one wins. */
const OFF_TYPES_BY_TIE: readonly OffType[] = [4, 11, 5, 9, 8, 6, 7, 10, 2, 3, 1]

/** Sorts rules by DOMAIN 4's order of ties, then by key: stored order never matters. */
export function byTie(a: OfferRuleRow, b: OfferRuleRow): number {
  const order = OFF_TYPES_BY_TIE.indexOf(a.offType) - OFF_TYPES_BY_TIE.indexOf(b.offType)
  return order === 0 ? compareKeys(a.key, b.key) : order
}

/** Prices a rule's steps for one target, in minor units, at most the selling price (DOMAIN 4). */
export function offerRuleFor(row: OfferRuleRow, target: Target): OfferRule {
  const steps = stepsOf(row).map(({ from, price }) => {
    const asked = inEveryCurrency(currency => offerPrice(row, price, { ...target, currency }))
    return {
      from,
      asked,
      price: inEveryCurrency(currency => Math.min(target.selling[currency], asked[currency])),
    }
  })
  return {
    key: row.key,
    offType: row.offType,
    subscriptionPlans: row.subscription_plans,
    steps: steps.sort((a, b) => b.from - a.from),
  }
}

/** The price of the highest step that the count reaches, if any, in minor units. */
export function priceAtCount(rule: OfferRule, count: number, currency: Currency): number | undefined {
  for (const { from, price } of rule.steps) if (count >= from) return price[currency]
  return undefined
}

function stepsOf(row: OfferRuleRow): OfferRuleRow['steps'] {
  return row.benefit === 'ladder' ? row.steps : [{ from: 0, price: amounts(row, 'price') }]
}

/** The surcharge is added in USD before conversion; beside a stored amount it is converted alone. */
function offerPrice(
  row: OfferRuleRow,
  stored: Amounts,
  { selling, isPro, currencies, currency }: Sold,
): number {
  const convert = (cents: number) => priceIn(currency, { USD: cents }, currencies)
  const surcharge = isPro ? (row.pro_surcharge ?? 0) : 0
  if (row.benefit === 'rate') return atRate(selling[currency], row.rate ?? 10_000) + convert(surcharge)
  const local = currency === 'USD' ? undefined : stored[currency]
  return local === undefined ? convert(stored.USD + surcharge) : local + convert(surcharge)
}
