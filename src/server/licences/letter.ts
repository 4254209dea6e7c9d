import { formatMoney } from '@/pricing'
import { type Translator, translator } from '@/site/messages'
import type { Database } from '../database'
import { type Block, bodyOf, writeLetter } from '../letters'
import { letterUrl, type Order } from '../orders'
import { productNames } from '../product-names'
import { type IssuedLicence, licencesOfOrder } from './of-order'

/** The letter with the licence keys of a paid order, in the buyer's language; one per order. */
export async function writeLicenceLetter(tx: Database, order: Order): Promise<void> {
  const licences = await licencesOfOrder(tx, order.id)
  const t = translator(order.locale, 'letters')
  const blocks = await blocksOf(order, licences, t)
  await writeLetter(tx, {
    reason: `licences:${order.id}`,
    kind: 'licences',
    to: order.email,
    locale: order.locale,
    subject: t('licences.subject', { product: order.quote.product, number: order.number }),
    ...bodyOf(blocks, order.locale),
  })
}

async function blocksOf(order: Order, licences: IssuedLicence[], t: Translator<'letters'>): Promise<Block[]> {
  const keys = await Promise.all(licences.map(licence => keyBlock(order, licence)))
  return [
    { kind: 'text', text: t('licences.thanks', { count: licences.length }) },
    ...keys,
    { kind: 'text', text: t('licences.how') },
    { kind: 'action', label: t('licences.open'), url: letterUrl(order) },
    { kind: 'facts', rows: factsOf(order, t) },
    { kind: 'text', text: t('signature') },
  ]
}

async function keyBlock({ locale }: Order, { pid, plan, key, expires }: IssuedLicence): Promise<Block> {
  const t = translator(locale, 'letters')
  const product = (await productNames(locale))(pid)
  const name = `${product} · ${translator(locale, 'plans')(`name.${plan}`)}`
  const label = expires === null ? name : t('licences.until', { name, date: dateText(expires, locale) })
  return { kind: 'code', label, code: key }
}

function factsOf({ number, total, currency, locale, email }: Order, t: Translator<'letters'>) {
  return [
    [t('licences.order'), number],
    [t('licences.total'), formatMoney(total, currency, locale)],
    [t('licences.email'), email],
  ] as const
}

const dateText = (at: number, locale: Order['locale']): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
