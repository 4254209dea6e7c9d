import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignState } from '@/site/campaign-state'
import { dayIn, deadlineText, momentText } from '@/site/deadline'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { nearnessOf } from '@/site/nearness'
import { sentenceGap } from '@/site/sentence-gap'
import type { Visit } from '@/site/visit'
import { LocalTime } from '../local-time'
import { TimeLeft } from '../time-left'

export type Timed = Pick<CampaignView, 'state' | 'from' | 'until' | 'timeZone'>

/** When a campaign changes: counted to the second when near, in its own time zone and the visitor's; nothing where that is years away. */
export function Deadline({ campaign, visit }: { campaign: Timed; visit: Visit }) {
  const { locale, at } = visit
  const nearness = campaign.state === 'over' ? 'dated' : nearnessOf(turnOf(campaign), at)
  if (nearness === 'open') return null
  return (
    <div className="grid content-start gap-4">
      {nearness === 'counted' && (
        <TimeLeft label={leftLabel(campaign, locale)} until={turnOf(campaign)} visit={visit} />
      )}
      <Moment campaign={campaign} locale={locale} />
    </div>
  )
}

const leftLabel = ({ state }: Timed, locale: Locale): string =>
  state === 'upcoming'
    ? translator(locale, 'campaign')('startsIn')
    : translator(locale, 'common')('countdown.endsIn')

const turnOf = ({ state, from, until }: Timed): number => (state === 'upcoming' ? from : until)

function Moment({ campaign, locale }: { campaign: Timed; locale: Locale }) {
  const { state, timeZone } = campaign
  const at = turnOf(campaign)
  // A window is half-open: what ended at midnight ran on the day before.
  const date = state === 'over' ? dayIn(at - 1, locale, timeZone) : deadlineText(at, locale, timeZone)
  const told = momentText(at, HTML_LANG[locale], timeZone)
  return (
    <div className="text-sm">
      <p>
        <time dateTime={new Date(at).toISOString()}>{sentence(state, date, locale)}</time>
      </p>
      {state !== 'over' && (
        <LocalTime
          at={at}
          language={HTML_LANG[locale]}
          label={`${translator(locale, 'campaign')('yourZone')}${sentenceGap(locale)}`}
          placeholder={told}
          told={told}
        />
      )}
    </div>
  )
}

function sentence(state: CampaignState, date: string, locale: Locale): string {
  const t = translator(locale, 'campaign')
  if (state === 'upcoming') return t('startsOn', { date })
  return state === 'over'
    ? t('endedOn', { date })
    : translator(locale, 'common')('countdown.endsAt', { date })
}
