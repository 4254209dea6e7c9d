import { compared, type PlanOption } from '@/pricing'
import type { Locale } from '@/site/locale'
import { Saving } from '../../product/saving'
import { Price } from '../../ui/price'

/** What a plan costs and saves, in two lines. */
export function PlanPrice({ option: { quote }, locale }: { option: PlanOption; locale: Locale }) {
  const { was, saving, basis } = compared(quote)
  return (
    <span className="grid gap-0.5">
      <Price price={quote.price} list={was} basis={basis} currency={quote.currency} locale={locale} />
      <span className="text-sm">
        <Saving saving={saving} basis={basis} locale={locale} />
      </span>
    </span>
  )
}
