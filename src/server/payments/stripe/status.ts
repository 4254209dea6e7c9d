import { z } from 'zod'
import { CURRENCIES } from '@/pricing'
import type { SessionStatus, Settled } from '../provider'
import { type CheckoutSession, checkoutSession } from './answers'
import { statusOfCharge } from './charge-status'
import { asked, isMissing, stripe } from './client'
import { news } from './news'

const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/** Undefined where Stripe knows no such session, or we did not open it. */
async function sessionAtStripe(name: string): Promise<CheckoutSession | undefined> {
  try {
    const found = await asked(() => stripe().checkout.sessions.retrieve(name, WITH_CHARGE), checkoutSession)
    return found.metadata?.payment_session ? found : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Of a Checkout Session, or of a charge without its buyer, which is known by its PaymentIntent. */
export async function statusOf(name: string): Promise<SessionStatus> {
  if (name.startsWith('pi_')) return statusOfCharge(name)
  const session = await sessionAtStripe(name)
  if (!session) return { state: 'unknown' }
  const { status, url, payment_status, success_url } = session
  if (status === 'open' && url) return { state: 'open', url }
  if (status !== 'complete') return { state: 'closed' }
  if (payment_status !== 'unpaid') return paidStatus(session)
  // A bank transfer that is under way: the order's page waits for it.
  if (paymentOf(session).status === 'processing') return { state: 'open', url: success_url ?? '' }
  return { state: 'settled', event: { ...moneyOf(session), type: 'declined', at: session.created * 1000 } }
}

async function paidStatus(session: CheckoutSession): Promise<Settled> {
  const { id, charge } = paymentOf(session)
  const money = moneyOf(session)
  const at = (charge?.created ?? session.created) * 1000
  const also = await news(money, id, charge)
  const type = charge?.refunded ? 'refunded' : 'paid'
  return { state: 'settled', event: { ...money, type, at, ...mandateOf(session) }, also }
}

/** The payment method that was saved to be charged again: the customer whose it is, and itself. */
function mandateOf({ customer, payment_intent }: CheckoutSession): { mandate?: string } {
  if (!customer || !payment_intent || typeof payment_intent === 'string') return {}
  const { payment_method, setup_future_usage } = payment_intent
  return payment_method && setup_future_usage === 'off_session'
    ? { mandate: `${customer}:${payment_method}` }
    : {}
}

/** What was agreed with the buyer, as Stripe has it. */
function moneyOf({ id: session, client_reference_id, amount_total, currency }: CheckoutSession) {
  return {
    session,
    reference: z.string().parse(client_reference_id),
    amount: z.number().parse(amount_total),
    currency: z.enum(CURRENCIES).parse(currency?.toUpperCase()),
  }
}

/** The PaymentIntent of a session with its newest charge, undefined where there is none; not expanded, it has only its id. */
export function paymentOf({ payment_intent }: CheckoutSession) {
  if (!payment_intent || typeof payment_intent === 'string')
    return { id: payment_intent ?? undefined, status: undefined, charge: undefined }
  const { id, status, latest_charge: charge } = payment_intent
  return { id, status, charge: charge && typeof charge !== 'string' ? charge : undefined }
}
