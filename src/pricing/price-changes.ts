import { type Prices, priceIn } from './currency'
import { priceAtCount } from './offer-rule'
import type { Offering } from './offering'
import { type PriceChange, type PricedPair, promotionChanges } from './promotion-changes'
import type { RuleBook } from './rule-book'
import { CURRENCIES, type Currency, FAMILIES, OPERATING_SYSTEMS, SUBSCRIBER_SOURCES } from './vocabulary'

const UNASKED_CHANGE = 0.3
/** A converted price is rounded to its ending, which is nobody's change (DOMAIN 2). Minor units. */
const ROUNDING: Prices = { USD: 0, EUR: 100, JPY: 100, CNY: 100 }

/**
 * What costs somebody more than 30 % more or less at `at` (ms, UTC) or later, largest first: selling and list prices,
 * owners' and subscribers' prices, codes, and campaigns. What only one book sells is left out; a rule or campaign of
 * only one book is compared with the selling price.
 */
export function priceChanges(before: RuleBook, after: RuleBook, at: number): PriceChange[] {
  const pairs = pairsOf(before, after)
  return [
    ...pairs.flatMap(sellingChanges),
    ...pairs.flatMap(offerChanges),
    ...promotionChanges({ before, after, at, pairs }),
    ...subscriberChanges(before, after),
  ]
    .filter(isLarge)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
}

const isLarge = ({ currency, before, after }: PriceChange): boolean =>
  Math.abs(after - before) > before * UNASKED_CHANGE + ROUNDING[currency]

const sizeOf = ({ before, after }: PriceChange): number => Math.abs(after - before) / Math.max(before, 1)

function pairsOf(before: RuleBook, after: RuleBook): PricedPair[] {
  const products = after.routes.flatMap(route => OPERATING_SYSTEMS.map(os => after.productOf(route, os)))
  const pids = new Set(products.flatMap(product => product?.pid ?? []))
  return [...pids]
    .flatMap(pid => after.plansOf(pid))
    .flatMap(is => {
      const was = before.offering(is.product.pid, is.plan)
      return was?.isSellable && is.isSellable ? [{ was, is, name: nameOf(is) }] : []
    })
}

const nameOf = ({ payKey, product }: Offering) => `${payKey} (${product.route})`

function sellingChanges({ was, is, name }: PricedPair): PriceChange[] {
  return CURRENCIES.flatMap(currency => [
    { what: `The selling price of ${name}`, currency, ...bothOf(was.selling, is.selling, currency) },
    { what: `The list price of ${name}`, currency, ...bothOf(was.list, is.list, currency) },
  ])
}

const bothOf = (was: Prices, is: Prices, currency: Currency) => ({
  before: was[currency],
  after: is[currency],
})

type Rule = Offering['rules'][number]

/** Another offType under the same key is another rule, for other people. */
function offerChanges({ was, is, name }: PricedPair): PriceChange[] {
  const [before, after] = [rulesOf(was), rulesOf(is)]
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].flatMap(key => {
    const [old, rule] = [before.get(key), after.get(key)]
    const what = `What owners pay for ${name} by ${key}`
    return countsOf([old, rule]).flatMap(count =>
      CURRENCIES.map(currency => ({
        what,
        currency,
        before: offeredTo(was, old, count, currency),
        after: offeredTo(is, rule, count, currency),
      })),
    )
  })
}

/** By who they are; of two of one name the first counts. */
function rulesOf({ rules }: Offering): ReadonlyMap<string, Rule> {
  const found = new Map<string, Rule>()
  for (const rule of rules) {
    const key = `“${rule.key}” of offType ${rule.offType}`
    if (!found.has(key)) found.set(key, rule)
  }
  return found
}

const countsOf = (rules: readonly (Rule | undefined)[]): number[] => [
  ...new Set(rules.flatMap(rule => rule?.steps.map(({ from }) => Math.max(from, 1)) ?? [])),
]

const offeredTo = (
  { selling }: Offering,
  rule: Rule | undefined,
  count: number,
  currency: Currency,
): number => (rule && priceAtCount(rule, count, currency)) ?? selling[currency]

function subscriberChanges(before: RuleBook, after: RuleBook): PriceChange[] {
  const lists = FAMILIES.flatMap(family => SUBSCRIBER_SOURCES.map(source => ({ family, source })))
  return lists.flatMap(({ family, source }) => {
    const [was, is] = [before, after].map(book => book.subscriberPriceRow(family, source)?.price)
    if (!was || !is) return []
    return CURRENCIES.map(currency => ({
      what: `What a subscriber pays (${family}, ${source})`,
      currency,
      before: priceIn(currency, was, before.currencies),
      after: priceIn(currency, is, after.currencies),
    }))
  })
}
