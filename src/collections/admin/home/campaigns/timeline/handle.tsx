'use client'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { AdminLanguage } from '../../../words/language'
import { type Sentence, say } from '../../../words/say'
import { droppedAt, type Edge, limitsOf, type Movable, momentText, percentIn, steppedBy } from './steps'

const WORDS: Record<Edge, Sentence> = { from: 'Beginning of {campaign}', until: 'End of {campaign}' }

type Props = {
  edge: Edge
  campaign: Movable
  span: { at: number; from: number; until: number }
  /** Where it stands, in ms. */
  value: number
  onMove: (at: number) => void
  /** It was let go, or Enter was pressed. */
  onDrop: (at: number) => void
  onEscape: () => void
  language: AdminLanguage
}

/** An end of a campaign that is dragged, or moved by arrows: a slider on the line of time. */
export function Handle({ edge, campaign, span, value, onMove, onDrop, onEscape, language }: Props) {
  const dragged = useRef<number | null>(null)
  const limits = limitsOf(campaign, edge, span)
  const zone = edge === 'from' ? campaign.startZone : campaign.endZone

  const instantUnder = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.parentElement?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const part = (clientX - left) / width
    return droppedAt(span.from + part * (span.until - span.from), limits)
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = value
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragged.current === null) return
    dragged.current = instantUnder(event)
    onMove(dragged.current)
  }
  const drop = () => {
    const at = dragged.current
    dragged.current = null
    if (at !== null && at !== campaign[edge]) onDrop(at)
  }
  const putBack = () => {
    dragged.current = null
    onEscape()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = steppedBy(event, value, { ...limits, zone })
    if (at !== undefined) onMove(at)
    else if (event.key === 'Escape') putBack()
    else if (event.key === 'Enter' && value !== campaign[edge]) onDrop(value)
    else return
    event.preventDefault()
  }
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
