import { type Basis, type Currency, formatMoney, type PricingLocale } from '@/pricing'
import { translator } from '@/site/messages'
import { classes } from './classes'

type Props = {
  /** Minor units of `currency`. */
  price: number
  /** Struck through if it differs from `price`. */
  list?: number
  /** What `list` is, where it is not the list price. */
  basis?: Basis
  currency: Currency
  locale: PricingLocale
  size?: 'normal' | 'large'
  className?: string
}

export function Price({
  price,
  list = price,
  basis = 'list',
  currency,
  locale,
  size = 'normal',
  className,
}: Props) {
  const isLarge = size === 'large'
  return (
    <span className={classes('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={classes('font-semibold', isLarge ? 'text-2xl' : 'text-lg')}>
        {formatMoney(price, currency, locale)}
      </span>
      {list !== price && <FormerPrice list={list} basis={basis} currency={currency} locale={locale} />}
    </span>
  )
}

type FormerProps = Required<Pick<Props, 'list' | 'basis' | 'currency' | 'locale'>>

export function FormerPrice({ list, basis, currency, locale }: FormerProps) {
  const t = translator(locale, 'plans')
  return (
    <s className="text-sm text-muted" title={basis === 'lowest' ? t('lowest') : undefined}>
      <span className="sr-only">
        {t('insteadOf')} {basis === 'lowest' && `${t('lowest')} `}
      </span>
      {formatMoney(list, currency, locale)}
    </s>
  )
}
