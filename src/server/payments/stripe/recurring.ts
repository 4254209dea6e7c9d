import Stripe from 'stripe'
import { cardName } from '../card-name'
import { askedOnce } from '../payer-calls'
import type { Charged, ChargeRequest, RecurringProvider } from '../recurring-provider'
import { paymentIntent, paymentIntents, paymentMethod } from './answers'
import { fetchCardPage, openCardPage } from './card-page'
import { statusOfCharge } from './charge-status'
import { asked, isMissing, isRefused, stripe } from './client'

/** Charges the payment methods that Stripe Checkout saved, with their buyers away. */
export const stripeRecurring: RecurringProvider = {
  async charge(request) {
    const { idempotencyKey: key } = request
    const session = await askedOnce({ recall: () => nameByKey(key), ask: turn => create(request, turn) })
    return { session, status: await statusOfCharge(session) }
  },
  fetchCharge,
  nameOfCard,
  endMandate,
  openCardPage,
  fetchCardPage,
}

/** Stripe's search may be a minute late; for a day the idempotency key stands in for it. */
async function fetchCharge(key: string): Promise<Charged | undefined> {
  const session = await nameByKey(key)
  return session === undefined ? undefined : { session, status: await statusOfCharge(session) }
}

async function nameByKey(key: string): Promise<string | undefined> {
  const query = `metadata['payment_session']:'${key}'`
  const { data } = await asked(() => stripe().paymentIntents.search({ query }), paymentIntents)
  return data[0]?.id
}

/** A declined charge is an answer too: it has a name by which it is asked for. */
async function create(request: ChargeRequest, turn: number): Promise<string> {
  const { idempotencyKey: key } = request
  const options = { idempotencyKey: turn === 1 ? key : `${key}:${turn}` }
  try {
    return (await asked(() => stripe().paymentIntents.create(chargeOf(request), options), paymentIntent)).id
  } catch (error) {
    const declined = error instanceof Stripe.errors.StripeError ? error.payment_intent?.id : undefined
    if (declined === undefined) throw error
    return declined
  }
}

function chargeOf(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { mandate, reference, amount, currency, description, idempotencyKey } = request
  const [customer = '', payment_method = ''] = mandate.split(':')
  return {
    amount,
    currency: currency.toLowerCase(),
    customer,
    payment_method,
    off_session: true,
    confirm: true,
    description: `${description} (${reference})`,
    metadata: { order: reference, payment_session: idempotencyKey },
  }
}

async function nameOfCard(mandate: string): Promise<string | undefined> {
  const [, method = ''] = mandate.split(':')
  try {
    const { card } = await asked(() => stripe().paymentMethods.retrieve(method), paymentMethod)
    return card ? cardName(card) : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** One that is gone already is refused, which is as good. */
async function endMandate(mandate: string): Promise<void> {
  const [, method = ''] = mandate.split(':')
  try {
    await asked(() => stripe().paymentMethods.detach(method), paymentMethod)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
