import { z } from 'zod'
import { shopOrigins } from '../../http/origins'
import { database } from '../../runtime/database'
import {
  type PaymentEvent,
  type PaymentProvider,
  paymentEvent,
  type SessionStatus,
  type Webhook,
  type WebhookVerdict,
} from '../provider'
import { isPayable, movePayment, openPayment, type SandboxPayment, sandboxPayment } from './ledger'
import { refundPayment } from './refund'
import { SIGNATURE_HEADER, signatureProblem } from './signature'

const webhookBody = z.object({ events: z.array(paymentEvent).min(1).max(100) })

/** The payer without keys (DOMAIN 6): a hosted page with a button for everything that can happen to a payment. */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  async createSession(request) {
    const session = await openPayment(request, `${shopOrigins()[0]}/webhooks/sandbox`)
    return { session, url: pageUrl(session, request.returnUrl) }
  },
  async closeSession(session) {
    await movePayment(database, session, { from: ['open', 'challenged'], to: 'closed' })
    return statusOf(session)
  },
  fetchSession: statusOf,
  async refundSession({ session, at }) {
    await refundPayment(session, at)
    return statusOf(session)
  },
  verifyWebhook: async webhook => verdictOf(webhook),
}

/** On the buyer's origin, so that they return to the same site. */
const pageUrl = (session: string, returnUrl: string): string => new URL(`/sandbox/${session}`, returnUrl).href

async function statusOf(session: string): Promise<SessionStatus> {
  const payment = await sandboxPayment(session)
  if (!payment) return { state: 'unknown' }
  const { state, return_url } = payment
  if (isPayable(payment, Date.now())) return { state: 'open', url: pageUrl(session, return_url) }
  if (state === 'open' || state === 'challenged' || state === 'closed') return { state: 'closed' }
  return { state: 'settled', event: settledAs(payment, SETTLED[state]) }
}

function verdictOf({ body, headers, at }: Webhook): WebhookVerdict {
  const problem = signatureProblem(body, headers.get(SIGNATURE_HEADER), at)
  if (problem) return { ok: false, why: problem }
  const parsed = webhookBody.safeParse(jsonOf(body))
  return parsed.success ? { ok: true, events: parsed.data.events } : { ok: false, why: 'bad_body' }
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // signed, but no JSON: refused by the schema
  }
}

type Settled = PaymentEvent['type']

/** A complaint has its own webhook; the session stays paid. */
const SETTLED = {
  paid: 'paid',
  declined: 'declined',
  refunded: 'refunded',
  disputed: 'paid',
  charged_back: 'paid',
} as const

function settledAs(
  { events, session, reference, amount, currency, updated_at }: SandboxPayment,
  type: Settled,
) {
  const at = events.find(event => event.type === type)?.at ?? updated_at.getTime()
  return { type, session, reference, amount, currency, at }
}
