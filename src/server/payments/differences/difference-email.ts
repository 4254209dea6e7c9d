import { formatMoney } from '@/pricing'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { letterOf } from '../../emails/blocks'
import { enqueueEmail } from '../../emails/enqueue'
import type { Order } from '../../orders/order'
import { emailedOrderUrl } from '../../orders/url'
import type { Database } from '../../runtime/database'
import { isErased } from '../../sessions/pseudonym'
import type { Difference } from './due-difference'

/** Once per claim. After the account was deleted, whoever redeemed the key gets it, if anybody. */
export async function enqueueDifferenceEmail(
  tx: Database,
  order: Order,
  { amount, currency, dueAt }: Difference,
): Promise<void> {
  const { locale, number, quote } = order
  const to = isErased(order.email) ? await holderOf(tx, order) : order.email
  if (to === undefined) return
  const t = translator(locale, 'letters')
  const date = dayText(dueAt, locale)
  const facts = { product: quote.product, number, amount: formatMoney(amount, currency, locale), date }
  await enqueueEmail(tx, {
    reason: `difference:${order.id}:${dueAt}`,
    kind: 'difference',
    to,
    ...letterOf({
      subject: t('difference.subject', facts),
      locale,
      blocks: [
        { kind: 'text', text: t('difference.text', facts) },
        { kind: 'text', text: t('difference.choice', facts) },
        { kind: 'action', label: t('difference.open', facts), url: emailedOrderUrl(order) },
        { kind: 'text', text: t('signature') },
      ],
    }),
  })
}

async function holderOf(tx: Database, { id }: Order): Promise<string | undefined> {
  const [holder] = await tx.query<{ email: string }>(
    `select h.email from order_lines l join licences c on c.order_line_id = l.id join customers h on h.id = c.customer_id
     where l.order_id = $1 order by c.unit limit 1`,
    [id],
  )
  return holder?.email
}
