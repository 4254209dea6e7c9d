import { askedOnce } from '../payer-calls'
import type { RefundRequest, SessionStatus } from '../provider'
import { checkoutSession, type Refund, refund, refunds } from './answers'
import { asked, isRefused, stripe } from './client'
import { paymentOf, statusOf } from './status'

/** All that is left, or a part, once for a key; gives the session's status afterwards. */
export async function refundAtStripe({
  session,
  amount,
  idempotencyKey,
}: RefundRequest): Promise<SessionStatus> {
  const before = await statusOf(session)
  if (before.state !== 'settled' || before.event.type !== 'paid') return before
  const payment = await paymentNamed(session)
  if (payment === undefined) return before
  try {
    await askedOnce({
      recall: () => refundByKey(payment, idempotencyKey),
      ask: turn => create({ payment, amount, key: idempotencyKey, turn }),
    })
  } catch (error) {
    if (!isRefused(error)) throw error // more than is left, or given back meanwhile: the status says which
  }
  return statusOf(session)
}

async function paymentNamed(session: string): Promise<string | undefined> {
  if (session.startsWith('pi_')) return session
  return paymentOf(await asked(() => stripe().checkout.sessions.retrieve(session), checkoutSession)).id
}

type Asking = { payment: string; amount: number | undefined; key: string; turn: number }

const create = ({ payment, amount, key, turn }: Asking): Promise<Refund> =>
  asked(
    () =>
      stripe().refunds.create(
        { payment_intent: payment, metadata: { key }, ...(amount === undefined ? {} : { amount }) },
        { idempotencyKey: turn === 1 ? key : `${key}:${turn}` },
      ),
    refund,
  )

async function refundByKey(payment: string, key: string): Promise<Refund | undefined> {
  const { data } = await asked(() => stripe().refunds.list({ payment_intent: payment, limit: 100 }), refunds)
  return data.find(({ metadata }) => metadata?.key === key)
}
