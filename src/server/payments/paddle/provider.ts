import { env } from '../../runtime/env'
import type { PaymentNotice, PaymentProvider, SessionStatus } from '../provider'
import { secretsIn } from '../webhook/secrets'
import { adjustments, invoicePdf, transaction } from './answers'
import { isRefused, paddle as paddleClient, read } from './client'
import { openedTransaction, transactionByKey } from './open'
import { refundAtPaddle } from './refund'
import { statusOf } from './status'
import { paddleVerdict } from './webhook'

/** Paddle's checkout, over a page of ours: no card ever reaches us. Paddle is the seller. */
export const paddle: PaymentProvider = {
  name: 'paddle',
  async createSession(request) {
    const { id, checkout } = await openedTransaction(request)
    if (!checkout?.url)
      throw new Error('Paddle gave a transaction without a page: has it a default payment link?')
    return { session: id, url: checkout.url }
  },
  recallSession: async request => (await transactionByKey(request))?.id,
  closeSession,
  fetchSession: statusOf,
  refundSession: refundAtPaddle,
  sessionOf: sessionOfNotice,
  invoiceUrl: invoiceUrlAtPaddle,
  verifyWebhook: async webhook => paddleVerdict(webhook, secretsIn(env().PADDLE_WEBHOOK_SECRET)),
}

/**
 * Paddle cancels no transaction whose buyer has told no address yet. Such a one is closed by us alone: our page opens
 * it no more, and money that comes all the same is honoured or given back (decision 024).
 */
async function closeSession(session: string): Promise<SessionStatus> {
  try {
    await read(() => paddleClient().transactions.update(session, { status: 'canceled' }), transaction)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const status = await statusOf(session)
  return status.state === 'open' ? { state: 'closed' } : status
}

/** Paddle gives none of what is not billed yet. */
async function invoiceUrlAtPaddle(session: string): Promise<string | undefined> {
  try {
    const asked = () => paddleClient().transactions.getInvoicePDF(session, { disposition: 'inline' })
    return (await read(asked, invoicePdf)).url
  } catch (error) {
    if (isRefused(error)) return undefined
    throw error
  }
}

async function sessionOfNotice({ told, about }: PaymentNotice): Promise<string | undefined> {
  if (about === null || told.startsWith('transaction.')) return about ?? undefined
  const found = await read(
    () =>
      paddleClient()
        .adjustments.list({ id: [about] })
        .next(),
    adjustments,
  )
  return found[0]?.transactionId
}
