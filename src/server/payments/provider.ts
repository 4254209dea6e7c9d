import { z } from 'zod'
import { CURRENCIES, type Currency, type PricingLocale, type ProviderName } from '@/pricing'
import { DISPUTE_EVENTS } from '../orders/dispute'

/** Without what Postgres cannot store: NUL, half a surrogate pair. */
const name = z
  .string()
  .min(1)
  .max(200)
  .refine(text => !text.includes('\0') && text.isWellFormed())

/** An event of any payer. Amounts in minor units, `at` in ms. */
export const paymentEvent = z.object({
  id: name,
  type: z.enum(['paid', 'declined', 'refunded', ...DISPUTE_EVENTS]),
  session: name,
  reference: name,
  amount: z.number().int().nonnegative(),
  currency: z.enum(CURRENCIES),
  dispute: name.optional(),
  at: z.number().int().positive(),
})
export type PaymentEvent = z.output<typeof paymentEvent>

export type PaymentRequest = {
  reference: string
  amount: number
  currency: Currency
  email: string
  description: string
  locale: PricingLocale
  returnUrl: string
  /** In ms; the payer takes no money from then on. */
  expiresAt: number
  /** Two requests with one key are one session. */
  idempotencyKey: string
}

/** A full refund, at an instant (ms); two requests with one key are one refund. */
type RefundRequest = { session: string; at: number; idempotencyKey: string }

export type SessionStatus =
  | { state: 'open'; url: string }
  | { state: 'settled'; event: Omit<PaymentEvent, 'id'> }
  | { state: 'closed' }
  | { state: 'unknown' }

export type SignatureProblem =
  | 'no_signature'
  | 'wrong_signature'
  | 'too_old'
  | 'from_the_future'
  | 'bad_body'
  | 'bad_instant'
export type WebhookVerdict = { ok: true; events: PaymentEvent[] } | { ok: false; why: SignatureProblem }

/** `body` is exactly what was signed. */
export type Webhook = { body: string; headers: Headers; at: number }

/** The only interface to a payer (ARCHITECTURE, payments). Never called inside a transaction. */
export type PaymentProvider = {
  readonly name: ProviderName
  createSession(request: PaymentRequest): Promise<{ session: string; url: string }>
  /** Makes an open session unpayable for good; a settled one stays, and the status says so. */
  closeSession(session: string): Promise<SessionStatus>
  fetchSession(session: string): Promise<SessionStatus>
  /** Refunds a paid session, and no other; gives the status afterwards. */
  refundSession(request: RefundRequest): Promise<SessionStatus>
  verifyWebhook(webhook: Webhook): Promise<WebhookVerdict>
}
