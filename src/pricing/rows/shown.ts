import { z } from 'zod'
import { CURRENCIES, PLANS } from '../vocabulary'
import { instant, list } from './fields'

/** What was shown of a product, in minor units, in the order of time (decision 056). */
export const shownRow = z.object({
  pid: z.number().int(),
  shown: list(
    z.object({
      plan: z.enum(PLANS),
      currency: z.enum(CURRENCIES),
      price: z.number().int().nonnegative(),
      from: instant,
    }),
  ),
})
export type ShownRow = z.output<typeof shownRow>
