import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priorPrice } from '@/pricing'

const DAY = 24 * 3600_000
const days = (...rows: [day: number, price: number][]) =>
  rows.map(([day, price]) => ({ from: day * DAY, price }))

test.each<[string, ReturnType<typeof days>, number, number | undefined]>([
  ['nothing was ever shown', days(), 10, undefined],
  ['there was no price before', days([0, 100]), 10, undefined],
  ['a price has stood for 30 days', days([0, 100]), 30, 100],
  ['a sale of ten days', days([0, 100], [20, 80]), 30, 100],
  ['a sale on its last day', days([0, 100], [20, 80]), 49.9, 100],
  ['a sale that never ends', days([0, 100], [20, 80]), 50, 80],
  ['a rise right before the sale', days([0, 90], [18, 120], [20, 80]), 21, 90],
  ['a lower price that is over for 30 days', days([0, 70], [5, 100], [38, 80]), 40, 100],
  ['two sales in a row', days([0, 100], [10, 80], [15, 100], [20, 85]), 22, 80],
  ['a later price is not known yet', days([0, 100], [20, 80], [40, 60]), 25, 100],
])('%s', (_, shown, day, prior) => expect(priorPrice(shown, day * DAY)).toBe(prior))

test('it is never below the lowest nor above the highest price that was shown', () => {
  const rows = fc.array(
    fc.record({ from: fc.integer({ min: 0, max: 100 }), price: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 200 }), (drawn, day) => {
      const shown = drawn
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, price }) => ({ from: from * DAY, price }))
      const prior = priorPrice(shown, day * DAY)
      if (prior === undefined) return
      const prices = shown.map(({ price }) => price)
      expect(prior).toBeGreaterThanOrEqual(Math.min(...prices))
      expect(prior).toBeLessThanOrEqual(Math.max(...prices))
    }),
  )
})
