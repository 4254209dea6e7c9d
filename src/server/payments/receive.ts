import { inTransaction } from '../database'
import { storeEvents } from './inbox'
import type { Payer, SignatureProblem, Webhook } from './payer'

export type Received = { ok: true } | { ok: false; why: SignatureProblem }

/** Takes a payer's webhook: verified, stored once, answered; it is applied by a job (ARCHITECTURE, flow 3). */
export async function receiveWebhook(payer: Payer, webhook: Webhook): Promise<Received> {
  const verdict = await payer.verifyWebhook(webhook)
  if (!verdict.ok) return verdict
  await inTransaction(tx => storeEvents(tx, payer.name, verdict.events))
  return { ok: true }
}
