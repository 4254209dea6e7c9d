import { formatMoney } from '@/pricing'
import { BRAND } from '@/site/brand'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { rateText } from '@/site/rate-text'
import { refundText } from '@/site/refund-text'
import { soldText } from '@/site/sold-text'
import { siteOrigins } from '../http/origins'
import type { IssuedDocument } from './documents'
import type { Invoice } from './invoice'

type Pair = readonly [name: string, value: string]

export type InvoiceWords = {
  title: string
  notice: string | undefined
  facts: readonly Pair[]
  columns: readonly [description: string, quantity: string, price: string]
  lines: readonly (readonly [description: string, quantity: string, price: string])[]
  total: Pair
  /** Rate, base and tax inside the total. */
  taxes: readonly Pair[]
  refund: Pair | undefined
  /** Invoices of what was paid later with their taxes, then credit notes, each with its own number and the one of its invoice. */
  credits: readonly Pair[]
  how: { title: string; steps: readonly Pair[] } | undefined
}

type Naming = { locale: Locale; nameOf: (pid: number) => string }

/** All that a receipt says, in a language, amounts and days written out. `paidAt` in ms. What was not known on the day is left out. */
export function invoiceWords(receipt: Invoice, paidAt: number, { locale, nameOf }: Naming): InvoiceWords {
  const { order, lines, steps } = receipt
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  const plans = translator(locale, 'plans')
  const money = (amount: number) => formatMoney(amount, order.currency, locale).replace('−', minusOf(locale))
  return {
    title: invoiceTitle(receipt, locale),
    notice: noticeOf(receipt, locale),
    facts: factsOf(receipt, paidAt, locale),
    columns: [t('receipt.description'), t('receipt.quantity'), t('receipt.price')],
    lines: lines.map(({ pid, plan, quantity, unitTotal, within }) => [
      soldText(
        {
          product: nameOf(pid),
          plan: plans(`name.${plan}`),
          bundle: within === undefined ? undefined : nameOf(within),
        },
        locale,
      ),
      String(quantity),
      money(unitTotal),
    ]),
    total: [account('order.total'), money(order.total)],
    taxes: taxPairs(invoiceIn(receipt)?.lines ?? [], locale, money),
    refund: refundOf(receipt, locale, money),
    credits: [...laterOf(receipt, locale, money), ...creditsOf(receipt, locale, money)],
    how:
      steps.length > 1
        ? { title: t('receipt.how'), steps: steps.map(({ label, amount }) => [label, money(amount)]) }
        : undefined,
  }
}

/** In CJK fonts the minus sign is full-width, so a hyphen takes its place. */
const minusOf = (locale: Locale): string => (locale === 'ja' || locale === 'zh' ? '-' : '−')

const invoiceIn = ({ documents }: Invoice): IssuedDocument | undefined =>
  documents.find(({ kind, isLater }) => kind === 'invoice' && !isLater)

/** An invoice only of a seller that is named and sold it; else a receipt, or what confirms another's sale. */
function invoiceTitle(receipt: Invoice, locale: Locale): string {
  const t = translator(locale, 'myAccount')
  const issued = invoiceIn(receipt)
  if (issued?.sellerOfRecord === 'paddle') return t('receipt.confirmation')
  return issued?.seller ? t('receipt.invoice') : t('receipt.title')
}

function taxPairs(lines: IssuedDocument['lines'], locale: Locale, money: (amount: number) => string): Pair[] {
  const t = translator(locale, 'myAccount')
  return lines.flatMap(({ rate, base, amount }): Pair[] => {
    const named = { rate: rateText(rate, locale) }
    return [
      [t('receipt.base', named), money(base)],
      [t('receipt.tax', named), money(amount)],
    ]
  })
}

/** Each with a value: what the settings left empty on the day is left out. */
function issuedFacts(receipt: Invoice, locale: Locale): Pair[] {
  const t = translator(locale, 'myAccount')
  const issued = invoiceIn(receipt)
  if (!issued) return []
  const { number, seller, vatNumber } = issued
  const facts: Pair[] = [
    [t('receipt.number'), seller && number ? number : ''],
    [t('receipt.sellerVat'), seller?.vat_id ?? ''],
    [t('receipt.registration'), seller?.registration ?? ''],
    [t('receipt.buyerVat'), vatNumber ?? ''],
  ]
  return facts.filter(([, value]) => value !== '')
}

function sellerText(receipt: Invoice): string {
  const issued = invoiceIn(receipt)
  if (issued?.seller) return `${issued.seller.name}\n${issued.seller.address}`
  return `${BRAND}, ${new URL(siteOrigins()[receipt.order.site]).host}`
}

function factsOf(receipt: Invoice, paidAt: number, locale: Locale): Pair[] {
  const { order } = receipt
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  const coupon: Pair[] = order.coupon ? [[t('billing.coupon'), order.coupon]] : []
  return [
    [account('order.number'), order.number],
    [t('receipt.paidOn'), dayText(paidAt, locale)],
    [account('order.state'), account(`order.states.${receipt.shown}`)],
    ...issuedFacts(receipt, locale),
    [t('receipt.seller'), sellerText(receipt)],
    [t('receipt.buyer'), order.soldTo ?? order.email],
    [t('billing.payer'), translator(locale, 'checkout')(`review.payers.${order.provider}`)],
    ...coupon,
  ]
}

function creditsOf(receipt: Invoice, locale: Locale, money: (amount: number) => string): Pair[] {
  const t = translator(locale, 'myAccount')
  if (!invoiceIn(receipt)?.seller) return []
  return receipt.documents.flatMap(({ kind, number, corrects, at, total }): Pair[] =>
    kind === 'credit_note' && number !== null && corrects !== null
      ? [[t('receipt.creditNote', { number, invoice: corrects, date: dayText(at, locale) }), money(-total)]]
      : [],
  )
}

/** An invoice of its own number for each difference that was paid after the order, with its tax. */
function laterOf(receipt: Invoice, locale: Locale, money: (amount: number) => string): Pair[] {
  const t = translator(locale, 'myAccount')
  return receipt.documents.flatMap(({ kind, isLater, number, seller, at, total, lines }): Pair[] =>
    kind === 'invoice' && isLater && seller && number !== null
      ? [
          [t('receipt.later', { number, date: dayText(at, locale) }), money(total)],
          ...taxPairs(lines, locale, money),
        ]
      : [],
  )
}

function noticeOf(receipt: Invoice, locale: Locale): string | undefined {
  const t = translator(locale, 'myAccount')
  if (receipt.order.state === 'refunded') return t('receipt.refunded')
  return invoiceIn(receipt)?.sellerOfRecord === 'paddle' ? t('receipt.byPaddle') : undefined
}

function refundOf({ returned, refundedAt }: Invoice, locale: Locale, money: (amount: number) => string) {
  return returned === 0 ? undefined : ([refundText(refundedAt, locale), money(-returned)] as const)
}
