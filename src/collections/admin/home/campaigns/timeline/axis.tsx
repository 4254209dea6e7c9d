import type { CSSProperties } from 'react'
import type { CampaignState } from '@/site/campaign-state'
import { HABITS } from '../../../words/language'
import { spoken, t } from '../../../words/of-request'
import type { Boundary } from '../boundaries'
import type { TimelineSpan } from './span'
import { percentIn, placeOf } from './steps'

type Window = { from: number; until: number }

const DAY_NAME = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const DAY_OF_YEAR = { ...DAY_NAME, year: 'numeric' } as const

const isShown = ({ from, until }: Window, at: number): boolean => from <= at && at <= until

/** Drawn beside words that say the same: it is hidden from who hears the page. */
export function TimelineAxis({ span }: { span: TimelineSpan }) {
  const named = span.zoom === 'near' || span.zoom === 'week' ? DAY_NAME : DAY_OF_YEAR
  const name = new Intl.DateTimeFormat(HABITS[spoken()], named)
  return (
    <div className="home__axis" aria-hidden="true">
      <span>{name.format(span.from)}</span>
      {isShown(span, span.at) && (
        <span className="home__axis-now" style={{ insetInlineStart: percentIn(span, span.at) }}>
          {t('now')}
        </span>
      )}
      <span>{name.format(span.until)}</span>
    </div>
  )
}

/** The marks of all bars below, drawn by their style: an element for each in each bar were tens of thousands in a year. */
export function marksOf(span: TimelineSpan, boundaries: readonly Boundary[]): CSSProperties {
  const marks = boundaries.map(({ at }) => `${MARK} ${percentIn(span, at)} 0 / 1px 100% no-repeat`)
  const style: CSSProperties & Record<'--home-marks', string> = { '--home-marks': marks.join(', ') || 'none' }
  return style
}

const MARK = 'linear-gradient(var(--theme-elevation-400) 0 0)'

type BarProps = { span: TimelineSpan; campaign: Window; state: CampaignState }

export function TimelineBar({ span, campaign, state }: BarProps) {
  return (
    <div className="home__bars" aria-hidden="true">
      <span className={`home__bar home__bar--${state}`} style={placeOf(span, campaign)} />
      {isShown(span, span.at) && (
        <span className="home__now" style={{ insetInlineStart: percentIn(span, span.at) }} />
      )}
    </div>
  )
}
