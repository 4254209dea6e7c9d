import { formatMoney } from '@/pricing'
import { BRAND } from '@/site/brand'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { siteOrigins } from '../http/origins'
import type { Invoice } from './invoice'

type Pair = readonly [name: string, value: string]

export type InvoiceWords = {
  title: string
  notice: string | undefined
  facts: readonly Pair[]
  columns: readonly [description: string, quantity: string, price: string]
  lines: readonly (readonly [description: string, quantity: string, price: string])[]
  total: Pair
  refund: Pair | undefined
  how: { title: string; steps: readonly Pair[] } | undefined
}

type Naming = { locale: Locale; nameOf: (pid: number) => string }

export function invoiceWords(receipt: Invoice, paidAt: number, { locale, nameOf }: Naming): InvoiceWords {
  const { order, lines, steps } = receipt
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  const plans = translator(locale, 'plans')
  const money = (amount: number) => formatMoney(amount, order.currency, locale).replace('-', minusOf(locale))
  return {
    title: t('receipt.title'),
    notice: order.state === 'refunded' ? t('receipt.refunded') : undefined,
    facts: factsOf(order, paidAt, locale),
    columns: [t('receipt.description'), t('receipt.quantity'), t('receipt.price')],
    lines: lines.map(({ pid, plan, quantity, unitTotal }) => [
      account('order.item', { product: nameOf(pid), plan: plans(`name.${plan}`) }),
      String(quantity),
      money(unitTotal),
    ]),
    total: [account('order.total'), money(order.total)],
    refund: refundOf(receipt, locale, money),
    how:
      steps.length > 1
        ? { title: t('receipt.how'), steps: steps.map(({ label, amount }) => [label, money(amount)]) }
        : undefined,
  }
}

/** In CJK fonts the minus sign is full-width, so a hyphen takes its place. */
const minusOf = (locale: Locale): string => (locale === 'ja' || locale === 'zh' ? '-' : '−')

function factsOf(order: Invoice['order'], paidAt: number, locale: Locale): Pair[] {
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  const coupon: Pair[] = order.coupon ? [[t('billing.coupon'), order.coupon]] : []
  return [
    [account('order.number'), order.number],
    [t('receipt.paidOn'), dayText(paidAt, locale)],
    [account('order.state'), account(`order.states.${order.state}`)],
    [t('receipt.seller'), `${BRAND}, ${new URL(siteOrigins()[order.site]).host}`],
    [t('receipt.buyer'), order.email],
    [t('billing.payer'), translator(locale, 'checkout')(`review.payers.${order.provider}`)],
    ...coupon,
  ]
}

function refundOf({ order, refundedAt }: Invoice, locale: Locale, money: (amount: number) => string) {
  if (order.state !== 'refunded') return undefined
  const t = translator(locale, 'myAccount')
  const name =
    refundedAt === null ? t('receipt.refund') : t('receipt.refundedOn', { date: dayText(refundedAt, locale) })
  return [name, money(-order.total)] as const
}

const dayText = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(HTML_LANG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at)
