import { inTransaction } from '../runtime/database'
import { storeEvents } from './inbox'
import type { PaymentEvent, PaymentProvider, SignatureProblem, Webhook } from './provider'

export type Received = { ok: true } | { ok: false; why: SignatureProblem }

/** Takes a payer's webhook: verified, stored once, answered; it is applied by a job (ARCHITECTURE, flow 3). */
export async function receiveWebhook(payer: PaymentProvider, webhook: Webhook): Promise<Received> {
  const verdict = await payer.verifyWebhook(webhook)
  if (!verdict.ok) return verdict
  if (!verdict.events.every(event => isOfNow(event, webhook.at))) return { ok: false, why: 'bad_instant' }
  await inTransaction(tx => storeEvents(tx, payer.name, verdict.events))
  return { ok: true }
}

/** Longer than payers try to deliver what happened. */
const OLDEST = 30 * 86_400_000
const CLOCK_SKEW = 5 * 60_000

/** Licences begin, and disputes follow one another, by the instant that is told: one of another time is refused. */
const isOfNow = ({ at }: PaymentEvent, now: number): boolean => now - OLDEST <= at && at <= now + CLOCK_SKEW
