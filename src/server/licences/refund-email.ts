import { formatMoney } from '@/pricing'
import { type Translator, translator } from '@/site/messages'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import type { Order } from '../orders/order'
import { emailedOrderUrl, emailedReceiptUrl } from '../orders/url'
import type { Database } from '../runtime/database'

/**
 * Tells the buyer what went back, once for each amount that had gone back by then: `returned`, in minor units, of which
 * `order.refunded` was told before. Call it after the licences followed; with the receipt, which names the refund.
 */
export async function enqueueRefundEmail(tx: Database, order: Order, returned: number): Promise<void> {
  const { id, email, locale, number, quote, paidAt } = order
  const subject = translator(locale, 'letters')('refund.subject', { product: quote.product, number })
  await enqueueEmail(tx, {
    reason: `refund:${id}:${returned}`,
    kind: 'refund',
    to: email,
    ...letterOf({ subject, locale, blocks: await blocksOf(tx, order, returned) }),
    ...(paidAt !== null && { receipt: id }),
  })
}

async function blocksOf(tx: Database, order: Order, returned: number): Promise<Block[]> {
  const t = translator(order.locale, 'letters')
  return [
    { kind: 'text', text: whatWentBack(order, returned, t) },
    ...(await licenceBlock(tx, order, { returned, t })),
    { kind: 'text', text: t('refund.how') },
    { kind: 'facts', rows: factsOf(order, returned, t) },
    { kind: 'action', label: t('refund.open'), url: emailedOrderUrl(order), isQuiet: true },
    ...receiptBlock(order, t),
    { kind: 'text', text: t('refund.help') },
    { kind: 'text', text: t('signature') },
  ]
}

type Letters = Translator<'letters'>

function whatWentBack(order: Order, returned: number, t: Letters): string {
  const { number, quote, total, refunded } = order
  const money = moneyOf(order)
  const values = { number, product: quote.product, amount: money(returned - refunded), total: money(total) }
  if (returned < total) return t('refund.part', values)
  return t(refunded > 0 ? 'refund.rest' : 'refund.whole', values)
}

const moneyOf =
  ({ currency, locale }: Order) =>
  (amount: number): string =>
    formatMoney(amount, currency, locale)

type Asking = { returned: number; t: Letters }

/**
 * Nothing of licences that were never issued, nor of a part where none works for another reason; what ends with a
 * subscription is told by its own email.
 */
async function licenceBlock(tx: Database, order: Order, { returned, t }: Asking): Promise<Block[]> {
  const { issued, valid } = await licenceCount(tx, order)
  if (valid > 0) return [{ kind: 'text', text: t('refund.kept', { count: valid }) }]
  if (issued === 0 || returned < order.total || order.subscriptionId !== null) return []
  return [{ kind: 'text', text: t('refund.gone', { count: issued }) }]
}

/** Of a charge, those of its subscription: they hang from the order that issued them. */
async function licenceCount(
  tx: Database,
  { id, subscriptionId }: Order,
): Promise<{ issued: number; valid: number }> {
  const [counted] = await tx.query<{ issued: number; valid: number }>(
    `select count(*)::int as issued,
       (count(*) filter (where c.state = 'active' and (c.expires is null or c.expires > now())))::int as valid
     from licences c join order_lines l on l.id = c.order_line_id
     where l.order_id = $1 or c.subscription_id = $2`,
    [id, subscriptionId],
  )
  return counted ?? { issued: 0, valid: 0 }
}

function factsOf(order: Order, returned: number, t: Letters) {
  const { number, total, refunded } = order
  const money = moneyOf(order)
  const inAll = refunded > 0 ? [[t('refund.inAll'), money(returned)] as const] : []
  return [
    [t('licences.order'), number] as const,
    [t('refund.amount'), money(returned - refunded)] as const,
    ...inAll,
    [t('licences.total'), money(total)] as const,
  ]
}

/** Where there is one: money that went back before it was told to have come has none. */
const receiptBlock = (order: Order, t: Letters): Block[] =>
  order.paidAt === null
    ? []
    : [{ kind: 'action', label: t('refund.receipt'), url: emailedReceiptUrl(order), isQuiet: true }]
