import { z } from 'zod'

const id = z.string().min(1)
const instant = z.iso.datetime({ offset: true }).transform(text => Date.parse(text))
/** Minor units, as text. */
const amount = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** What we read of Paddle's objects as the SDK gives them. */
export const adjustment = z.object({
  id,
  action: z.string(),
  status: z.string(),
  reason: z.string(),
  transactionId: id,
  createdAt: instant,
  totals: z.object({ total: amount }).nullish(),
})
export const adjustments = z.array(adjustment)
export type Adjustment = z.output<typeof adjustment>

/** What we write on what we ask for: the order, and our idempotency key. */
const marks = z.object({ order: z.string(), key: z.string() }).nullable().catch(null)

const item = z.object({
  price: z
    .object({ customData: marks, billingCycle: z.object({ interval: z.string() }).nullish() })
    .nullish(),
})

export const transaction = z.object({
  id: z.string().startsWith('txn_'),
  status: z.string(),
  origin: z.string(),
  currencyCode: z.string(),
  createdAt: instant,
  subscriptionId: z.string().nullish(),
  customData: marks,
  items: z.array(item),
  checkout: z.object({ url: z.string().nullish() }).nullish(),
  details: z
    .object({
      totals: z.object({ grandTotal: amount }).nullish(),
      lineItems: z.array(z.object({ id, totals: z.object({ total: amount }).nullish() })),
    })
    .nullish(),
  payments: z.array(
    z.object({
      status: z.string(),
      errorCode: z.string().nullish(),
      capturedAt: instant.nullish(),
      methodDetails: z
        .object({ card: z.object({ type: z.string(), last4: z.string() }).nullish() })
        .nullish(),
    }),
  ),
  adjustments: adjustments.nullish(),
})
export const transactions = z.array(transaction)
export type Transaction = z.output<typeof transaction>

/** A subscription at Paddle, which is how Paddle keeps a payment method. */
export const subscription = z.object({ id: z.string().startsWith('sub_'), status: z.string() })

/** An address that Paddle ends within the hour. */
export const invoicePdf = z.object({ url: z.url() })
