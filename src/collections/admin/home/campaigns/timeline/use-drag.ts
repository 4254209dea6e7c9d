import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { droppedAt, type Edge, limitsOf, type Movable, steppedBy } from './steps'

export type Dragging = {
  edge: Edge
  campaign: Movable
  span: { at: number; from: number; until: number }
  /** Where it stands, in ms. */
  value: number
  onMove: (at: number) => void
  /** It was let go, or Enter was pressed. */
  onDrop: (at: number) => void
  onEscape: () => void
}

/** What a pointer and the keys do with an end of a campaign. */
export function useDrag({ edge, campaign, span, value, onMove, onDrop, onEscape }: Dragging) {
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
  return { limits, zone, take, drag, drop, putBack, press }
}
