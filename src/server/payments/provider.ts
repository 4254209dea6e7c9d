import { z } from 'zod'
import { CURRENCIES, type Currency, type PayerName, type PricingLocale } from '@/pricing'
import { DISPUTE_EVENTS } from '../orders/dispute'

/** A name of a payer's. Postgres stores no NUL and no half of a character. */
const name = z
  .string()
  .min(1)
  .max(200)
  .refine(text => !text.includes('\0') && text.isWellFormed())

/** What a payer tells of a payment, whichever payer it is. Amounts in minor units, `at` in ms. */
export const paymentEvent = z.object({
  id: name,
  type: z.enum(['paid', 'declined', 'refunded', ...DISPUTE_EVENTS]),
  session: name,
  /** The number of the order, which the payer gives back as it was told. */
  reference: name,
  amount: z.number().int().nonnegative(),
  currency: z.enum(CURRENCIES),
  /** Which complaint of the buyer a dispute is about, where the payer tells. */
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
  /** Where the payer sends the buyer back to, whatever came of it. */
  returnUrl: string
  /** From then on (ms) the payer takes no money for it any more. */
  expiresAt: number
  /** Two requests of one key are one session. */
  idempotencyKey: string
}

/** All the money of a paid session back, asked at an instant (ms). Two requests of one key are one refund. */
type RefundRequest = { session: string; at: number; idempotencyKey: string }

/** A session as the payer knows it now. */
export type SessionStatus =
  | { state: 'open'; url: string }
  | { state: 'settled'; event: Omit<PaymentEvent, 'id'> }
  /** Nobody paid, and nobody can any more. */
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

/** A webhook as it came in; `body` is exactly what was signed. */
export type Webhook = { body: string; headers: Headers; at: number }

/**
 * One who takes money for the shop (ARCHITECTURE, payments). The shop knows payers by this alone; none of its calls is
 * made inside a transaction.
 */
export type PaymentProvider = {
  readonly name: PayerName
  createSession(request: PaymentRequest): Promise<{ session: string; url: string }>
  /** Makes an open session unpayable, for good; one that is settled stays as it is, and its status says so. */
  closeSession(session: string): Promise<SessionStatus>
  fetchSession(session: string): Promise<SessionStatus>
  /** Gives the money of a paid session back; of any other nothing, and the status after it says what it is. */
  refundSession(request: RefundRequest): Promise<SessionStatus>
  verifyWebhook(webhook: Webhook): Promise<WebhookVerdict>
}
