import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignState } from '@/site/campaign-state'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { classes } from '../ui/classes'
import { deadlineText, momentText } from './deadline'
import { LocalTime } from './local-time'
import { nearnessOf } from './nearness'
import { TimeLeft } from './time-left'

type Props = { campaign: CampaignView; visit: Visit }

const TONES: Record<CampaignState, string> = {
  running: 'text-positive',
  upcoming: 'text-accent',
  over: 'text-warning',
}

/**
 * The campaign's state and when it changes: counted to the second when near, in its own time zone and the visitor's.
 */
export function CampaignPanel({ campaign, visit }: Props) {
  const { locale } = visit
  const { name, state, lang } = campaign
  const t = translator(locale, 'campaign')
  const nearness = state === 'over' ? 'dated' : nearnessOf(turnOf(campaign), visit.at)
  return (
    <section
      aria-label={name}
      data-campaign={state}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:items-center md:gap-10 md:p-8"
    >
      <div className="grid content-start justify-items-start gap-2">
        <p className={classes('font-semibold', TONES[state])}>{t(`state.${state}`)}</p>
        <h2 lang={lang.name} className="text-2xl">
          {name}
        </h2>
        <p className="text-muted">{t(`${state}Text`)}</p>
      </div>
      {nearness !== 'open' && (
        <div className="grid content-start gap-4">
          {nearness === 'counted' && (
            <TimeLeft label={leftLabel(campaign, locale)} until={turnOf(campaign)} visit={visit} />
          )}
          <Moment campaign={campaign} locale={locale} />
        </div>
      )}
    </section>
  )
}

const leftLabel = ({ state }: CampaignView, locale: Locale): string =>
  state === 'upcoming'
    ? translator(locale, 'campaign')('startsIn')
    : translator(locale, 'common')('countdown.endsIn')

const turnOf = ({ state, from, until }: CampaignView): number => (state === 'upcoming' ? from : until)

function Moment({ campaign, locale }: Pick<Props, 'campaign'> & { locale: Locale }) {
  const { state, timeZone } = campaign
  const at = turnOf(campaign)
  const date = deadlineText(at, locale, timeZone)
  return (
    <div>
      <p>
        <time dateTime={new Date(at).toISOString()}>{sentence(state, date, locale)}</time>
      </p>
      <LocalTime
        at={at}
        language={HTML_LANG[locale]}
        label={translator(locale, 'campaign')('yourZone')}
        placeholder={momentText(at, HTML_LANG[locale], timeZone)}
      />
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
