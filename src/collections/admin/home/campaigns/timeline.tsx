import type { CampaignState } from '@/site/campaign-state'

/** The ends of the timeline and now, in ms. */
type Span = { at: number; from: number; until: number }
type Window = { from: number; until: number }

const DAY_NAME = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Drawn beside words that say the same: it is hidden from who hears the page. */
export const TimelineAxis = ({ span }: { span: Span }) => (
  <div className="home__axis" aria-hidden="true">
    <span>{DAY_NAME.format(span.from)}</span>
    <span style={{ insetInlineStart: percent(span, span.at) }}>now</span>
    <span>{DAY_NAME.format(span.until)}</span>
  </div>
)

type BarProps = { span: Span; campaign: Window; state: CampaignState }

export function TimelineBar({ span, campaign, state }: BarProps) {
  const insetInlineStart = percent(span, campaign.from)
  const insetInlineEnd = percent({ ...span, from: span.until, until: span.from }, campaign.until)
  return (
    <div className="home__track" aria-hidden="true">
      <span className={`home__bar home__bar--${state}`} style={{ insetInlineStart, insetInlineEnd }} />
      <span className="home__now" style={{ insetInlineStart: percent(span, span.at) }} />
    </div>
  )
}

/** Where an instant lies between the ends, held within them. */
function percent({ from, until }: Window, at: number): string {
  const part = (at - from) / (until - from)
  return `${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`
}
