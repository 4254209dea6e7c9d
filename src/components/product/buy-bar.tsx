import { formatMoney, type PlanList } from '@/pricing'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { isBeforeCredit } from './before-credit'
import { PLAN_FORM, SHOWN_WHEN_CHOSEN } from './plan-form'

type Props = { offers: PlanList; visit: Pick<Visit, 'locale' | 'loggedIn'> }

/** On phones, once the first screen with its buy card is left behind, or at once where that button is below it. */
export function BuyBar({ offers, visit }: Props) {
  const { locale } = visit
  const t = translator(locale, 'plans')
  return (
    <div
      data-buy-bar
      className="sticky bottom-[var(--consent-room,0px)] z-10 -mx-4 mt-12 flex items-center justify-between gap-4 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 md:hidden"
    >
      {offers.plans.map(({ plan, quote }) => (
        <p key={plan} className={classes('hidden', SHOWN_WHEN_CHOSEN[plan])}>
          <span className="text-sm text-muted">
            {t(isBeforeCredit(visit, offers.route, quote) ? 'beforeCredit' : `name.${plan}`)}
          </span>
          <span className="text-lg font-semibold tabular-nums">
            {formatMoney(quote.price, quote.currency, locale)}
          </span>
        </p>
      ))}
      <Button form={PLAN_FORM} className="shrink-0">
        {translator(locale, 'common')('actions.buyNow')}
      </Button>
    </div>
  )
}
