import { expect, test } from 'vitest'
import { averageOf, countOf, type Spread } from '@/site/customer-review'

const spread = (one: number, two: number, three: number, four: number, five: number): Spread => ({
  ...{ 1: one, 2: two, 3: three, 4: four, 5: five },
})

test.each<[number, number, Spread]>([
  [0, 0, spread(0, 0, 0, 0, 0)],
  [5, 1, spread(0, 0, 0, 0, 1)],
  [1, 3, spread(3, 0, 0, 0, 0)],
  [4.5, 2, spread(0, 0, 0, 1, 1)],
  [4.7, 3, spread(0, 0, 0, 1, 2)],
  [3, 5, spread(1, 1, 1, 1, 1)],
])('the average is %f of %i reviews', (average, count, of) => {
  expect([averageOf(of), countOf(of)]).toEqual([average, count])
})
