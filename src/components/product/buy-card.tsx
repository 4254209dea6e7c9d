import { isBeforeCredit, type PlanList } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { BuyActions } from './buy-actions'
import { BuyPromises } from './buy-promises'
import { OsSwitch } from './os-switch'
import { PlanChoice } from './plan-choice'
import { PlanDetails } from './plan-details'
import { PLAN_FORM, SHOWN_WHEN_CHOSEN } from './plan-form'
import { WhyThisPrice } from './why-this-price'

type Props = { shown: ProductPage; offers: PlanList }

/** What it costs and what comes with it, in the first screen: the plan is chosen and bought without a script. */
export function BuyCard({ shown, offers }: Props) {
  const { visit, cover, reasonOf } = shown
  const { site, locale } = visit
  const fresh = offers.plans.filter(({ plan }) => !cover.plans.includes(plan))
  const main = fresh.find(({ is_main }) => is_main) ?? fresh[0] ?? offers.plans.find(({ is_main }) => is_main)
  return (
    <section
      id="plans"
      aria-labelledby="plans-title"
      className="overflow-hidden rounded-card border border-line bg-ground shadow-lg"
    >
      <form
        id={PLAN_FORM}
        method="get"
        action={pathInLanguage(page('checkout'), site, locale)}
        className="grid grid-cols-1 gap-3 p-4 sm:gap-4 sm:p-6"
      >
        <input type="hidden" name="route" value={offers.route} />
        <input type="hidden" name="os" value={offers.os} />
        <h2 id="plans-title" className={fresh.length > 0 ? 'sr-only' : 'text-lg'}>
          {titleOf(fresh.length, offers.plans.length, locale)}
        </h2>
        <OsSwitch shown={shown} />
        <PlanChoice offers={offers} main={main} cover={cover} locale={locale} />
        {offers.plans.map(option => (
          <PlanDetails key={option.plan} option={option} shown={shown} />
        ))}
        <BuyActions
          shown={shown}
          isBeforeCredit={main !== undefined && isBeforeCredit(visit, offers.route, main.quote)}
        />
        <BuyPromises visit={visit} payer={shown.payer} />
      </form>
      {offers.plans.map(({ plan, quote }) => (
        <div key={plan} className={`hidden grid-cols-1 max-sm:-mx-2 ${SHOWN_WHEN_CHOSEN[plan]}`}>
          <WhyThisPrice quote={quote} locale={locale} reasonOf={reasonOf} />
        </div>
      ))}
    </section>
  )
}

function titleOf(fresh: number, all: number, locale: Locale): string {
  if (fresh === 0) return translator(locale, 'covered')('again')
  const t = translator(locale, 'product')
  return all > 1 ? t('plans.title') : t('plans.cost')
}
