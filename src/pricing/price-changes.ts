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

/** Another offType under the same key is another rule, for other people. */
function offerChanges({ was, is, name }: PricedPair): PriceChange[] {
  const rules = [...was.rules, ...is.rules]
  const keys = new Set(rules.map(identityOf))
  return [...keys].flatMap(key =>
    countsOf(rules.filter(rule => identityOf(rule) === key)).flatMap(count =>
      CURRENCIES.map(currency => ({
        what: `What owners pay for ${name} by ${key}`,
        currency,
        before: offeredTo(was, key, count, currency),
        after: offeredTo(is, key, count, currency),
      })),
    ),
  )
}

const identityOf = ({ key, offType }: Offering['rules'][number]) => `“${key}” of offType ${offType}`

const countsOf = (rules: Offering['rules']): number[] => [
  ...new Set(rules.flatMap(({ steps }) => steps.map(({ from }) => Math.max(from, 1)))),
]

function offeredTo({ rules, selling }: Offering, key: string, count: number, currency: Currency): number {
  const rule = rules.find(each => identityOf(each) === key)
  return (rule && priceAtCount(rule, count, currency)) ?? selling[currency]
}

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
