import type { Currency, PricingLocale } from '@/pricing'
import type { PaymentNotice, SessionStatus } from './provider'

/** A charge without its buyer, of a payment method that the payer has saved. Amounts in minor units, `at` in ms. */
export type ChargeRequest = {
  mandate: string
  reference: string
  amount: number
  currency: Currency
  email: string
  description: string
  locale: PricingLocale
  returnUrl: string
  at: number
  /** Stored before the call; two requests with one key are one charge. */
  idempotencyKey: string
}

/** For a page of the payer on which another payment method is told in place of a saved one. */
export type CardPageRequest = Pick<
  ChargeRequest,
  'mandate' | 'currency' | 'email' | 'description' | 'locale' | 'returnUrl' | 'at' | 'idempotencyKey'
>

export type CardPage =
  | { state: 'open'; url: string }
  | { state: 'saved'; mandate: string }
  | { state: 'closed' }

/** Whether what was saved can be charged: `paused` until the payer says otherwise, `ended` for good. */
export type MandateState = 'active' | 'paused' | 'ended'

/** `session`: what the payer calls the charge. It is answered at once, or `status` is `open` and asked for later. */
export type Charged = { session: string; status: SessionStatus }

/**
 * What a payer that can charge again offers beside its port for one payment. Never called inside a transaction; what was asked
 * and not answered is fetched before it is asked again.
 */
export type RecurringProvider = {
  /** Without idempotency keys at the payer: how long what was asked may stay unseen before it is asked again. */
  readonly asksAgainAfterSeconds?: number
  charge(request: ChargeRequest): Promise<Charged>
  /** By the idempotency key; undefined where it was never asked. */
  fetchCharge(idempotencyKey: string, mandate: string): Promise<Charged | undefined>
  openCardPage(request: CardPageRequest): Promise<{ session: string; url: string }>
  fetchCardPage(session: string): Promise<CardPage>
  /** Of a payer that keeps more of a saved payment method than whether it exists. */
  readonly mandates?: {
    /** Which one a notice is about; undefined where it is about something else. */
    about(notice: PaymentNotice): string | undefined
    stateOf(mandate: string): Promise<MandateState>
  }
  /** How its owner knows what is saved: «Visa •••• 4242»; undefined where it is no card, or gone. */
  nameOfCard(mandate: string): Promise<string | undefined>
  /** Nothing is charged to it from then on. Ending it twice is no error. */
  endMandate(mandate: string, at: number): Promise<void>
}
