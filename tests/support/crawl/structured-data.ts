import { z } from 'zod'

/** An offer of the structured data; the digits of its price are its minor units. */
export type Offered = { digits: string; currency: string }

const offer = z.object({ '@type': z.literal('Offer'), price: z.string(), priceCurrency: z.string() })

/** Every offer in a piece of structured data, in order. */
export const offersIn = (data: unknown): Offered[] =>
  partsOf(data).flatMap(part => {
    const read = offer.safeParse(part)
    if (!read.success) return []
    return [{ digits: String(Number(read.data.price.replace('.', ''))), currency: read.data.priceCurrency }]
  })

const ADDRESSES = ['url', 'image', 'item', 'logo', 'mainEntityOfPage']

/** Every address in a piece of structured data. */
export const urlsIn = (data: unknown): string[] =>
  partsOf(data).flatMap(part =>
    Object.entries(part).flatMap(([name, value]) =>
      ADDRESSES.includes(name) && typeof value === 'string' ? [value] : [],
    ),
  )

/** The object and every object inside it. */
function partsOf(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return []
  return [data, ...Object.values(data).flatMap(partsOf)]
}
