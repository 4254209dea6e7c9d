import { env } from '../../runtime/env'
import type { PaymentProvider, SessionStatus } from '../provider'
import { secretsIn } from '../webhook/secrets'
import { checkoutSession } from './answers'
import { asked, isRefused, stripe as stripeClient } from './client'
import { sessionOfNotice } from './notice'
import { openedSession } from './open'
import { refundAtStripe } from './refund'
import { statusOf } from './status'
import { stripeVerdict } from './webhook'

/** Stripe Checkout, on Stripe's own page: no card ever reaches us. We are the seller. */
export const stripe: PaymentProvider = {
  name: 'stripe',
  async createSession(request) {
    const opened = await openedSession(request)
    if (!opened?.url) throw new Error('Stripe opens no page for a payment whose time is over.')
    return { session: opened.id, url: opened.url }
  },
  recallSession: async request => (await openedSession(request))?.id,
  closeSession,
  fetchSession: statusOf,
  refundSession: refundAtStripe,
  sessionOf: sessionOfNotice,
  verifyWebhook: async webhook =>
    stripeVerdict(webhook, {
      secrets: secretsIn(env().STRIPE_WEBHOOK_SECRET),
      isLive: /^[rs]k_live_/.test(env().STRIPE_SECRET_KEY ?? ''),
    }),
}

/** One that was paid or is over cannot be closed; what it is, is asked afterwards in either case. */
async function closeSession(session: string): Promise<SessionStatus> {
  if (session.startsWith('pi_')) return statusOf(session) // charged at once, without a page
  try {
    await asked(() => stripeClient().checkout.sessions.expire(session), checkoutSession)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  return statusOf(session)
}
