import { z } from 'zod'

const id = z.string().min(1)
const seconds = z.number().int().positive()
const amount = z.number().int().nonnegative()
const listOf = <T extends z.ZodType>(entry: T) =>
  z.object({ object: z.literal('list'), has_more: z.boolean(), data: z.array(entry) })

const charge = z.object({
  id,
  created: seconds,
  amount_refunded: amount,
  refunded: z.boolean(),
  disputed: z.boolean(),
})

export type Charge = z.output<typeof charge>

const intent = z.object({
  id,
  status: z.string(),
  payment_method: z.string().nullish(),
  setup_future_usage: z.string().nullish(),
  latest_charge: z.union([id, charge]).nullish(),
})

/** A payment that we charge without its buyer. */
export const paymentIntent = intent.extend({
  object: z.literal('payment_intent'),
  amount,
  currency: z.string(),
  created: seconds,
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.object({ decline_code: z.string().nullish(), code: z.string().nullish() }).nullish(),
})
export const paymentIntents = z.object({ data: z.array(paymentIntent) })
export type PaymentIntent = z.output<typeof paymentIntent>

/** What we read of Stripe's objects; everything else is none of our business. */
export const checkoutSession = z.object({
  id,
  object: z.literal('checkout.session'),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: amount.nullable(),
  currency: z.string().nullable(),
  url: z.string().nullish(),
  success_url: z.string().nullish(),
  created: seconds,
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  customer: z.string().nullish(),
  payment_intent: z.union([id, intent]).nullish(),
})
export type CheckoutSession = z.output<typeof checkoutSession>

/** A Checkout Session that saves a card and takes no money. */
export const setupSession = checkoutSession.extend({
  mode: z.literal('setup'),
  setup_intent: z.object({ id, status: z.string(), payment_method: z.string().nullish() }).nullish(),
})

export const checkoutSessions = listOf(checkoutSession)

export const refund = z.object({
  id,
  object: z.literal('refund'),
  amount,
  created: seconds,
  status: z.string().nullable(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
export const refunds = listOf(refund)
export type Refund = z.output<typeof refund>

const dispute = z.object({
  id,
  object: z.literal('dispute'),
  amount,
  created: seconds,
  status: z.string(),
  payment_intent: z.string().nullish(),
})
export const disputes = listOf(dispute)
export type Dispute = z.output<typeof dispute>

const fraudWarning = z.object({
  id,
  object: z.literal('radar.early_fraud_warning'),
  created: seconds,
  payment_intent: z.string().nullish(),
})
export const fraudWarnings = listOf(fraudWarning)
export type FraudWarning = z.output<typeof fraudWarning>

export const paymentMethod = z.object({
  id,
  object: z.literal('payment_method'),
  card: z.object({ brand: z.string(), last4: z.string() }).nullish(),
})

/** Whatever tells its payment. */
export const ofPayment = z.object({ id, payment_intent: z.string().nullish() })
