import type { RunningCampaign } from '@/server/campaigns/board'
import { dayIn, deadlineText } from '@/site/deadline'
import { translator } from '@/site/messages'
import { nearnessOf } from '@/site/nearness'
import type { Visit } from '@/site/visit'
import { CardLink } from '../ui/card'
import { classes } from '../ui/classes'
import { DottedFacts } from '../ui/dotted-facts'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

type Props = {
  campaigns: readonly RunningCampaign[]
  visit: Pick<Visit, 'at' | 'locale'>
  /** Below a campaign that runs as well. */
  areOthers?: boolean
}

/** What lowers a price comes first. */
export function RunningNow({ campaigns, visit: { at, locale }, areOthers = false }: Props) {
  const t = translator(locale, 'campaign')
  const sorted = campaigns.toSorted((a, b) => Number(!a.benefit) - Number(!b.benefit))
  return (
    <Section id="now" title={t(areOthers ? 'others' : 'now')}>
      {campaigns.length === 0 && <p className="max-w-text text-muted">{t('nowNothing')}</p>}
      <ul className={classes('grid grid-cols-1 gap-4', campaigns.length > 1 && 'sm:grid-cols-2')}>
        {sorted.map(campaign => (
          <li key={campaign.key}>
            <CardLink href={campaign.href} className="flex h-full items-start justify-between gap-4">
              <span className="grid min-w-0 gap-1 wrap-anywhere">
                <span lang={campaign.lang.name} className="text-lg font-semibold text-balance">
                  {campaign.name}
                </span>
                {campaign.benefit && <span lang={campaign.benefit.lang}>{campaign.benefit.text}</span>}
                <span className="text-muted">
                  <DottedFacts facts={windowOf(campaign, { at, locale })} />
                </span>
              </span>
              <Icon name="arrow" className="mt-1 text-accent" />
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Its first day and its end, if that is less than a year away. */
function windowOf({ from, until, timeZone }: RunningCampaign, { at, locale }: Props['visit']): string[] {
  const t = translator(locale, 'campaign')
  if (nearnessOf(until, at) === 'open') return [t('noEnd')]
  const end = translator(locale, 'common')('countdown.endsAt', {
    date: deadlineText(until, locale, timeZone),
  })
  return [t('since', { date: dayIn(from, locale, timeZone) }), end]
}
