import { formatMoney, includedTax, type TaxLine } from '@/pricing'
import { deadlineText } from '@/site/deadline'
import type { Locale } from '@/site/locale'
import { type Market, marketOfBuyer } from '@/site/markets'
import { translator } from '@/site/messages'
import { countryProofs } from '../invoices/sale'
import type { Order } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import { type SellerRow, TAXED_COUNTRIES } from '../rule-book/seller-row'
import { rateOf, sellerOf } from '../sellers/seller'

type NamedTerm = readonly [name: string, text: string]

/** What the law of the buyer's market puts before the button that pays. */
export type BeforePaying = {
  /** The tax inside the price, where the country and its rate are known. */
  tax: TaxLine | null
  /**
   * Countries to choose from for the invoice, and the one that is known; none where nothing is taxed. `vatNumber` is null
   * where businesses have no such number.
   */
  billing: { countries: readonly string[]; country: string; vatNumber: string | null } | null
  /** The text to agree to in a box of its own; null where it is not asked. */
  consent: string | null
  /** The six items of Japan; empty elsewhere. */
  finalStep: NamedTerm[]
  /** Which of the two it asks to be read; a form tells with it which its page showed. */
  texts: ('consent' | 'final_step')[]
}

type Sold = Pick<StoredQuote, 'price' | 'currency' | 'product' | 'plan' | 'ends'>
type Buying = {
  order: Pick<Order, 'billedTo' | 'country' | 'locale' | 'provider'>
  sold: Sold
  /** It is charged again by itself. */
  renews: boolean
  locale: Locale
}

/** What the law wants told or asked right before the button, by the market of the buyer. */
export async function beforePaying({ order, sold, renews, locale }: Buying): Promise<BeforePaying> {
  const country = countryProofs(order)[0]?.country ?? 'xx'
  const market = marketOfBuyer({ country, locale: order.locale })
  const row = await sellerOf(market)
  const consent = row?.consent && isOfUnion(market) ? translator(locale, 'statutory')('consent.text') : null
  const finalStep = row?.final_step && market === 'japan' ? finalStepOf({ sold, renews, locale }) : []
  return {
    tax: row && order.provider !== 'paddle' ? taxOf(row, country, sold.price) : null,
    billing: row?.taxed ? billingOf(order, country, market) : null,
    consent,
    finalStep,
    texts: [
      ...(consent === null ? [] : ['consent' as const]),
      ...(finalStep.length === 0 ? [] : ['final_step' as const]),
    ],
  }
}

const isOfUnion = (market: Market): boolean => market === 'germany' || market === 'europe'

function taxOf(row: SellerRow, country: string, total: number): TaxLine | null {
  const rate = rateOf(row, country)
  return rate === undefined ? null : (includedTax(country, [{ rate, total }])[0] ?? null)
}

const billingOf = (
  { billedTo }: Pick<Order, 'billedTo'>,
  country: string,
  market: Market,
): BeforePaying['billing'] => ({
  countries: TAXED_COUNTRIES,
  country,
  vatNumber: isOfUnion(market) ? (billedTo.vatNumber ?? '') : null,
})

/** Quantity, price, payment, delivery, deadline and withdrawal, as the Japanese law wants them on one screen; of renewals only what renews says something. */
function finalStepOf({ sold, renews, locale }: Omit<Buying, 'order'>): NamedTerm[] {
  const { price, currency, product, plan, ends = null } = sold
  const t = translator(locale, 'statutory')
  const amount = formatMoney(price, currency, locale)
  const deadline =
    ends === null
      ? t('finalStep.deadline.none')
      : t('finalStep.deadline.until', { date: deadlineText(ends, locale, 'Asia/Tokyo') })
  return [
    [
      t('finalStep.quantity.name'),
      t('finalStep.quantity.text', { product, plan: translator(locale, 'plans')(`name.${plan}`) }),
    ],
    [t('transactions.price.name'), t(renews ? 'finalStep.price.text' : 'finalStep.price.once', { amount })],
    [t('transactions.payment.name'), t(renews ? 'transactions.payment.text' : 'finalStep.payment.once')],
    [t('transactions.delivery.name'), t('transactions.delivery.text')],
    [t('finalStep.deadline.name'), deadline],
    [t('transactions.returns.name'), t(renews ? 'transactions.returns.text' : 'finalStep.returns.once')],
  ]
}
