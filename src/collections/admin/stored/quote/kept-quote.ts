import { z } from 'zod'

const line = z.object({ kind: z.string(), rule: z.string(), label: z.string(), amount: z.number() })

/** What an account of a price needs of the quote that an order keeps. */
export const keptQuote = z.object({
  ...{ product: z.string(), route: z.string(), plan: z.string() },
  ...{ currency: z.string(), price: z.number() },
  receipt: z.array(line),
  rejected: z.array(z.object({ coupon: z.string(), reason: z.string() })),
  refused: z.array(z.object({ kind: z.string(), rule: z.string(), because: z.array(z.string()) })),
  shares: z.array(z.object({ pid: z.number(), product: z.string(), amount: z.number() })).optional(),
})

export type KeptQuote = z.output<typeof keptQuote>
export type KeptLine = z.output<typeof line>
