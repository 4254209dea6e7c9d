import type Stripe from 'stripe'
import type { CardKind } from '../cards'
import { type Ledger, newId } from '../ledger'
import { Refused } from '../route'
import { queueWebhook } from '../webhooks'

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'created'
  | 'expires_at'
  | 'client_reference_id'
  | 'metadata'
  | 'mode'
  | 'livemode'
  | 'customer_email'
  | 'locale'
> & {
  payment_intent: string | null
  setup_intent: string | null
  payment_intent_metadata: Stripe.Metadata
  saves: boolean
  customer: string | null
  description: string
}

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'metadata' | 'livemode'
> & {
  latest_charge: string | null
  customer: string | null
  payment_method: string | null
  setup_future_usage: 'off_session' | null
  last_payment_error: { type: string; code: string; decline_code: string } | null
}

export type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'status' | 'livemode'> & {
  payment_method: string | null
}

export type Method = { id: string; object: 'payment_method'; customer: string | null; card: CardKind }

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'created'
  | 'amount_refunded'
  | 'refunded'
  | 'disputed'
  | 'paid'
  | 'status'
  | 'livemode'
  | 'metadata'
> & { payment_intent: string; card: string }

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'created' | 'status' | 'metadata' | 'reason'
> & {
  payment_intent: string
  charge: string
}

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'created' | 'status' | 'reason' | 'livemode'
> & {
  payment_intent: string
  charge: string
}

export type Warning = Pick<
  Stripe.Radar.EarlyFraudWarning,
  'id' | 'object' | 'actionable' | 'created' | 'fraud_type' | 'livemode'
> & {
  payment_intent: string
  charge: string
}

export const refusedStripe = (status: number, error: Record<string, unknown>): Refused =>
  new Refused(status, { error: { type: 'invalid_request_error', ...error } })

const missing = (what: string, id: string): Refused =>
  refusedStripe(404, { code: 'resource_missing', param: 'id', message: `No such ${what}: '${id}'` })

export async function need<T extends { id: string }>(ledger: Ledger, kind: string, id: string): Promise<T> {
  const found = await ledger.get<T>(kind, id)
  if (!found) throw missing(kind, id)
  return found
}

/** Tells of an object as it is now, as an event of the SDK's pinned version. */
export async function tell(ledger: Ledger, type: string, object: { id: string }): Promise<void> {
  const event = {
    id: newId('evt_'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor((await ledger.now()) / 1000),
    type: 'charge.refunded',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  } satisfies Partial<Stripe.Event>
  await queueWebhook(ledger, 'stripe', { id: event.id, type, body: { ...event, type, data: { object } } })
}
