'use client'
import type { AdminLanguage } from '../../../words/language'
import { type Sentence, say } from '../../../words/say'
import { type Edge, momentText, percentIn } from './steps'
import { type Dragging, useDrag } from './use-drag'

const WORDS: Record<Edge, Sentence> = { from: 'Beginning of {campaign}', until: 'End of {campaign}' }

type Props = Dragging & { language: AdminLanguage }

/** An end of a campaign that is dragged, or moved by arrows: a slider on the line of time. */
export function Handle({ language, ...dragging }: Props) {
  const { edge, campaign, span, value } = dragging
  const { limits, zone, take, drag, drop, putBack, press } = useDrag(dragging)
  return (
    <span
      role="slider"
      tabIndex={0}
      className="home__handle"
      style={{ insetInlineStart: percentIn(span, value) }}
      aria-label={say(language, WORDS[edge], { campaign: campaign.name })}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={value}
      aria-valuetext={momentText(value, zone, language)}
      title={say(
        language,
        'Drag, or press the arrow keys: an hour, with Shift a day. Enter moves it, Escape puts it back.',
      )}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={putBack}
      onKeyDown={press}
    />
  )
}
