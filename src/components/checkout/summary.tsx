import type { ReactNode } from 'react'
import { compared, formatMoney, type TaxLine } from '@/pricing'
import type { StoredQuote } from '@/server/orders/stored-quote'
import { translator } from '@/site/messages'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { rateText } from '@/site/rate-text'
import type { Visit } from '@/site/visit'
import { PriceBreakdown } from './price-breakdown'

/** The id that the phone's total links to. */
export const SUMMARY = 'summary'

const WORDS = {
  list: 'summary.save',
  selling: 'summary.saveRegular',
  lowest: 'summary.saveLowest',
} as const

export type Sold = {
  quote: StoredQuote
  os: 'win' | 'mac'
  /** The tax inside the total; where its rate is not known, `isTaxed` says that there is one. */
  tax?: TaxLine | null
  isTaxed?: boolean
}

type Props = { sold: Sold; visit: Visit }

export function Summary({ sold, visit }: Props) {
  const { quote, os } = sold
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const { was, basis } = compared(quote)
  return (
    <section
      id={SUMMARY}
      aria-labelledby="summary-title"
      className="rounded-card border border-line bg-surface p-6 lg:sticky lg:top-6"
    >
      <h2 id="summary-title" className="mb-4 text-xl">
        {t('summary.title')}
      </h2>
      <p className="font-semibold">{quote.product}</p>
      <p className="mb-4 text-muted">
        {translator(locale, 'plans')(`name.${quote.plan}`)} ·{' '}
        {t('summary.for', { os: translator(locale, 'common')(`os.${os}`) })}
      </p>
      <PriceBreakdown quote={quote} locale={locale} />
      <TaxInside sold={sold} locale={locale} />
      {basis === 'yours' && <p className="mt-3 text-mark">{t('summary.yours')}</p>}
      {basis !== 'yours' && was > quote.price && (
        <p className="mt-3 text-mark">
          {t(WORDS[basis], {
            amount: formatMoney(was - quote.price, quote.currency, locale),
          })}
        </p>
      )}
      <Refund visit={visit} />
    </section>
  )
}

type TaxProps = { sold: Sold; locale: Visit['locale'] }

function TaxInside({ sold: { quote, tax, isTaxed = false }, locale }: TaxProps) {
  const t = translator(locale, 'statutory')
  if (!tax && !isTaxed) return null
  return (
    <p className="mt-1 text-end text-sm text-muted" data-tax>
      {tax
        ? t('tax.includedAt', {
            rate: rateText(tax.rate, locale),
            amount: formatMoney(tax.amount, quote.currency, locale),
          })
        : t('tax.included')}
    </p>
  )
}

/** What the purchase policy promises, in one sentence, and where one asks for it. */
function Refund({ visit: { site, locale } }: Pick<Props, 'visit'>) {
  const linkTo = (shown: PageRef) => (text: ReactNode) => (
    <a href={pathOf(shown, site, locale)} className="text-accent underline underline-offset-4">
      {text}
    </a>
  )
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm text-muted" data-refund>
      {translator(locale, 'checkout').rich('summary.refund', {
        write: linkTo(page('contact')),
        policy: linkTo(page('legal', 'purchase_policy')),
      })}
    </p>
  )
}
