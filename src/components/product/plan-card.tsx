import { compared, formatMoney, type PlanOption } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { Badge } from '../ui/badge'
import { billingText } from '../ui/billing-text'
import { Price } from '../ui/price'
import { Saving } from './saving'
import { WhyThisPrice } from './why-this-price'

type Props = {
  option: PlanOption
  shown: ProductPage
  isChosen: boolean
  isRecommended: boolean
  isCovered: boolean
}

export function PlanCard({ option, shown, isChosen, isRecommended, isCovered }: Props) {
  const { visit, reasonOf } = shown
  const { plan, quote } = option
  const t = translator(visit.locale, 'plans')
  const { was, saving, basis } = compared(quote)
  const unit = unitPrice(option, visit.locale, t)
  return (
    <div className="flex flex-col rounded-card border border-line bg-ground has-checked:border-accent has-checked:ring-1 has-checked:ring-accent forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]">
      <label className="grid flex-1 cursor-pointer content-start gap-4 p-6 pb-4">
        <span className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <input
            type="radio"
            name="plan"
            value={plan}
            id={`plan-${plan}`}
            defaultChecked={isChosen}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="font-semibold">{t(`name.${plan}`)}</span>
          {isRecommended && <Badge>{t('recommended')}</Badge>}
          {isCovered && <Badge tone="positive">{translator(visit.locale, 'covered')('badge')}</Badge>}
        </span>
        <span className="grid gap-1">
          <Price
            size="large"
            price={quote.price}
            list={was}
            basis={basis}
            currency={quote.currency}
            locale={visit.locale}
          />
          {unit && <span className="text-muted">{unit}</span>}
          <Saving saving={saving} basis={basis} locale={visit.locale} />
        </span>
        <span className="text-muted">
          {t('seats', { count: option.allow_num })} · {billingText(option, visit.locale)}
        </span>
      </label>
      <WhyThisPrice quote={quote} locale={visit.locale} reasonOf={reasonOf} />
    </div>
  )
}

/** Per computer for a plan of several, per month for one of several months. */
function unitPrice(option: PlanOption, locale: Locale, t: Translator<'plans'>): string | undefined {
  const { currency, price } = option.quote
  const { allow_num, unit_price, monthly_price } = option
  if (allow_num > 1) return t('perSeat', { price: formatMoney(unit_price, currency, locale) })
  if (monthly_price === null || monthly_price === price) return undefined
  return t('perMonth', { price: formatMoney(monthly_price, currency, locale) })
}
