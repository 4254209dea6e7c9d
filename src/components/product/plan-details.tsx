import { compared, formatMoney, isBeforeCredit, type PlanOption } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { billingText } from '../ui/billing-text'
import { classes } from '../ui/classes'
import { Bit } from '../ui/facts'
import { Price } from '../ui/price'
import { SHOWN_WHEN_CHOSEN } from './plan-form'
import { savingReason } from './price-lines'
import { NoFormerPrice, Saving } from './saving'

type Props = { option: PlanOption; shown: ProductPage }

/** Of the chosen plan: its price, what that saves and why, and whether anything is charged again. */
export function PlanDetails({ option, shown }: Props) {
  const { visit, product, reasonOf, isTaxed } = shown
  const { plan, quote } = option
  const { locale } = visit
  const t = translator(locale, 'plans')
  const { was, saving, basis } = compared(quote)
  const reason = savingReason(quote, locale, reasonOf)
  return (
    <div data-details={plan} className={classes('hidden gap-1', SHOWN_WHEN_CHOSEN[plan])}>
      {isBeforeCredit(visit, product.route, quote) && (
        <p className="text-sm text-muted">{t('beforeCredit')}</p>
      )}
      <Price
        size="large"
        price={quote.price}
        list={was}
        basis={basis}
        currency={quote.currency}
        locale={locale}
      />
      <p className="empty:hidden">
        <Saving saving={saving} basis={basis} locale={locale} reason={reason} />
      </p>
      <NoFormerPrice quote={quote} locale={locale} reason={reason} />
      <p className="text-sm text-muted">
        {factsOf(option, locale, t).map(fact => (
          <Bit key={fact}>{fact}&nbsp;·&nbsp;</Bit>
        ))}
        {isTaxed && <Bit>{translator(locale, 'statutory')('tax.included')}&nbsp;·&nbsp;</Bit>}
        <span data-renewal>{billingText(option, locale)}</span>
      </p>
    </div>
  )
}

/** For how many computers, and what one of several computers or months costs. */
function factsOf(option: PlanOption, locale: Locale, t: Translator<'plans'>): string[] {
  const { currency, price } = option.quote
  const { allow_num, unit_price, monthly_price } = option
  const seats = t('seats', { count: allow_num })
  if (allow_num > 1) return [seats, t('perSeat', { price: formatMoney(unit_price, currency, locale) })]
  if (monthly_price === null || monthly_price === price) return [seats]
  return [seats, t('perMonth', { price: formatMoney(monthly_price, currency, locale) })]
}
