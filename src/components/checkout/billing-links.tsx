import { formatMoney } from '@/pricing'
import type { Renewal } from '@/server/checkout/billing'
import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { StoredQuote } from '@/server/orders/stored-quote'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { sentenceGap } from '@/site/sentence-gap'
import { classes } from '../ui/classes'
import { checkoutLink, STILL_CHOOSING } from './paths'

type Props = { priced: PricedBasket; locale: Locale }

/** Whether a plan for a time renews or ends by itself, where its buyer chooses. */
export function BillingLinks({ priced: { basket, billings, billing }, locale }: Props) {
  const t = translator(locale, 'checkout')
  if (billings.length < 2) return null
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="billing-title">
      <h3 id="billing-title" className="text-lg">
        {t('billing.title')}
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {billings.map(each => (
          <li key={each}>
            <a
              href={checkoutLink({ ...basket, billing: each }, STILL_CHOOSING)}
              aria-current={each === billing ? 'true' : undefined}
              className={classes(
                'block h-full rounded-card border p-4 no-underline',
                each === billing
                  ? 'border-accent bg-accent-soft ring-1 ring-accent forced-colors:outline-2 forced-colors:outline-[Highlight]'
                  : 'border-line hover:border-accent hover:bg-surface',
              )}
            >
              <span className="block font-semibold">{t(`billing.${each}`)}</span>
              <span className="block text-sm text-muted">{t(`billing.${each}Hint`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type TextProps = { renewal: Renewal; quote: Pick<StoredQuote, 'currency'>; locale: Locale }

/** The next charge, when it comes, and how to end it. */
export function RenewalText({ renewal: { plan, at, amount }, quote: { currency }, locale }: TextProps) {
  const t = translator(locale, 'checkout')
  const date = dayText(at, locale)
  const gap = sentenceGap(locale)
  return (
    <p data-renewal>
      {t(`renewal.${plan}`)}
      {gap}
      {t('renewal.next', { date, amount: formatMoney(amount, currency, locale) })}
      {gap}
      <span className="text-muted">{t('renewal.end')}</span>
    </p>
  )
}
