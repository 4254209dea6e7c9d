import { formatMoney } from '@/pricing'
import { dayText } from '@/site/day-text'
import { type Translator, translator } from '@/site/messages'
import { opensText } from '@/site/opens-text'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import type { Order } from '../orders/order'
import { emailedOrderUrl, emailedReceiptUrl } from '../orders/url'
import { downloadBlock } from '../releases/links-email'
import { packagesOfOrder } from '../releases/of-order'
import { bundledNames } from '../rule-book/bundled-names'
import { productNames } from '../rule-book/product-names'
import type { Database } from '../runtime/database'
import { type IssuedLicence, licencesOfOrder } from './of-order'

/** In the buyer's language, once, and once more for each `again`, which names an occasion. */
export async function enqueuePurchaseEmail(tx: Database, order: Order, again?: string): Promise<void> {
  const licences = await licencesOfOrder(tx, order.id)
  const t = translator(order.locale, 'letters')
  const greeting = t(again === undefined ? 'licences.thanks' : 'licences.again', { count: licences.length })
  const blocks = await blocksOf(order, licences, greeting)
  await enqueueEmail(tx, {
    reason: again === undefined ? `licences:${order.id}` : `licences:${order.id}:${again}`,
    kind: 'licences',
    to: order.email,
    ...letterOf({
      subject: t('licences.subject', { product: order.quote.product, number: order.number }),
      locale: order.locale,
      blocks,
    }),
    receipt: order.id,
  })
}

async function blocksOf(order: Order, licences: IssuedLicence[], greeting: string): Promise<Block[]> {
  const t = translator(order.locale, 'letters')
  const keys = await Promise.all(licences.map(licence => keyBlock(order, licence)))
  return [
    { kind: 'text', text: greeting },
    ...keys,
    { kind: 'text', text: t('licences.how') },
    ...(await downloadBlocks(order)),
    { kind: 'action', label: t('licences.open'), url: emailedOrderUrl(order), isQuiet: true },
    { kind: 'action', label: t('licences.receipt'), url: emailedReceiptUrl(order), isQuiet: true },
    ...accountBlock(order, t),
    { kind: 'facts', rows: factsOf(order, t) },
    ...consentBlock(order),
    { kind: 'text', text: t('signature') },
  ]
}

/** The pages that send the applications; each says itself whether there is something to send. */
async function downloadBlocks(order: Order): Promise<Block[]> {
  return (await packagesOfOrder(order)).map(found => downloadBlock(found, order))
}

/** The page of a guest's order makes an account of it. */
const accountBlock = (order: Order, t: Translator<'letters'>): Block[] =>
  order.customerId === null
    ? [
        {
          kind: 'action',
          label: t('licences.account'),
          url: `${emailedOrderUrl(order)}#account`,
          isQuiet: true,
        },
      ]
    : []

/** That the buyer agreed to delivery at once, in the words that they agreed to (decision 056). */
function consentBlock({ agreements: { consent }, locale }: Order): Block[] {
  if (!consent) return []
  const date = dayText(consent.at, locale)
  return [
    {
      kind: 'text',
      text: translator(locale, 'statutory')('consent.confirmed', { date, text: consent.text }),
    },
  ]
}

/** The key under the name of what it opens, its plan and, of a plan for a time, its last day, in the order's language. */
export async function keyBlock(
  { locale }: Pick<Order, 'locale'>,
  { pid, plan, key, expires }: IssuedLicence,
): Promise<Block> {
  const t = translator(locale, 'letters')
  const [nameOf, bundledIn] = await Promise.all([productNames(locale), bundledNames(locale)])
  const name = `${nameOf(pid)} · ${translator(locale, 'plans')(`name.${plan}`)}`
  const term = expires === null ? name : t('licences.until', { name, date: dayText(expires, locale) })
  const label = [term, ...opensText(bundledIn(pid), locale)].join(' · ')
  return { kind: 'code', label, code: key }
}

function factsOf({ number, total, currency, locale, email }: Order, t: Translator<'letters'>) {
  return [
    [t('licences.order'), number],
    [t('licences.total'), formatMoney(total, currency, locale)],
    [t('licences.email'), email],
  ] as const
}
