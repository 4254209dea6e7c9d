import type { ProviderName } from '@/pricing'
import { keepUse } from '../coupons/take-use'
import { issueCreditNote, issueInvoice, issueLaterInvoice } from '../invoices/issue'
import { sendJob } from '../jobs/send'
import { followDispute, refundLicences } from '../licences/follow-order'
import { issueLicences } from '../licences/issue'
import { enqueuePurchaseEmail } from '../licences/purchase-email'
import { enqueueRefundEmail } from '../licences/refund-email'
import type { Order } from '../orders/order'
import { sellAt } from '../orders/sold'
import type { Database } from '../runtime/database'
import { repriceFirst } from '../subscriptions/begin'
import { enqueueChargeEmail, tellOfPart, tellOfPayment } from '../subscriptions/tell-of-payment'
import { grantTrial } from '../trials/grant'
import { settleDifference } from './differences/difference'
import { oweMoney } from './differences/owed-money'
import { markReturned, returnDifferences, returnMoney } from './differences/return-money'
import type { Step } from './plan-terms'
import type { PaymentEvent } from './provider'
import { recheckPrices } from './recheck-prices'
import { endSession, openSessionOf, type PaymentSession } from './sessions'

export type Payment = {
  order: Order
  event: PaymentEvent
  provider: ProviderName
  session: PaymentSession | undefined
}

type Perform = (tx: Database, payment: Payment) => Promise<void>

const PERFORM: Record<Step, Perform> = {
  take_agreed: async (tx, { order, session }) => {
    if (!session) return
    await sellAt(tx, order.id, session.quote)
    await repriceFirst(tx, order, session.quote, session.pricedAt)
  },
  mark_paid: markPaid,
  mark_failed: (tx, { order }) => mark(tx, order, 'failed'),
  mark_refunded: async (tx, { order }) => {
    await mark(tx, order, 'refunded')
    await noteRefund(tx, order, order.total)
    await settleDifference(tx, order.id, 'refunded')
    await returnDifferences(tx, order)
  },
  note_refund: (tx, { order, event }) => noteRefund(tx, order, event.amount),
  tell_subscription: (tx, { order, event, provider, session }) =>
    tellOfPayment(tx, { ...order, provider }, { ...event, at: toldAt(event, session) }),
  tell_part: (tx, { order, event: { amount, at } }) =>
    tellOfPart(tx, order, { amount: amount - order.refunded, at }),
  issue_licences: (tx, { order, event }) => issueLicences(tx, order, event.at),
  grant_trial: (tx, { order, event }) => grantTrial(tx, order, event.at),
  refund_licences: (tx, { order }) => refundLicences(tx, order),
  mark_dispute: async (tx, { order: { id, dispute } }) => {
    await tx.query('update orders set dispute = $2, updated_at = now() where id = $1', [id, dispute])
  },
  follow_dispute: (tx, { order }) => followDispute(tx, order),
  write_email: (tx, { order, session }) =>
    (order.charge ?? 1) > 1
      ? enqueueChargeEmail(tx, order)
      : enqueuePurchaseEmail(tx, asSold(order, session)),
  write_refund_email: (tx, { order, event }) => enqueueRefundEmail(tx, order, event.amount),
  leave_others: leaveOthers,
  return_money: (tx, payment) => giveUp(tx, payment, 'not_counted'),
  return_second: (tx, payment) => giveUp(tx, payment, 'bought_twice'),
  return_charge: (tx, payment) => giveUp(tx, payment, 'subscription_over'),
  end_session: async (tx, { session, event }) => {
    if (session) await endSession(tx, session, event.type === 'declined' ? 'closed' : 'paid')
  },
  settle_difference: (tx, { order }) => settleDifference(tx, order.id, 'paid'),
  charge_back: async (tx, { session }) => {
    if (session) await endSession(tx, session, 'charged_back')
  },
  mark_returned: async (tx, { session }) => {
    if (session) await markReturned(tx, session, 'at_payer')
  },
  owe_again: async (tx, { session }) => {
    if (session) await oweMoney(tx, session)
  },
  recheck_prices: (tx, { order }) => recheckPrices(tx, order),
  issue_invoice: (tx, { order }) => issueInvoice(tx, order.id),
  issue_difference_invoice: async (tx, { order, session }) => {
    if (!session) return
    const { total, currency, provider } = session
    await issueLaterInvoice(tx, { orderId: order.id, key: session.id, total, currency, provider })
  },
  issue_credit_note: (tx, { order: { id, total, number } }) =>
    issueCreditNote(tx, { orderId: id, total, key: number }),
  credit_part: (tx, { order: { id, number, refunded }, event: { amount } }) =>
    issueCreditNote(tx, { orderId: id, total: amount - refunded, key: `${number}:${amount}` }),
}

/** A charge of ours is answered after it was asked for, wherever the clock of its payer stands. */
const toldAt = ({ at }: PaymentEvent, session: PaymentSession | undefined): number =>
  session && session.mandate !== null ? Math.max(at, session.pricedAt) : at

/** Does one step of a plan within the transaction that applies the event. What a payer has to do is left to jobs. */
export const perform = (tx: Database, step: Step, payment: Payment): Promise<void> =>
  PERFORM[step](tx, payment)

/** As it was paid, if that was at another agreed price. */
const asSold = (order: Order, session: PaymentSession | undefined): Order =>
  session ? { ...order, total: session.total, currency: session.currency, quote: session.quote } : order

async function markPaid(tx: Database, { order, event, provider, session }: Payment): Promise<void> {
  await tx.query(
    `update orders set state = 'paid', provider = $2, provider_session = $3, paid_at = $4, updated_at = now() where id = $1`,
    [order.id, provider, event.session, new Date(event.at)],
  )
  if (session) await endSession(tx, session, 'paid')
  await keepUse(tx, order, asSold(order, session).quote)
}

async function mark(tx: Database, { id }: Order, state: 'failed' | 'refunded'): Promise<void> {
  await tx.query('update orders set state = $2::enum_orders_state, updated_at = now() where id = $1', [
    id,
    state,
  ])
}

async function noteRefund(tx: Database, { id }: Order, refunded: number): Promise<void> {
  await tx.query('update orders set refunded = $2, updated_at = now() where id = $1', [id, refunded])
}

/** What the payer saved with the money is of no use either. */
async function giveUp(
  tx: Database,
  { order, session, event, provider }: Payment,
  because: 'not_counted' | 'bought_twice' | 'subscription_over',
): Promise<void> {
  if (session) await returnMoney(tx, { order, session, because })
  const { mandate } = event
  if (order.subscriptionId !== null && mandate !== undefined)
    await sendJob(tx, 'end-mandate', { subscription: order.subscriptionId, instead: { provider, mandate } })
}

async function leaveOthers(tx: Database, { order }: Payment): Promise<void> {
  const open = await openSessionOf(tx, order.id)
  if (!open) return
  await endSession(tx, open, 'closed')
  await sendJob(tx, 'leave-payment-session', { session: open.id })
}
