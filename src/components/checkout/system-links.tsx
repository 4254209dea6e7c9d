import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from '../ui/classes'
import { checkoutLink } from './paths'

const LINK = 'inline-flex min-h-10 items-center rounded-control px-4 font-semibold'

export function SystemLinks({
  priced: { basket, os, systems },
  locale,
}: {
  priced: PricedBasket
  locale: Locale
}) {
  const t = translator(locale, 'common')
  if (systems.length < 2) {
    const isOther = basket.os === 'mac' && os === 'win'
    return isOther ? <p className="mb-6">{translator(locale, 'checkout')('plan.windowsOnly')}</p> : null
  }
  return (
    <nav
      aria-label={t('os.label')}
      className="mb-6 inline-flex w-fit gap-1 rounded-control border border-line bg-surface p-1"
    >
      {systems.map(system => (
        <a
          key={system}
          href={checkoutLink({ ...basket, os: system })}
          aria-current={system === os ? 'true' : undefined}
          className={classes(
            LINK,
            system === os ? 'bg-ground text-accent shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {t(`os.${system}`)}
        </a>
      ))}
    </nav>
  )
}
