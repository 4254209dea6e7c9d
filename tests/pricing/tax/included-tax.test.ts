import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedTax } from '@/pricing'

test.each([
  [1900, 11900, 10000, 1900],
  [1900, 12990, 10916, 2074],
  [1000, 19480, 17709, 1771],
  [2550, 9990, 7960, 2030],
  [0, 500, 500, 0],
  [1900, 0, 0, 0],
  [1900, 1, 1, 0],
])('at %i basis points %i holds a base of %i and a tax of %i', (rate, total, base, amount) => {
  expect(includedTax('de', [{ rate, total }])).toEqual([
    { country: 'de', rate, base, amount, inclusive: true },
  ])
})

test('amounts of one rate are rounded once together, as Japan asks: three times 105 yen', () => {
  const [line] = includedTax('jp', [
    { rate: 1000, total: 105 },
    { rate: 1000, total: 105 },
    { rate: 1000, total: 105 },
  ])
  expect(line).toMatchObject({ base: 286, amount: 29 }) // each by itself would give 30
})

const amount = fc.record({
  rate: fc.integer({ min: 0, max: 10_000 }),
  total: fc.integer({ min: 0, max: 2 ** 31 }),
})

test('base and tax of all lines are what was paid, to the unit, whatever the order of the amounts', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), amounts => {
      const lines = includedTax('de', amounts)
      const sum = (values: number[]) => values.reduce((all, each) => all + each, 0)
      expect(sum(lines.map(({ base, amount }) => base + amount))).toBe(sum(amounts.map(({ total }) => total)))
      expect(new Set(lines.map(({ rate }) => rate)).size).toBe(lines.length)
      expect(includedTax('de', amounts.toReversed())).toEqual(lines)
    }),
  )
})

test('no tax is off by more than half a unit from the exact one, and a higher rate never takes less', () => {
  fc.assert(
    fc.property(amount, ({ rate, total }) => {
      const [line] = includedTax('de', [{ rate, total }])
      const exact = (total * rate) / (10_000 + rate)
      expect(Math.abs((line?.amount ?? 0) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      const [more] = includedTax('de', [{ rate: rate + 1, total }])
      expect(more?.amount ?? 0).toBeGreaterThanOrEqual(line?.amount ?? 0)
    }),
  )
})
