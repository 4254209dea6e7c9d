import { z } from 'zod'
import { BENEFITS, LINES, OFF_TYPES, type OffType, PLANS, PRODUCT_TYPES } from '../vocabulary'
import { amountColumns, amounts, blank, decimal, key, list, rate, routeKey } from './fields'

const isOffType = (value: number): value is OffType => OFF_TYPES.some(known => known === value)

const step = z
  .object({ from: z.number().int().min(1, 'starts at 1'), ...amountColumns('price') })
  .transform(row => ({ from: row.from, price: amounts(row, 'price') }))

/**
 * DOMAIN 4. Code says what an offType means; the row, for which targets it has which price. Blank columns match
 * everything, filled ones must all hold. Steps count n (offers 5 to 10) or paid periods (11).
 */
export const offerRuleRow = z
  .object({
    key,
    offType: z.coerce.number().int().refine(isOffType, 'must be an offType from 1 to 11'),
    prod_types: list(z.enum(PRODUCT_TYPES)),
    lines: list(z.enum(LINES)),
    routes: list(routeKey),
    tiers: list(z.string()),
    plans: list(z.enum(PLANS)),
    pro: blank(z.enum(['yes', 'no'])),
    subscription_plans: list(z.enum(PLANS)),
    benefit: z.enum(BENEFITS),
    ...blankAmount('price'),
    rate: blank(rate),
    /** Of the benefit «rate»: only where no other rule of its offType has a price for the target (SPEC 9). */
    fallback: z.preprocess(value => value ?? false, z.boolean()),
    steps: list(step),
    pro_surcharge: blank(decimal),
    enabled: z.boolean().default(true),
  })
  .refine(row => row.benefit !== 'price' || row.price !== undefined, {
    path: ['price'],
    error: 'is needed where they pay a price',
  })
  .refine(row => row.benefit !== 'rate' || row.rate !== undefined, {
    path: ['rate'],
    error: 'is needed where they pay a percentage',
  })
  .refine(row => row.benefit !== 'ladder' || row.steps.length > 0, {
    path: ['steps'],
    error: 'needs at least one rung where prices fall with the number owned',
  })
  .refine(row => new Set(row.steps.map(({ from }) => from)).size === row.steps.length, {
    path: ['steps'],
    error: 'name the same count twice',
  })

function blankAmount<N extends 'price'>(name: N) {
  const columns = amountColumns(name)
  return { ...columns, [name]: blank(decimal) } as Omit<typeof columns, N> & {
    [K in N]: z.ZodOptional<typeof decimal>
  }
}

export type OfferRuleRow = z.output<typeof offerRuleRow>
