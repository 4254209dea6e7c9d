import { compared, type PlanOption } from '@/pricing'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Saving } from '../product/saving'
import { WhyThisPrice } from '../product/why-this-price'
import { Price } from '../ui/price'

type Props = { option: PlanOption; locale: Locale; reasonOf: Reason }

export function PricedPlan({ option: { plan, quote }, locale, reasonOf }: Props) {
  const t = translator(locale, 'plans')
  const { was, saving, basis } = compared(quote)
  return (
    <div className="rounded-control border border-line bg-ground">
      <div className="grid gap-1 px-6 pt-4 pb-3">
        <p className="font-semibold">{t(`name.${plan}`)}</p>
        <Price
          size="large"
          price={quote.price}
          list={was}
          basis={basis}
          currency={quote.currency}
          locale={locale}
        />
        <Saving saving={saving} basis={basis} locale={locale} />
      </div>
      <WhyThisPrice quote={quote} locale={locale} reasonOf={reasonOf} />
    </div>
  )
}
