import type { HeldLicence, OwnedApplication } from '@/server/accounts/by-application'
import type { Download } from '@/server/releases/downloads'
import { dotted } from '@/site/dotted'
import { translator } from '@/site/messages'
import { namesText } from '@/site/names-text'
import { opensText } from '@/site/opens-text'
import { APPLICATION_NAMES } from '@/site/packages'
import type { Visit } from '@/site/visit'
import { DownloadLinks } from '../../download/download-links'
import { LicenceKey } from '../../product/licence-key'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { Day, Fact, Facts } from '../../ui/facts'
import { sectionPath } from '../frame/paths'
import { RateLink } from '../reviews/to-rate'
import type { NamedSubscription } from '../subscriptions/named-subscription'
import { FurtherLicences } from './further-licences'
import { LicenceBadge } from './licence-badge'
import type { Names } from './names'
import { Term } from './term'

export type ShownApplication = OwnedApplication & {
  downloads: Download[]
  /** What renews the best licence. */
  subscription: NamedSubscription | undefined
  /** The route of the best licence, where it is not rated yet and may be. */
  toRate: string | undefined
}

type Props = Names & { owned: ShownApplication; visit: Visit }

/** An application with all that its owner has of it: what runs, where, until when, its key and its file. */
export function ApplicationCard({ owned, visit, nameOf, bundledIn }: Props) {
  const { application, best, others, downloads, subscription, toRate } = owned
  const { locale, at } = visit
  const t = translator(locale, 'myAccount')
  const name = nameOf(best.pid)
  const isTheirs = best.state === 'active'
  return (
    <Card className="grid gap-6" data-application={application}>
      <div className="grid gap-2">
        <CardHead badge={<LicenceBadge licence={best} at={at} locale={locale} />}>
          <h3 className="text-2xl">{APPLICATION_NAMES[application]}</h3>
        </CardHead>
        <p className="text-lg font-semibold text-balance">{titleOf(best, name, visit)}</p>
        {(opensText(bundledIn(best.pid), locale)[0] ?? coversText(best, nameOf, visit)) && (
          <p className="max-w-text text-muted" data-opens={bundledIn(best.pid).length > 0 || undefined}>
            {opensText(bundledIn(best.pid), locale)[0] ?? coversText(best, nameOf, visit)}
          </p>
        )}
      </div>
      <Facts>
        <Fact name={t('app.system')}>{translator(locale, 'common')(`os.${best.os}`)}</Fact>
        {best.used !== null && (
          <Fact name={t('app.computers')}>
            <a
              href={sectionPath('devices', visit)}
              className="inline-block min-h-6 text-accent underline underline-offset-4"
            >
              {t('devices.used', { used: String(best.used), places: String(best.seats) })}
            </a>
          </Fact>
        )}
        <Fact name={t('app.bought')}>
          <Day at={best.issued} locale={locale} />
        </Fact>
      </Facts>
      <Term licence={best} name={name} subscription={subscription} visit={visit} />
      {isTheirs && <LicenceKey licence={{ key: best.key, name }} locale={locale} />}
      {best.isRunning && downloads.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <DownloadLinks visit={visit} downloads={downloads} />
        </div>
      )}
      {toRate !== undefined && (
        <p>
          <RateLink visit={visit} route={toRate} product={name} />
        </p>
      )}
      {others.length > 0 && <FurtherLicences licences={others} visit={visit} {...{ nameOf, bundledIn }} />}
    </Card>
  )
}

/** «Video All-in-One: Pro, 3 computers, lifetime». */
function titleOf({ isPro, plan, seats }: HeldLicence, name: string, { locale }: Visit): string {
  const t = translator(locale, 'plans')
  const parts = [name, isPro && 'Pro', t(`name.${plan}`), plan !== 'LFT_3' && t('seats', { count: seats })]
  return dotted(...parts)
}

const NAMED = 3

function coversText({ covers }: HeldLicence, nameOf: Names['nameOf'], { locale }: Visit): string | undefined {
  if (covers.length === 0) return undefined
  const t = translator(locale, 'myAccount')
  const rest = covers.length - NAMED
  const named = covers.slice(0, NAMED).map(nameOf)
  const names = namesText(rest > 0 ? [...named, t('app.more', { count: rest })] : named, locale)
  return t('app.covers', { names })
}
