import type Stripe from 'stripe'
import { askedOnce } from '../payer-calls'
import type { PaymentRequest } from '../provider'
import { type CheckoutSession, checkoutSession, checkoutSessions } from './answers'
import { asked, isRefusedFor, stripe } from './client'

/** Stripe ends no page sooner than this after it opened; the sweep closes it when its time is over. */
const LEAST_MS = 30 * 60_000
const LATE_SECONDS = 3600

/** Undefined where it is too late for it: then none was opened with its key either. */
export async function openedSession(request: PaymentRequest): Promise<CheckoutSession | undefined> {
  try {
    return await askedOnce({ recall: () => sessionByKey(request), ask: turn => create(request, turn) })
  } catch (error) {
    if (isRefusedFor(error, 'expires_at')) return undefined
    throw error
  }
}

/** A key whose answer was a failure of Stripe gives that failure for a day: the next turn has another. */
const create = (request: PaymentRequest, turn: number): Promise<CheckoutSession> =>
  asked(
    () =>
      stripe().checkout.sessions.create(pageOf(request), {
        idempotencyKey: turn === 1 ? request.idempotencyKey : `${request.idempotencyKey}:${turn}`,
      }),
    checkoutSession,
  )

/** The same for the same request whenever it is made, as the idempotency key wants it. */
function pageOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, currency, email, description, locale, returnUrl, expiresAt, idempotencyKey } =
    request
  const saves = request.keepsMandate ?? false
  const metadata = { order: reference, payment_session: idempotencyKey }
  const price_data = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: description },
  }
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    client_reference_id: reference,
    customer_email: email,
    metadata,
    ...(saves && { customer_creation: 'always' }),
    payment_intent_data: {
      metadata,
      description: `${description} (${reference})`,
      ...(saves && { setup_future_usage: 'off_session' }),
    },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor((expiresAt + LEAST_MS) / 1000),
    locale,
  }
}

/** The newest pages of the last hour, as many as Stripe shows at once, among which ours would be. */
async function sessionByKey({
  idempotencyKey,
  expiresAt,
}: PaymentRequest): Promise<CheckoutSession | undefined> {
  const gte = Math.floor(expiresAt / 1000) - LATE_SECONDS
  for (let after: string | undefined; ; ) {
    const page = { created: { gte }, limit: 100, ...(after ? { starting_after: after } : {}) }
    const { data, has_more } = await asked(() => stripe().checkout.sessions.list(page), checkoutSessions)
    const ours = data.find(({ metadata }) => metadata?.payment_session === idempotencyKey)
    after = data.at(-1)?.id
    if (ours || !has_more || after === undefined) return ours
  }
}
