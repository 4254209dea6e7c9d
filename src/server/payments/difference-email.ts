import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import { bodyOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import type { Order } from '../orders/order'
import { letterUrl } from '../orders/url'
import type { Database } from '../runtime/database'
import type { Difference } from './difference'

/** Tells the owner of an upgrade what is missing of its price, and what happens if it is not paid; one letter per claim. */
export async function enqueueDifferenceEmail(
  tx: Database,
  order: Order,
  { amount, currency, dueAt }: Difference,
): Promise<void> {
  const { locale, number, quote, email } = order
  const t = translator(locale, 'letters')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dueAt)
  const facts = { product: quote.product, number, amount: formatMoney(amount, currency, locale), date }
  await enqueueEmail(tx, {
    reason: `difference:${order.id}:${dueAt}`,
    kind: 'difference',
    to: email,
    locale,
    subject: t('difference.subject', facts),
    ...bodyOf(
      [
        { kind: 'text', text: t('difference.text', facts) },
        { kind: 'text', text: t('difference.choice', facts) },
        { kind: 'action', label: t('difference.open', facts), url: letterUrl(order) },
        { kind: 'text', text: t('signature') },
      ],
      locale,
    ),
  })
}
