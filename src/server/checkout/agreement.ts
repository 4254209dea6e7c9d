import { z } from 'zod'
import { CURRENCIES } from '@/pricing'
import type { Agreed } from './claim-order'

/** The total that the page of a form showed. */
export const agreement = {
  agreed_total: z.coerce.number().int().optional().catch(undefined),
  agreed_currency: z.enum(CURRENCIES).optional().catch(undefined),
}

/** The total in minor units; undefined where the form told none or not its currency. */
export function agreedIn({
  agreed_total: total,
  agreed_currency: currency,
}: z.output<z.ZodObject<typeof agreement>>): Agreed | undefined {
  return total !== undefined && currency ? { total, currency } : undefined
}
