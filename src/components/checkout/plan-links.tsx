import { compared } from '@/pricing'
import type { BilledPlan, PricedBasket } from '@/server/checkout/quote-basket'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Badge } from '../ui/badge'
import { billingText } from '../ui/billing-text'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { Price } from '../ui/price'
import { checkoutLink } from './paths'

type Props = { priced: PricedBasket; locale: Locale }

export function PlanLinks({ priced, locale }: Props) {
  return (
    <ul className="grid gap-3" aria-label={translator(locale, 'plans')('label')}>
      {priced.plans.map(option => (
        <li key={option.plan}>
          <PlanLink option={option} priced={priced} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function PlanLink({ option, priced: { basket }, locale }: Props & { option: BilledPlan }) {
  const t = translator(locale, 'plans')
  const { plan, quote, is_main } = option
  const isChosen = plan === basket.plan
  const { was, basis } = compared(quote)
  const isByCoupon = quote.applied.some(({ kind }) => kind === 'coupon')
  return (
    <a
      href={checkoutLink({ ...basket, plan })}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-card border p-4 no-underline sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]',
        isChosen
          ? 'border-accent bg-accent-soft ring-1 ring-accent forced-colors:outline-2 forced-colors:outline-[Highlight]'
          : 'border-line hover:border-accent hover:bg-surface',
      )}
    >
      <Mark isChosen={isChosen} />
      <span className="grid min-w-0 content-center">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t(`name.${plan}`)}</span>
          {is_main && <Badge tone={isChosen ? 'positive' : 'info'}>{t('recommended')}</Badge>}
          {isChosen && <span className="sr-only">{translator(locale, 'checkout')('plan.chosen')}</span>}
        </span>
        <span className="text-sm text-muted">{billingText({ plan, billing: option.billed }, locale)}</span>
        {isByCoupon && (
          <span className="text-sm text-muted">{translator(locale, 'checkout')('coupon.counted')}</span>
        )}
      </span>
      <Price
        price={quote.price}
        list={was}
        basis={basis}
        currency={quote.currency}
        locale={locale}
        className="col-start-2 sm:col-start-3 sm:flex-col sm:items-end"
      />
    </a>
  )
}

const Mark = ({ isChosen }: { isChosen: boolean }) => (
  <span
    className={classes(
      'mt-0.5 flex size-6 items-center justify-center rounded-full border',
      isChosen ? 'border-accent bg-accent text-on-accent' : 'border-muted',
    )}
  >
    {isChosen && <Icon name="check" className="size-4" />}
  </span>
)
