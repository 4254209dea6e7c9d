import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { bodyOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import { sendJob } from '../jobs/send'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { endSession, type PaymentSession, SESSION_COLUMNS, sessionsOf } from './sessions'

type Returned = { order: Order; session: PaymentSession | undefined }

/** Has a payment given back once this is committed, and tells its buyer; of one the shop did not open a person decides. */
export async function returnMoney(tx: Database, { order, session }: Returned): Promise<void> {
  if (!session) return
  await endSession(tx, session, 'returned')
  // Nothing is on its way any more: it may be paid anew, expires by itself, and keeps no account from being deleted.
  if (session.purpose === 'order')
    await tx.query(
      `update orders set state = 'open', updated_at = now() where id = $1 and state = 'pending'
         and not exists (select 1 from payment_sessions where order_id = $1 and state = 'open')`,
      [order.id],
    )
  await sendJob(tx, 'return-payment', { session: session.id })
  await writeReturnLetter(tx, order, session)
}

/** What was paid of differences of an order goes back with it. */
export async function returnDifferences(tx: Database, order: Order): Promise<void> {
  const paid = await sessionsOf(
    tx,
    `select ${SESSION_COLUMNS} from payment_sessions s
     where s.order_id = $1 and s.purpose = 'difference' and s.state = 'paid'`,
    [order.id],
  )
  for (const session of paid) await returnMoney(tx, { order, session })
}

async function writeReturnLetter(tx: Database, order: Order, session: PaymentSession): Promise<void> {
  const { locale, number, email } = order
  const t = translator(locale, 'letters')
  const amount = formatMoney(session.total, session.currency, locale)
  await enqueueEmail(tx, {
    reason: `returned:${session.id}`,
    kind: 'returned',
    to: email,
    locale,
    subject: t('returned.subject', { number }),
    ...bodyOf(
      [
        { kind: 'text', text: t('returned.text', { amount, number, product: session.quote.product }) },
        { kind: 'text', text: t('signature') },
      ],
      locale,
    ),
  })
}
