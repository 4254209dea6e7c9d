import type { Database } from '../database'
import { followDispute, issueLicences, refundLicences, writeLicenceLetter } from '../licences'
import type { Order } from '../orders'
import type { PaymentEvent } from './payer'
import type { Step } from './plan'

type Perform = (tx: Database, order: Order, event: PaymentEvent) => Promise<void>

/** How each step of a payment plan is done. */
const PERFORM: Record<Step, Perform> = {
  mark_paid: async (tx, { id }, { session, at }) => {
    await tx.query(
      `update orders set state = 'paid', payer_session = $2, paid_at = $3, updated_at = now() where id = $1`,
      [id, session, new Date(at)],
    )
  },
  mark_failed: (tx, order) => mark(tx, order, 'failed'),
  mark_refunded: (tx, order) => mark(tx, order, 'refunded'),
  issue_licences: (tx, order, { at }) => issueLicences(tx, order, at),
  refund_licences: (tx, order) => refundLicences(tx, order),
  mark_dispute: async (tx, { id, dispute }) => {
    await tx.query('update orders set dispute = $2, updated_at = now() where id = $1', [id, dispute])
  },
  follow_dispute: (tx, order) => followDispute(tx, order),
  write_letter: (tx, order) => writeLicenceLetter(tx, order),
}

/** Does one step of a plan inside the transaction that claimed the event. */
export const perform = (tx: Database, step: Step, order: Order, event: PaymentEvent): Promise<void> =>
  PERFORM[step](tx, order, event)

async function mark(tx: Database, { id }: Order, state: 'failed' | 'refunded'): Promise<void> {
  await tx.query('update orders set state = $2::enum_orders_state, updated_at = now() where id = $1', [
    id,
    state,
  ])
}
