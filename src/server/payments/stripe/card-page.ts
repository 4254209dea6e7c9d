import type Stripe from 'stripe'
import type { CardPage, CardPageRequest } from '../recurring-provider'
import { checkoutSession, setupSession } from './answers'
import { asked, isMissing, stripe } from './client'

/** Stripe Checkout, which saves another card for the customer and takes no money. */
export async function openCardPage(request: CardPageRequest): Promise<{ session: string; url: string }> {
  const { idempotencyKey } = request
  const { id, url } = await asked(
    () => stripe().checkout.sessions.create(pageOf(request), { idempotencyKey }),
    checkoutSession,
  )
  if (!url) throw new Error('Stripe gave a page for a card without an address.')
  return { session: id, url }
}

/** The same for the same request whenever it is made, as the idempotency key wants it. */
function pageOf(request: CardPageRequest): Stripe.Checkout.SessionCreateParams {
  const { mandate, currency, locale, returnUrl, idempotencyKey } = request
  const [customer = ''] = mandate.split(':')
  return {
    mode: 'setup',
    customer,
    currency: currency.toLowerCase(),
    metadata: { card_change: idempotencyKey },
    success_url: returnUrl,
    cancel_url: returnUrl,
    locale,
  }
}

/**
 * `saved` with «customer:payment method» once Stripe has the card; a page that is unknown, left or expired is `closed`.
 * Throws `LostAnswer`.
 */
export async function fetchCardPage(name: string): Promise<CardPage> {
  const withCard = { expand: ['setup_intent'] }
  try {
    const found = await asked(() => stripe().checkout.sessions.retrieve(name, withCard), setupSession)
    const { status, url, customer, setup_intent: setup } = found
    if (status === 'open' && url) return { state: 'open', url }
    return status === 'complete' && customer && setup?.status === 'succeeded' && setup.payment_method
      ? { state: 'saved', mandate: `${customer}:${setup.payment_method}` }
      : { state: 'closed' }
  } catch (error) {
    if (isMissing(error)) return { state: 'closed' }
    throw error
  }
}
