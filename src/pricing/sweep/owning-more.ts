import type { Finding } from './finding'
import { NOT_SOLD, type PricedStates, priceFor } from './priced-states'
import { rulesOf, type Sweeping, soldPlan } from './sweeping'

type Rise = { state: number; above: number; by: number }

/** Where one thing more makes a price higher, or takes the sale away. */
export function owningMoreCostsMore(sweeping: Sweeping): Finding[] {
  return sweeping.classes.flatMap(priced => {
    const rises = risesIn(priced)
    const worst = rises.reduce<Rise | undefined>(
      (most, each) => (most && most.by >= each.by ? most : each),
      undefined,
    )
    return worst ? [findingOf(sweeping, priced, worst, rises.length)] : []
  })
}

function risesIn({ grid, prices }: PricedStates): Rise[] {
  const rises: Rise[] = []
  for (let state = 0; state < grid.size; state += 1) {
    const price = prices[state] ?? NOT_SOLD
    if (price === NOT_SOLD) continue
    for (const above of grid.above(state)) {
      const dearer = prices[above] ?? NOT_SOLD
      if (dearer === NOT_SOLD) rises.push({ state, above, by: Number.POSITIVE_INFINITY })
      else if (dearer > price) rises.push({ state, above, by: dearer - price })
    }
  }
  return rises
}

function findingOf(
  { book, visit }: Sweeping,
  { grid, targets, prices }: PricedStates,
  { state, above }: Rise,
  states: number,
): Finding {
  const { first, members } = targets
  const [before, after] = [state, above].map(each => priceFor(book, visit, first, grid.ownedAt(each)))
  return {
    kind: 'owning_more_costs_more',
    target: soldPlan(first),
    alike: members.length - 1,
    other: null,
    owned: grid.ownedAt(above),
    price: prices[above] ?? NOT_SOLD,
    against: prices[state] ?? NOT_SOLD,
    rules: rulesOf(after, before),
    states,
  }
}
