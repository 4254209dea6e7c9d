import { z } from 'zod'
import type { PaymentNotice, Webhook, WebhookVerdict } from '../provider'
import { jsonOf } from '../webhook/body'
import type { SignatureScheme } from '../webhook/signature'
import { noticeVerdict } from '../webhook/verdict'

const STRIPE_SIGNATURE: SignatureScheme = {
  header: 'stripe-signature',
  stamp: 't',
  digest: 'v1',
  separator: ',',
  joint: '.',
}

/** What the endpoint subscribes to (docs/operations.md, going live); any other type is stored and ignored. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'radar.early_fraud_warning.created',
] as const

const webhookBody = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  created: z.number().int().positive(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.object({ id: z.string().nullish() }) }),
})

type Receiver = { secrets: readonly string[]; isLive: boolean }

/** Stripe's webhook as a notice; one of another account, or of the other mode, is about nothing of ours. */
export const stripeVerdict = (webhook: Webhook, { secrets, isLive }: Receiver): WebhookVerdict =>
  noticeVerdict(webhook, { scheme: STRIPE_SIGNATURE, secrets, noticeOf: body => noticeOf(body, isLive) })

function noticeOf(body: Uint8Array, isLive: boolean): PaymentNotice | undefined {
  const parsed = webhookBody.safeParse(jsonOf(body))
  if (!parsed.success) return undefined
  const { id, type, created, livemode, account, data } = parsed.data
  const isOurs = STRIPE_EVENTS.some(known => known === type) && livemode === isLive && !account
  return { id, type: 'noticed', told: type, about: (isOurs && data.object.id) || null, at: created * 1000 }
}
