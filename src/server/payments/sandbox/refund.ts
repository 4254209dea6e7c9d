import { randomUUID } from 'node:crypto'
import { sendJob } from '../../jobs/send'
import { inTransaction } from '../../runtime/database'
import type { PaymentEvent } from '../provider'
import { movePayment, sandboxPayment } from './ledger'

/** At an instant (ms); tells the shop. Only a paid session changes. */
export async function refundPayment(session: string, at: number): Promise<void> {
  const payment = await sandboxPayment(session)
  if (!payment) return
  const { reference, amount, currency } = payment
  const event: PaymentEvent = {
    id: `evt_${randomUUID()}`,
    type: 'refunded',
    session,
    reference,
    amount,
    currency,
    at,
  }
  await inTransaction(async tx => {
    const moved = await movePayment(tx, session, { from: ['paid'], to: 'refunded', event })
    if (moved) await sendJob(tx, 'deliver-sandbox-webhook', { session, event: event.id })
  })
}
