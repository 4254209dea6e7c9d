import type { Finding } from './finding'
import type { Sweeping } from './sweeping'

/** Rules that nobody meets, and rules that always lose against another offer. */
export function unreachableRules({ book, classes }: Sweeping): Finding[] {
  const held = new Set(classes.flatMap(({ offers }) => [...offers.held]))
  const won = new Set(classes.flatMap(({ offers }) => [...offers.won]))
  return book.offerRules
    .filter(({ key }) => !won.has(key))
    .map(({ key: rule }) => ({
      kind: held.has(rule) ? 'always_beaten' : 'unreachable',
      target: null,
      alike: 0,
      other: null,
      owned: [],
      price: 0,
      against: 0,
      rules: [{ kind: 'offer', rule }],
      states: 0,
    }))
}
