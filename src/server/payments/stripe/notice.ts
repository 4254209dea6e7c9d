import type { PaymentNotice } from '../provider'
import { checkoutSessions, ofPayment } from './answers'
import { intentAtStripe } from './charge-status'
import { asked, isMissing, stripe } from './client'

type Fetch = (id: string) => Promise<unknown>

/** How the object of a notice is fetched, by how the notice's type begins. */
const OBJECTS: readonly (readonly [string, Fetch])[] = [
  ['charge.dispute.', id => stripe().disputes.retrieve(id)],
  ['charge.', id => stripe().charges.retrieve(id)],
  ['refund.', id => stripe().refunds.retrieve(id)],
  ['radar.', id => stripe().radar.earlyFraudWarnings.retrieve(id)],
]

/** The Checkout Session, or the charge without its buyer, of what a notice is about, by what Stripe has; undefined where there is none. */
export async function sessionOfNotice({ told, about }: PaymentNotice): Promise<string | undefined> {
  if (about === null) return undefined
  if (told.startsWith('checkout.session.')) return about
  const fetch = OBJECTS.find(([begin]) => told.startsWith(begin))?.[1]
  const payment = fetch && (await paymentOfObject(() => fetch(about)))
  if (!payment) return undefined
  const of = { payment_intent: payment, limit: 1 }
  const [page] = (await asked(() => stripe().checkout.sessions.list(of), checkoutSessions)).data
  return page?.id ?? (await intentAtStripe(payment))?.id
}

async function paymentOfObject(fetch: () => Promise<unknown>): Promise<string | undefined> {
  try {
    return (await asked(fetch, ofPayment)).payment_intent ?? undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
