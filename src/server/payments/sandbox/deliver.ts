import { sandboxPayment } from './ledger'
import { noticeOf } from './notice'
import { SIGNATURE, signatureOf } from './signature'

const PATIENCE = 10_000

/** Posts an event of the ledger to the shop, signed now. Throws if the shop refuses it, so that the job retries. */
export async function deliverWebhook(session: string, eventId: string, at: number): Promise<void> {
  const payment = await sandboxPayment(session)
  const event = payment && (noticeOf(payment, eventId, at) ?? payment.events.find(({ id }) => id === eventId))
  if (!payment || !event) throw new Error(`The sandbox ledger has no event ${eventId} of ${session}.`)
  const body = JSON.stringify({ events: [event] })
  const response = await fetch(payment.webhook_url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE.header]: signatureOf(body, at) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) throw new Error(`The shop answered a sandbox webhook with ${response.status}.`)
}
