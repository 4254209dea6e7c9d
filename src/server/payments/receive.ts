import { inTransaction } from '../runtime/database'
import { storeEvents } from './inbox'
import type { PaymentProvider, SignatureProblem, Webhook } from './provider'

export type Received = { ok: true } | { ok: false; why: SignatureProblem }

/** Verifies and stores a payer's webhook; a job applies it (ARCHITECTURE, flow 3). */
export async function receiveWebhook(provider: PaymentProvider, webhook: Webhook): Promise<Received> {
  const verdict = await provider.verifyWebhook(webhook)
  if (!verdict.ok) return verdict
  if (!verdict.events.every(event => isOfNow(event, webhook.at))) return { ok: false, why: 'bad_instant' }
  await inTransaction(tx => storeEvents(tx, provider.name, verdict.events))
  return { ok: true }
}

/** Longer than payers retry. */
const OLDEST = 30 * 86_400_000
const CLOCK_SKEW = 5 * 60_000

/** Licence terms and the order of disputes depend on the event's instant, so an implausible one is refused. */
const isOfNow = ({ at }: { at: number }, now: number): boolean => now - OLDEST <= at && at <= now + CLOCK_SKEW
