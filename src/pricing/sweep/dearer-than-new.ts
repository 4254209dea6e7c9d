import { currencyOf } from '../currency'
import { groupedBy } from '../grouped-by'
import type { RuleBook } from '../rule-book'
import type { Finding, SoldPlan } from './finding'
import { NOT_SOLD, type PricedStates, pricedStates, priceFor } from './priced-states'
import { rulesOf, type Sweeping, soldPlan } from './sweeping'
import { type SweptVisit, type TargetClass, targetClasses } from './target-class'

/**
 * The same, only where what somebody new buys instead is one of the plans that a campaign lowers, and quick enough for a form: each
 * kind of ownership by itself, since what several give together is the price of one of them.
 */
export function dearerThanLowered(
  book: RuleBook,
  visit: SweptVisit,
  isLowered: (plan: SoldPlan) => boolean,
): Finding[] {
  const alike = groupedBy(targetClasses(book, visit), targets => [whatItGives({ targets })])
  const lowered = [...alike.values()].filter(each =>
    each.some(({ members }) => members.some(member => isLowered(soldPlan(member)))),
  )
  const classes = lowered.flat().map(targets => pricedStates(book, visit, targets, ({ apart }) => apart))
  const found = dearerThanNew({ book, visit, currency: currencyOf(visit, book.currencies), classes })
  return found.filter(({ other }) => other !== null && isLowered(other))
}

/** Where an owner's price is more than somebody new pays for what gives the same, wherever that is sold. */
export function dearerThanNew(sweeping: Sweeping): Finding[] {
  const groups = groupedBy(sweeping.classes, each => [whatItGives(each)])
  return [...groups.values()].flatMap(alike => {
    const cheapest = cheapestForNew(alike)
    return cheapest ? alike.flatMap(each => findingOf(sweeping, each, cheapest)) : []
  })
}

function whatItGives({ targets: { first } }: { targets: TargetClass }): string {
  const { product, plan, isLifetime, isPro } = first
  const { suites, singles } = product.confers
  return JSON.stringify([suites, singles.map(({ pid }) => pid), isLifetime ? isPro : plan])
}

/** State 0 owns nothing. */
const newPrice = ({ prices }: PricedStates): number => prices[0] ?? NOT_SOLD

function cheapestForNew(alike: readonly PricedStates[]): PricedStates | undefined {
  const sold = alike.filter(each => newPrice(each) !== NOT_SOLD)
  return sold.reduce<PricedStates | undefined>(
    (least, each) => (least && newPrice(least) <= newPrice(each) ? least : each),
    undefined,
  )
}

/** What gives an owner no other price than anybody is no upgrade. */
function findingOf(sweeping: Sweeping, priced: PricedStates, cheapest: PricedStates): Finding[] {
  const { book, visit } = sweeping
  const { targets, grid, prices } = priced
  const selling = targets.first.selling[sweeping.currency]
  const dearer = [...prices.keys()].filter(state => {
    const price = prices[state] ?? NOT_SOLD
    return price > newPrice(cheapest) && price < selling && state > 0
  })
  const [worst] = dearer.sort((a, b) => (prices[b] ?? 0) - (prices[a] ?? 0))
  if (worst === undefined) return []
  const owned = grid.ownedAt(worst)
  return [
    {
      kind: 'dearer_than_new',
      target: soldPlan(targets.first),
      alike: targets.members.length - 1,
      other: soldPlan(cheapest.targets.first),
      owned,
      price: prices[worst] ?? NOT_SOLD,
      against: newPrice(cheapest),
      rules: rulesOf(
        priceFor(book, visit, targets.first, owned),
        priceFor(book, visit, cheapest.targets.first, []),
      ),
      states: dearer.length,
    },
  ]
}
