import type { Finding } from './finding'
import { rulesOf, type Sweeping, soldPlan } from './sweeping'

/**
 * Where the price written in a rule is above the selling price, so that its owner is given nothing (DOMAIN 4). For each
 * rule the plan where it is furthest above.
 */
export function beyondSelling(sweeping: Sweeping): Finding[] {
  return sweeping.book.offerRules.flatMap(({ key }) => {
    const found = beyondBy(sweeping, key).sort((a, b) => b.price - b.against - (a.price - a.against))
    const [worst] = found
    const plans = found.reduce((sum, { alike }) => sum + alike + 1, 0)
    return worst ? [{ ...worst, alike: plans - 1 }] : []
  })
}

function beyondBy({ classes, currency }: Sweeping, key: string): Finding[] {
  return classes.flatMap(({ targets: { first, members }, offers }): Finding[] => {
    const steps = offers.held.has(key) ? (first.rules.find(rule => rule.key === key)?.steps ?? []) : []
    const beyond = steps.filter(({ asked }) => asked[currency] > first.selling[currency])
    if (beyond.length === 0) return []
    return [
      {
        kind: 'beyond_selling',
        target: soldPlan(first),
        alike: members.length - 1,
        other: null,
        owned: [],
        price: Math.max(...beyond.map(({ asked }) => asked[currency])),
        against: first.selling[currency],
        rules: rulesOf({ applied: [{ kind: 'offer', rule: key, price: 0 }] }),
        states: 0,
      },
    ]
  })
}
