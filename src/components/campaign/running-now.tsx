import type { RunningCampaign } from '@/server/campaigns/board'
import { translator } from '@/site/messages'
import { nearnessOf } from '@/site/nearness'
import type { Visit } from '@/site/visit'
import { CardLink } from '../ui/card'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { deadlineText } from './deadline'

type Props = { campaigns: readonly RunningCampaign[]; visit: Pick<Visit, 'at' | 'locale'> }

export function RunningNow({ campaigns, visit: { at, locale } }: Props) {
  const [t, common] = [translator(locale, 'campaign'), translator(locale, 'common')]
  return (
    <Section id="now" title={t('now')}>
      {campaigns.length === 0 && <p className="max-w-text text-muted">{t('nowNothing')}</p>}
      <ul className={classes('grid grid-cols-1 gap-4', campaigns.length > 1 && 'sm:grid-cols-2')}>
        {campaigns.map(({ key, name, lang, benefit, href, until, timeZone }) => (
          <li key={key}>
            <CardLink href={href} className="flex h-full items-center justify-between gap-4">
              <span className="grid min-w-0 gap-1 wrap-anywhere">
                <span lang={lang.name} className="text-lg font-semibold">
                  {name}
                </span>
                {benefit && <span lang={benefit.lang}>{benefit.text}</span>}
                {nearnessOf(until, at) !== 'open' && (
                  <span className="text-muted">
                    {common('countdown.endsAt', { date: deadlineText(until, locale, timeZone) })}
                  </span>
                )}
              </span>
              <Icon name="arrow" className="text-accent" />
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
