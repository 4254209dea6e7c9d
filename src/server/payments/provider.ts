import { z } from 'zod'
import { CURRENCIES, type Currency, type PricingLocale, type ProviderName } from '@/pricing'
import { DISPUTE_EVENTS } from '../orders/dispute'

/** Without what Postgres cannot store: NUL, half a surrogate pair. */
const name = z
  .string()
  .min(1)
  .max(200)
  .refine(text => !text.includes('\0') && text.isWellFormed())

/**
 * An event of any payer. Amounts in minor units, `at` in ms; of a refund in part, all that went back by then.
 * `dispute_warned`: the bank's word of a complaint that may come.
 */
export const paymentEvent = z.object({
  id: name,
  type: z.enum(['paid', 'declined', 'refunded', 'refund_failed', 'dispute_warned', ...DISPUTE_EVENTS]),
  session: name,
  reference: name,
  amount: z.number().int().nonnegative(),
  currency: z.enum(CURRENCIES),
  dispute: name.optional(),
  /** The payment method that the payer saved with it, to be charged again. */
  mandate: name.optional(),
  /** Of a decline: asking again is in vain. */
  isHard: z.boolean().optional(),
  at: z.number().int().positive(),
})
export type PaymentEvent = z.output<typeof paymentEvent>

/**
 * A payer's word that something of its own has changed: what it says is not applied, its object is fetched (MONEY,
 * fetch, never apply). `about`: the object's id, null where it is none of ours or of a type that we do not know.
 */
export const paymentNotice = z.object({
  id: name,
  type: z.literal('noticed'),
  told: name,
  about: name.nullable(),
  at: z.number().int().positive(),
})
export type PaymentNotice = z.output<typeof paymentNotice>

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
  /** The payer saves the payment method, with the buyer's consent, and tells it with the payment. */
  keepsMandate?: boolean
}

/**
 * A refund at an instant (ms), of `amount` in minor units or of all that is left; two requests with one key are one
 * refund.
 */
export type RefundRequest = { session: string; at: number; idempotencyKey: string; amount?: number }

/**
 * `event`: what became of the payment; `also`: refunds in part, complaints and warnings about it. `isRefundPending`:
 * the payer has yet to approve a refund that it was asked for.
 */
export type Settled = {
  state: 'settled'
  event: Omit<PaymentEvent, 'id'>
  also?: readonly PaymentEvent[]
  isRefundPending?: boolean
}

export type SessionStatus =
  | { state: 'open'; url: string }
  | Settled
  | { state: 'closed' }
  | { state: 'unknown' }

export type SignatureProblem =
  | 'no_signature'
  | 'wrong_signature'
  | 'too_old'
  | 'from_the_future'
  | 'bad_body'
  | 'bad_instant'
export type WebhookVerdict =
  | { ok: true; events: (PaymentEvent | PaymentNotice)[] }
  | { ok: false; why: SignatureProblem }

/** `body`: the bytes as they came, which are what was signed. */
export type Webhook = { body: Uint8Array; headers: Headers; at: number }

/** The only interface to a payer (ARCHITECTURE, payments). Never called inside a transaction. */
export type PaymentProvider = {
  readonly name: ProviderName
  createSession(request: PaymentRequest): Promise<{ session: string; url: string }>
  /**
   * The session that a request opened whose answer was lost; undefined where it opened none that can be paid. May
   * open one where it cannot tell.
   */
  recallSession(request: PaymentRequest): Promise<string | undefined>
  /** Makes an open session unpayable for good; a settled one stays, and the status says so. */
  closeSession(session: string): Promise<SessionStatus>
  fetchSession(session: string): Promise<SessionStatus>
  /** Refunds a paid session, and no other; gives the status afterwards. Asked again, it is refunded once. */
  refundSession(request: RefundRequest): Promise<SessionStatus>
  /** Which session of ours a notice is about, by what the payer has; undefined where none. */
  sessionOf(notice: PaymentNotice): Promise<string | undefined>
  /** Where the payer sells in its own name: the address of its invoice, which ends soon; undefined where there is none. */
  invoiceUrl?(session: string): Promise<string | undefined>
  verifyWebhook(webhook: Webhook): Promise<WebhookVerdict>
}
