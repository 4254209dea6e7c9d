import type { CardProduct } from '../product-cards'

type Scored = Pick<CardProduct, 'systems' | 'price'> & { services: number | undefined }

/** `value`: what the points are given for, a number or minor units. */
export type Score = { of: 'services' | 'systems' | 'start' | 'perService'; points: number; value: number }

const MOST = 10
const OF_ONE_SYSTEM = 5
/** So many services or more, so many points. */
const SERVICE_STEPS = [
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
    ...(own.services === undefined
      ? []
      : [{ of: 'services' as const, points: stepOf(own.services), value: own.services }]),
    { of: 'systems', points: own.systems.length > 1 ? MOST : OF_ONE_SYSTEM, value: own.systems.length },
    {
      of: 'start',
      points: placed(
        start,
        all.map(({ price }) => price.from),
      ),
      value: start,
    },
    ...perServiceOf(own, all),
  ]
}

const stepOf = (services: number): number => SERVICE_STEPS.find(([least]) => services >= least)?.[1] ?? 1

function perServiceOf(own: Scored, all: readonly Scored[]): Score[] {
  const value = perService(own)
  if (value === undefined) return []
  return [
    {
      of: 'perService',
      points: placed(
        value,
        all.flatMap(each => perService(each) ?? []),
      ),
      value,
    },
  ]
}

const perService = ({ price, services }: Scored): number | undefined =>
  services ? Math.round(price.main / services) : undefined

/** The lowest gets all points, the highest one, the rest in proportion. */
function placed(price: number, prices: readonly number[]): number {
  const [low, high] = [Math.min(price, ...prices), Math.max(price, ...prices)]
  return high === low ? MOST : Math.round(MOST - ((MOST - 1) * (price - low)) / (high - low))
}
