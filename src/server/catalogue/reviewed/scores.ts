import type { CardProduct } from '../product-cards'

type Scored = Pick<CardProduct, 'systems' | 'price'> & { products: number | undefined }

/** `value`: what the points are given for, a number or minor units. */
export type Score = { of: 'products' | 'systems' | 'start' | 'perProduct'; points: number; value: number }

const MOST = 10
const OF_ONE_SYSTEM = 5
/** So many products or more, so many points. */
const PRODUCT_STEPS = [
  [50, 10],
  [25, 8],
  [10, 6],
  [2, 4],
  [1, 2],
] as const

/**
 * Points from 1 to 10 by what is counted and what it costs today, beside all that the shop sells; never an opinion
 * (decision 096). What cannot be counted gets none.
 */
export function scoresOf(own: Scored, all: readonly Scored[]): Score[] {
  const start = own.price.from
  return [
    ...(own.products === undefined
      ? []
      : [{ of: 'products' as const, points: stepOf(own.products), value: own.products }]),
    { of: 'systems', points: own.systems.length > 1 ? MOST : OF_ONE_SYSTEM, value: own.systems.length },
    {
      of: 'start',
      points: placed(
        start,
        all.map(({ price }) => price.from),
      ),
      value: start,
    },
    ...perProductOf(own, all),
  ]
}

const stepOf = (products: number): number => PRODUCT_STEPS.find(([least]) => products >= least)?.[1] ?? 1

function perProductOf(own: Scored, all: readonly Scored[]): Score[] {
  const value = perProduct(own)
  if (value === undefined) return []
  return [
    {
      of: 'perProduct',
      points: placed(
        value,
        all.flatMap(each => perProduct(each) ?? []),
      ),
      value,
    },
  ]
}

const perProduct = ({ price, products }: Scored): number | undefined =>
  products ? Math.round(price.main / products) : undefined

/** The lowest gets all points, the highest one, the rest in proportion. */
function placed(price: number, prices: readonly number[]): number {
  const [low, high] = [Math.min(price, ...prices), Math.max(price, ...prices)]
  return high === low ? MOST : Math.round(MOST - ((MOST - 1) * (price - low)) / (high - low))
}
