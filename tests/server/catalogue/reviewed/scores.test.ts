import { expect, test } from 'vitest'
import { type Score, scoresOf } from '@/server/catalogue/reviewed/scores'

const priced = (from: number, main: number) => ({
  currency: 'USD' as const,
  from,
  fromPlan: '1M' as const,
  main,
  mainList: main,
  mainBasis: 'list' as const,
  mainPlan: 'LFT' as const,
  isBeforeCredit: false,
})
const product = (
  products: number | undefined,
  systems: readonly ('win' | 'mac')[],
  price: [number, number],
) => ({ products, systems, price: priced(...price) })

const single = product(1, ['win', 'mac'], [2_000, 12_000])
const half = product(1, ['win'], [6_000, 10_000])
const suite = product(48, ['win', 'mac'], [10_000, 30_000])
const tool = product(undefined, ['win'], [4_000, 14_000])
const all = [single, half, suite, tool]

const pointsOf = (scores: Score[]) => Object.fromEntries(scores.map(({ of, points }) => [of, points]))

test('the dearest suite and the cheapest single each win where their numbers do', () => {
  expect(pointsOf(scoresOf(single, all))).toEqual({ products: 2, systems: 10, start: 10, perProduct: 1 })
  expect(pointsOf(scoresOf(suite, all))).toEqual({ products: 8, systems: 10, start: 1, perProduct: 10 })
})

test('a price half way between the lowest and the highest gets half of the points between', () => {
  expect(pointsOf(scoresOf(half, all)).start).toBe(6)
})

test.each([
  [1, 2],
  [2, 4],
  [9, 4],
  [10, 6],
  [25, 8],
  [49, 8],
  [50, 10],
  [78, 10],
])('%i products give %i points', (products, points) => {
  expect(pointsOf(scoresOf({ ...suite, products }, all)).products).toBe(points)
})

test('each score says the number that it is given for', () => {
  expect(scoresOf(suite, all).map(({ of, value }) => [of, value])).toEqual([
    ['products', 48],
    ['systems', 2],
    ['start', 10_000],
    ['perProduct', 625],
  ])
})

test('what is not made for certain services has no points for them', () => {
  expect(pointsOf(scoresOf(tool, all))).toEqual({ systems: 5, start: 8 })
})

test('alone in the shop it has the lowest price, and no score leaves the scale', () => {
  expect(pointsOf(scoresOf(suite, [])).start).toBe(10)
  for (const each of all)
    for (const { points } of scoresOf(each, all)) {
      expect(points).toBeGreaterThanOrEqual(1)
      expect(points).toBeLessThanOrEqual(10)
    }
})
