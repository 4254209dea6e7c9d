import type { ReferralSettings } from '@/server/referral/settings'
import { INVITE_DAYS } from '@/site/invitation'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { settings: ReferralSettings; locale: Locale }

/** What a purchase earns, as staff set it: the account and the page of the program say the same. */
export function Reward({ settings: { trial_days: days, most_per_year: most, line }, locale }: Props) {
  const t = translator(locale, 'myAccount')
  if (days === 0 || most === 0) return <p>{t('trials.rewardOff')}</p>
  return (
    <div className="grid gap-3">
      <p>
        {line === 'bought'
          ? t('trials.reward', { days, most })
          : t('trials.rewardLine', { days, most, line: t(`trials.lines.${line}`) })}
      </p>
      <p>{t('trials.rewardWhen', { days: INVITE_DAYS })}</p>
    </div>
  )
}
