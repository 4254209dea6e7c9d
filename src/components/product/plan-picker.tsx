import type { PlanList } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { PlanCard } from './plan-card'

/** The form that carries the chosen plan to the checkout; the buy bar submits it too. */
export const PLAN_FORM = 'plan-form'

const COLUMNS: Record<number, string> = {
  1: 'max-w-md',
  2: 'md:grid-cols-2 max-w-3xl',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
}

export function PlanPicker({ shown, offers }: { shown: ProductPage; offers: PlanList }) {
  const { visit, name, cover } = shown
  const { site, locale } = visit
  const t = translator(locale, 'product')
  const isChoice = offers.plans.length > 1
  const fresh = offers.plans.filter(({ plan }) => !cover.plans.includes(plan))
  const main = fresh.find(({ is_main }) => is_main) ?? fresh[0] ?? offers.plans.find(({ is_main }) => is_main)
  return (
    <Section
      id="plans"
      title={titleOf(fresh.length, isChoice, locale)}
      lead={isChoice && t('plans.lead', { name })}
    >
      <form id={PLAN_FORM} method="get" action={pathInLanguage(page('checkout'), site, locale)}>
        <input type="hidden" name="route" value={offers.route} />
        <input type="hidden" name="os" value={offers.os} />
        <fieldset>
          <legend className="sr-only">{translator(locale, 'plans')('choose')}</legend>
          <div className={classes('grid gap-4', COLUMNS[offers.plans.length])}>
            {offers.plans.map(option => (
              <PlanCard
                key={option.plan}
                option={option}
                shown={shown}
                isChosen={option === main}
                isRecommended={isChoice && option === main && fresh.length > 0}
                isCovered={!fresh.includes(option)}
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button size="large" className="w-full sm:w-auto sm:min-w-56">
            {translator(locale, 'common')('actions.buyNow')}
          </Button>
          <p className="flex items-center gap-2 text-muted">
            <Icon name="check" className="text-positive" />
            {t('plans.note')}
          </p>
          {shown.isTaxed && (
            <p className="text-sm text-muted">{translator(locale, 'statutory')('tax.included')}</p>
          )}
        </div>
      </form>
    </Section>
  )
}

function titleOf(fresh: number, isChoice: boolean, locale: Locale): string {
  if (fresh === 0) return translator(locale, 'covered')('again')
  const t = translator(locale, 'product')
  return isChoice ? t('plans.title') : t('plans.cost')
}
