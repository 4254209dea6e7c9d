import { sendJob } from '../../jobs/send'
import { inTransaction } from '../../runtime/database'
import type { PaymentEvent, RefundRequest } from '../provider'
import { movePayment, refundedOf, type SandboxPayment, sandboxPayment } from './ledger'
import { eventId } from './signature'

/** All or a part, once for a key; tells the shop. Only a paid session changes, and never more goes back than came. */
export async function refundPayment({ session, ...asked }: RefundRequest): Promise<void> {
  const payment = await sandboxPayment(session)
  if (!payment) return
  const event = refundEvent(payment, asked)
  if (event.amount > payment.amount || payment.events.some(({ id }) => id === event.id)) return
  const to = event.amount === payment.amount ? 'refunded' : 'paid'
  await inTransaction(async tx => {
    const moved = await movePayment(tx, session, { from: ['paid'], to, event, after: payment.events.length })
    if (moved) await sendJob(tx, 'deliver-sandbox-webhook', { session, event: event.id })
  })
}

function refundEvent(
  payment: SandboxPayment,
  { amount: part, at, idempotencyKey }: Omit<RefundRequest, 'session'>,
): PaymentEvent {
  const { session, reference, amount: whole, currency } = payment
  const amount = part === undefined ? whole : refundedOf(payment) + part
  return { id: eventId(idempotencyKey), type: 'refunded', session, reference, amount, currency, at }
}
