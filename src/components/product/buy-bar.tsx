import { formatMoney, isBeforeCredit, type PlanList } from '@/pricing'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../ui/button'
import { classes } from '../ui/classes'
import { PLAN_FORM, SHOWN_WHEN_CHOSEN } from './plan-form'
import { signInPath } from './sign-in-for-price'

type Props = {
  offers: PlanList
  /** The product whose page it is. */
  route: string
  visit: Pick<Visit, 'site' | 'locale' | 'loggedIn' | 'askedOs'>
}

/** On phones, once the first screen with its buy card is left behind, or at once where that button is below it; what is bought first there, or asked, is so here. */
export function BuyBar({ offers, route, visit }: Props) {
  const { locale } = visit
  const t = translator(locale, 'plans')
  const isBefore = offers.plans.some(({ quote }) => isBeforeCredit(visit, offers.route, quote))
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
          <span className="text-lg font-semibold whitespace-nowrap tabular-nums">
            {formatMoney(quote.price, quote.currency, locale)}
          </span>
        </p>
      ))}
      {isBefore ? (
        <ButtonLink href={signInPath(visit, page('product', route))}>
          {translator(locale, 'checkout')('account.seePrice')}
        </ButtonLink>
      ) : (
        <Button form={PLAN_FORM} className="shrink-0">
          {translator(locale, 'common')('actions.buyNow')}
        </Button>
      )}
    </div>
  )
}
