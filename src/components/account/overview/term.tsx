import type { HeldLicence } from '@/server/accounts/by-application'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { DottedFacts } from '../../ui/dotted-facts'
import { sectionPath } from '../frame/paths'
import type { NamedSubscription } from '../subscriptions/named-subscription'
import { sentencesOf } from '../subscriptions/sentences'

type Props = { licence: HeldLicence; name: string; subscription: NamedSubscription | undefined; visit: Visit }

const DAY = 86_400_000
/** A plan that ends so soon may be bought again at once. */
const SOON = 30 * DAY

/** Until when it runs and what comes then, with the next step. */
export function Term({ licence, name, subscription, visit }: Props) {
  const { locale, at } = visit
  const t = translator(locale, 'myAccount')
  const { state, expires } = licence
  if (subscription && subscription.state !== 'upgraded')
    return (
      <div className="grid justify-items-start gap-3">
        {sentencesOf(subscription, locale).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <ButtonLink kind="secondary" href={sectionPath('subscriptions', visit)}>
          {t('app.manage')}
        </ButtonLink>
      </div>
    )
  if (state !== 'active') return <p>{t(`plans.${state}`)}</p>
  if (expires === null) return <p>{t('plans.forever')}</p>
  const date = dayText(expires, locale)
  return (
    <div className="grid justify-items-start gap-3">
      {expires > at ? (
        <p>
          <DottedFacts
            facts={[t('plans.until', { date }), t('plans.left', { count: Math.ceil((expires - at) / DAY) })]}
          />
        </p>
      ) : (
        <p>{t('plans.ended', { date })}</p>
      )}
      {expires - at < SOON && licence.route !== null && <Again licence={licence} name={name} visit={visit} />}
    </div>
  )
}

function Again({ licence: { route, plan, os }, name, visit: { locale } }: Omit<Props, 'subscription'>) {
  const t = translator(locale, 'myAccount')
  return (
    <ButtonLink
      href={`/checkout?${new URLSearchParams({ route: route ?? '', plan, os })}`}
      aria-label={translator(locale, 'common')('named', { what: t('plans.again'), of: name })}
    >
      {t('plans.again')}
    </ButtonLink>
  )
}
