import type { HeldLicence } from '@/server/accounts/by-application'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { opensText } from '@/site/opens-text'
import type { Visit } from '@/site/visit'
import { LicenceKey } from '../../product/licence-key'
import { CardHead } from '../../ui/card-head'
import { DottedFacts } from '../../ui/dotted-facts'
import { Icon } from '../../ui/icon'
import { LicenceBadge } from './licence-badge'
import type { Names } from './names'

type Props = Names & { licences: readonly HeldLicence[]; visit: Visit }

/** What the best licence of an application leaves in the shade, with its keys. */
export function FurtherLicences({ licences, visit, nameOf, bundledIn }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <details className="group/further border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 pt-4 font-semibold text-accent">
        {t('app.further', { count: licences.length })}
        <Icon name="chevron" className="transition-transform group-open/further:rotate-180" />
      </summary>
      <ul className="mt-4 grid gap-6">
        {licences.map(licence => (
          <li key={licence.key}>
            <Further
              licence={licence}
              name={nameOf(licence.pid)}
              opens={bundledIn(licence.pid)}
              visit={visit}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

type FurtherProps = { licence: HeldLicence; name: string; opens: readonly string[]; visit: Visit }

function Further({ licence, name, opens, visit: { locale, at } }: FurtherProps) {
  const t = translator(locale, 'myAccount')
  const { plan, os, issued, expires, state, key } = licence
  return (
    <div className="grid gap-3">
      <CardHead badge={<LicenceBadge licence={licence} at={at} locale={locale} />}>
        <h4 className="text-lg">{name}</h4>
      </CardHead>
      <p className="text-muted">
        <DottedFacts
          facts={[
            translator(locale, 'plans')(`name.${plan}`),
            translator(locale, 'common')(`os.${os}`),
            t('plans.bought', { date: dayText(issued, locale) }),
            expires !== null && expires > at && t('plans.until', { date: dayText(expires, locale) }),
          ]}
        />
      </p>
      {opensText(opens, locale).map(text => (
        <p key={text} data-opens>
          {text}
        </p>
      ))}
      {state === 'active' && <LicenceKey licence={{ key, name }} locale={locale} />}
    </div>
  )
}
