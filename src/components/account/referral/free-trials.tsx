import type { ReferralSettings } from '@/server/referral/settings'
import type { ReferralCounts } from '@/server/referral/visits'
import type { Trial } from '@/server/trials/stored-trials'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { linkTo } from '../frame/paths'
import { FreeTrial, type FreeTrialProps } from './free-trial'
import { Reward } from './reward'
import { ShareLink } from './share-link'
import { TrialList } from './trial-list'

type Props = Omit<FreeTrialProps, 'days'> & {
  code: string
  counts: ReferralCounts
  settings: ReferralSettings
  trials: readonly Trial[]
}

export function FreeTrials({ code, counts, settings, trials, ...free }: Props) {
  const { visit } = free
  const { locale, site, origin } = visit
  const t = translator(locale, 'myAccount')
  const link = `${origin}${linkTo('register', visit, { ref: code })}`
  return (
    <AccountFrame visit={visit} section="earn_free_trials" lead={t('trials.lead')}>
      {trials.length > 0 && <TrialList trials={trials} visit={visit} />}
      {settings.free_days > 0 && <FreeTrial {...free} days={settings.free_days} />}
      <Part title={t('trials.link')}>
        <Card className="grid gap-4">
          <code className="min-w-0 rounded-control bg-surface px-4 py-3 break-all select-all" data-link>
            {link}
          </code>
          <ShareLink
            link={link}
            mailto={mailtoWith(link, visit)}
            words={{
              copy: t('trials.copy'),
              copied: translator(locale, 'common')('actions.copied'),
              mail: t('trials.mail'),
            }}
          />
        </Card>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Count name={t('trials.copies')} count={counts.copies} />
          <Count name={t('trials.visits')} count={counts.visits} />
          <Count name={t('trials.accounts')} count={counts.accounts} />
          <Count name={t('trials.purchases')} count={counts.purchases} />
        </dl>
        <p className="max-w-text text-muted">{t('trials.how')}</p>
      </Part>
      <Notice title={t('trials.rewardTitle')} className="max-w-text">
        <Reward settings={settings} locale={locale} />
      </Notice>
      <p>
        <a
          href={pathOf(page('campaign', 'get_free_license_referral_program'), site, locale)}
          className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
        >
          {t('trials.program')}
        </a>
      </p>
    </AccountFrame>
  )
}

const Count = ({ name, count }: { name: string; count: number }) => (
  <Card className="flex items-baseline justify-between gap-4 max-sm:py-4 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-1">
    <dt className="text-muted">{name}</dt>
    <dd className="text-2xl font-semibold tabular-nums sm:text-3xl">{count}</dd>
  </Card>
)

function mailtoWith(link: string, { locale }: Visit): string {
  const t = translator(locale, 'myAccount')
  const [subject, body] = [t('trials.mailSubject'), t('trials.mailText', { link })].map(encodeURIComponent)
  return `mailto:?subject=${subject}&body=${body}`
}
