import { formatMoney, type Plan, type PlanList } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { PLAN_FORM } from './plan-picker'

/** Shows the line of the plan chosen in the form, without a script. */
const SHOWN_WHEN_CHOSEN: Record<Plan, string> = {
  '1M': 'group-has-[#plan-1M:checked]/product:grid',
  '3M': 'group-has-[#plan-3M:checked]/product:grid',
  '6M': 'group-has-[#plan-6M:checked]/product:grid',
  '1Y': 'group-has-[#plan-1Y:checked]/product:grid',
  LFT: 'group-has-[#plan-LFT:checked]/product:grid',
  LFT_3: 'group-has-[#plan-LFT\\_3:checked]/product:grid',
}

export function BuyBar({ offers, locale }: { offers: PlanList; locale: Locale }) {
  const t = translator(locale, 'plans')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-12 flex items-center justify-between gap-4 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 md:hidden">
      {offers.plans.map(({ plan, quote }) => (
        <p key={plan} className={classes('hidden', SHOWN_WHEN_CHOSEN[plan])}>
          <span className="text-sm text-muted">{t(`name.${plan}`)}</span>
          <span className="text-lg font-semibold tabular-nums">
            {formatMoney(quote.price, quote.currency, locale)}
          </span>
        </p>
      ))}
      <Button form={PLAN_FORM}>{translator(locale, 'common')('actions.buyNow')}</Button>
    </div>
  )
}
