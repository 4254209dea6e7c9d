import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { letterOf } from '../../emails/blocks'
import { enqueueEmail } from '../../emails/enqueue'
import { issueCreditNote } from '../../invoices/issue'
import type { Order } from '../../orders/order'
import type { Database } from '../../runtime/database'
import { endSession, type PaymentSession, paidDifferences } from '../sessions'
import { oweMoney } from './owed-money'

/**
 * It could not be counted; the buyer owns it by another order; its base stands again; the order it completed was
 * refunded.
 */
type Reason = 'not_counted' | 'bought_twice' | 'subscription_over' | 'base_stands' | 'order_returned'
type Returned = { order: Order; session: PaymentSession; because: Reason }

/** Owes back what a session took, and lets an order that waited for it be paid anew. */
export async function returnMoney(tx: Database, { order, session, because }: Returned): Promise<void> {
  await markReturned(tx, session, because)
  // Nothing is on its way any more: it may be paid anew, expires by itself, and keeps no account from being deleted.
  if (session.purpose === 'order')
    await tx.query(
      `update orders set state = 'open', updated_at = now() where id = $1 and state = 'pending'
         and not exists (select 1 from payment_sessions where order_id = $1 and state = 'open')`,
      [order.id],
    )
  await oweMoney(tx, session)
  await writeReturnEmail(tx, { order, session, because })
}

/** `at_payer`: it was refunded there already, so nothing is owed. */
export async function markReturned(
  tx: Database,
  session: PaymentSession,
  because: Reason | 'at_payer',
): Promise<void> {
  await endSession(tx, session, 'returned')
  await tx.query('update payment_sessions set returned_because = $2 where id = $1', [session.id, because])
  if (session.purpose === 'difference') await creditDifference(tx, session)
}

/** None where it was never invoiced, because it came too late or twice. */
const creditDifference = (tx: Database, { id, orderId, total }: PaymentSession): Promise<void> =>
  issueCreditNote(tx, { orderId, total, key: id, of: id })

/** Owes back the differences that were paid for an upgrade, with the upgrade itself. */
export async function returnDifferences(tx: Database, order: Order): Promise<void> {
  for (const session of await paidDifferences(tx, order.id))
    await returnMoney(tx, { order, session, because: 'order_returned' })
}

async function writeReturnEmail(tx: Database, { order, session, because }: Returned): Promise<void> {
  const { locale, number, email } = order
  const t = translator(locale, 'letters')
  const amount = formatMoney(session.total, session.currency, locale)
  await enqueueEmail(tx, {
    reason: `returned:${session.id}`,
    kind: 'returned',
    to: email,
    ...letterOf({
      subject: t('returned.subject', { number }),
      locale,
      blocks: [
        { kind: 'text', text: t(`returned.${because}`, { amount, number, product: session.quote.product }) },
        { kind: 'text', text: t('signature') },
      ],
    }),
  })
}
