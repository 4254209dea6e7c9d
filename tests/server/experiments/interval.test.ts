import { expect, test } from 'vitest'
import { differenceOf, isEnough } from '@/server/experiments/interval'

test('the interval of a difference is the one of the literature', () => {
  // Newcombe 1998, method 10: 56 of 70 and 48 of 80 differ by 0.20, between 0.0524 and 0.3339.
  const { points, from, until } = differenceOf({ visitors: 70, orders: 56 }, { visitors: 80, orders: 48 })
  expect(points).toBeCloseTo(20, 5)
  expect(from).toBeCloseTo(5.24, 1)
  expect(until).toBeCloseTo(33.39, 1)
})

test('where nobody bought the interval still has a width', () => {
  const { points, from, until } = differenceOf({ visitors: 200, orders: 0 }, { visitors: 200, orders: 0 })
  expect([points, from < 0, until > 0]).toEqual([0, true, true])
})

test.each([
  [{ visitors: 99, orders: 50 }, { visitors: 900, orders: 50 }, false],
  [{ visitors: 100, orders: 5 }, { visitors: 100, orders: 4 }, false],
  [{ visitors: 100, orders: 5 }, { visitors: 100, orders: 5 }, true],
])('of %j and %j it is enough: %s', (a, b, enough) => {
  expect(isEnough(a, b)).toBe(enough)
})
