import type { PricedBasket } from '@/server/checkout/quote-basket'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from '../ui/classes'
import { checkoutLink, STILL_CHOOSING } from './paths'

const LINK = 'inline-flex min-h-10 items-center rounded-control px-4 font-semibold'

type Props = { priced: PricedBasket; locale: Locale }

export function SystemLinks({ priced: { basket, os, systems }, locale }: Props) {
  const t = translator(locale, 'common')
  if (systems.length < 2) return null
  return (
    <nav
      aria-label={t('os.label')}
      className="mb-6 inline-flex w-fit gap-1 rounded-control border border-line bg-surface p-1"
    >
      {systems.map(system => (
        <a
          key={system}
          href={checkoutLink({ ...basket, os: system }, STILL_CHOOSING)}
          aria-current={system === os ? 'true' : undefined}
          className={classes(
            LINK,
            system === os
              ? 'bg-ground text-accent shadow-sm ring-1 ring-accent forced-colors:outline-2 forced-colors:outline-[Highlight]'
              : 'text-muted hover:text-text',
          )}
        >
          {t(`os.${system}`)}
        </a>
      ))}
    </nav>
  )
}

/** Said whether or not the choices stand open: it is not what was asked for. */
export function WindowsOnly({ priced: { basket, os, systems }, locale }: Props) {
  if (systems.length > 1 || basket.os !== 'mac' || os !== 'win') return null
  return <p className="mt-3">{translator(locale, 'checkout')('plan.windowsOnly')}</p>
}
