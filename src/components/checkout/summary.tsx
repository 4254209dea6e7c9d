import { compared, formatMoney } from '@/pricing'
import type { StoredQuote } from '@/server/orders/stored-quote'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { PriceBreakdown } from './price-breakdown'

/** The id that the phone's total links to. */
export const SUMMARY = 'summary'

const WORDS = {
  list: 'summary.save',
  selling: 'summary.saveRegular',
  lowest: 'summary.saveLowest',
} as const

type Props = { quote: StoredQuote; os: 'win' | 'mac'; locale: Locale }

export function Summary({ quote, os, locale }: Props) {
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
      {basis === 'yours' && <p className="mt-3 text-mark">{t('summary.yours')}</p>}
      {basis !== 'yours' && was > quote.price && (
        <p className="mt-3 text-mark">
          {t(WORDS[basis], {
            amount: formatMoney(was - quote.price, quote.currency, locale),
          })}
        </p>
      )}
    </section>
  )
}
