import { type Currency, formatMoney, type PricingLocale } from '@/pricing'
import { translator } from '@/site/messages'
import { classes } from './classes'

type Props = {
  /** Minor units of `currency`. */
  price: number
  /** Struck through if it differs from `price`. */
  list?: number
  currency: Currency
  locale: PricingLocale
  size?: 'normal' | 'large'
  className?: string
}

export function Price({ price, list = price, currency, locale, size = 'normal', className }: Props) {
  const isLarge = size === 'large'
  return (
    <span className={classes('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={classes('font-semibold', isLarge ? 'text-2xl' : 'text-lg')}>
        {formatMoney(price, currency, locale)}
      </span>
      {list !== price && <FormerPrice list={list} currency={currency} locale={locale} />}
    </span>
  )
}

function FormerPrice({
  list,
  currency,
  locale,
}: {
  list: number
  currency: Currency
  locale: PricingLocale
}) {
  return (
    <s className="text-sm text-muted">
      <span className="sr-only">{translator(locale, 'plans')('insteadOf')} </span>
      {formatMoney(list, currency, locale)}
    </s>
  )
}
