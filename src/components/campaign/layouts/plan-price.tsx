import { compared, isBeforeCredit, type PlanOption } from '@/pricing'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Saving } from '../../product/saving'
import { Price } from '../../ui/price'

type Props = { route: string; option: PlanOption; visit: Pick<Visit, 'locale' | 'loggedIn'> }

/** What a plan costs and saves, in two lines; of an upgrade also that nothing is credited yet. */
export function PlanPrice({ route, option: { quote }, visit }: Props) {
  const { locale } = visit
  const { was, saving, basis } = compared(quote)
  return (
    <span className="grid gap-0.5">
      {isBeforeCredit(visit, route, quote) && (
        <span className="text-sm text-muted">{translator(locale, 'plans')('beforeCredit')}</span>
      )}
      <Price price={quote.price} list={was} basis={basis} currency={quote.currency} locale={locale} />
      <span className="text-sm">
        <Saving saving={saving} basis={basis} locale={locale} />
      </span>
    </span>
  )
}
