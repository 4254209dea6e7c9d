import { z } from 'zod'
import { shopOrigins } from '../../http/origins'
import { database } from '../../runtime/database'
import { env } from '../../runtime/env'
import {
  type PaymentEvent,
  type PaymentProvider,
  paymentEvent,
  paymentNotice,
  type SessionStatus,
  type Webhook,
  type WebhookVerdict,
} from '../provider'
import { jsonOf } from '../webhook/body'
import { signatureProblem } from '../webhook/signature'
import {
  isPayable,
  movePayment,
  openPayment,
  refundedOf,
  type SandboxPayment,
  sandboxPayment,
} from './ledger'
import { refundPayment } from './refund'
import { SIGNATURE } from './signature'

const webhookBody = z.object({
  events: z
    .array(z.union([paymentEvent, paymentNotice]))
    .min(1)
    .max(100),
})

/** The payer without keys (DOMAIN 6): a hosted page with a button for everything that can happen to a payment. */
export const sandbox: PaymentProvider = {
  name: 'sandbox',
  async createSession(request) {
    const session = await openPayment(request, `${shopOrigins()[0]}/webhooks/sandbox`)
    return { session, url: pageUrl(session, request.returnUrl) }
  },
  recallSession: request => openPayment(request, `${shopOrigins()[0]}/webhooks/sandbox`),
  async closeSession(session) {
    await movePayment(database, session, { from: ['open', 'challenged'], to: 'closed' })
    return statusOf(session)
  },
  fetchSession: statusOf,
  async refundSession(request) {
    await refundPayment(request)
    return statusOf(request.session)
  },
  sessionOf: async ({ about }) => about ?? undefined,
  verifyWebhook: async webhook => verdictOf(webhook),
}

/** On the buyer's origin, so that they return to the same site. */
export const pageUrl = (session: string, returnUrl: string): string =>
  new URL(`/sandbox/${session}`, returnUrl).href

async function statusOf(session: string): Promise<SessionStatus> {
  const payment = await sandboxPayment(session)
  if (!payment) return { state: 'unknown' }
  const { state, return_url } = payment
  if (isPayable(payment, Date.now())) return { state: 'open', url: pageUrl(session, return_url) }
  if (state === 'open' || state === 'challenged' || state === 'closed') return { state: 'closed' }
  return { state: 'settled', event: settledAs(payment, SETTLED[state]), also: partOf(payment) }
}

function verdictOf(webhook: Webhook): WebhookVerdict {
  const problem = signatureProblem(webhook, SIGNATURE, [env().SANDBOX_SECRET])
  if (problem) return { ok: false, why: problem }
  const parsed = webhookBody.safeParse(jsonOf(webhook.body))
  return parsed.success ? { ok: true, events: parsed.data.events } : { ok: false, why: 'bad_body' }
}

/** What went back in part, as it was told last. */
function partOf(payment: SandboxPayment): PaymentEvent[] {
  const part = refundedOf(payment)
  return payment.events.filter(
    ({ type, amount }) => type === 'refunded' && amount === part && part < payment.amount,
  )
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
  const { at = updated_at.getTime(), mandate, isHard } = events.find(event => event.type === type) ?? {}
  const more = { ...(mandate !== undefined && { mandate }), ...(isHard && { isHard }) }
  return { type, session, reference, amount, currency, at, ...more }
}
