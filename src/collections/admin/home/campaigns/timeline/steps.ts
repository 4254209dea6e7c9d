import { instantAt, wallClock } from '@/server/time-zones/zoned-instant'
import { type AdminLanguage, HABITS } from '../../../words/language'
import { bracketed } from '../../../words/written/bracketed'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export type Edge = 'from' | 'until'

/** A campaign on the line of time; instants in ms (UTC), zones by name. */
export type Movable = {
  id: string
  name: string
  from: number
  until: number
  startZone: string
  endZone: string
}

type Window = { from: number; until: number }
type Span = Window & { at: number }
type Limits = { least: number; most: number }

/** Between which whole hours an end may be moved: in what is shown, after now, and at least an hour from the other end. */
export function limitsOf({ from, until }: Movable, edge: Edge, span: Span): Limits {
  const next = Math.floor(span.at / HOUR) * HOUR + HOUR
  const least = Math.max(next, span.from, edge === 'until' ? Math.ceil((from + HOUR) / HOUR) * HOUR : 0)
  const most = Math.min(
    Math.floor(span.until / HOUR) * HOUR,
    edge === 'from' ? Math.floor((until - HOUR) / HOUR) * HOUR : Number.POSITIVE_INFINITY,
  )
  return { least, most }
}

/** Which ends of it can be taken hold of: those that are shown, and have not come. */
export const movableEdges = (campaign: Movable, span: Span): Edge[] =>
  (['from', 'until'] as const).filter(edge => {
    const { least, most } = limitsOf(campaign, edge, span)
    return (
      campaign[edge] > span.at && span.from <= campaign[edge] && campaign[edge] <= span.until && least <= most
    )
  })

const held = (at: number, { least, most }: Limits): number => Math.min(most, Math.max(least, at))

/** To the whole hour that is nearest to where a pointer is. */
export const droppedAt = (at: number, limits: Limits): number => held(Math.round(at / HOUR) * HOUR, limits)

type Key = { key: string; shiftKey: boolean }

/**
 * Where a key moves an end: an arrow by an hour, with shift by a day on the clock of its zone (over a change of the clocks 23 or 25
 * hours), Page Up and Down by a week, Home and End as far as it goes. Undefined for any other key.
 */
export function steppedBy(
  { key, shiftKey }: Key,
  at: number,
  { zone, ...limits }: Limits & { zone: string },
) {
  const days = (count: number) => held(instantAt(wallClock(at, zone) + count * DAY, zone), limits)
  const step = (sign: 1 | -1) => (shiftKey ? days(sign) : held(at + sign * HOUR, limits))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step(1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return step(-1)
    case 'PageUp':
      return days(7)
    case 'PageDown':
      return days(-7)
    case 'Home':
      return limits.least
    case 'End':
      return limits.most
    default:
      return undefined
  }
}

/** «Mon, 30 Nov 2026, 00:00 GMT+1 (Europe/Berlin)»: with the offset, which parts two times of one name. */
export function momentText(at: number, zone: string, language: AdminLanguage): string {
  const format = new Intl.DateTimeFormat(HABITS[language], {
    ...{
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    ...{ timeZone: zone, timeZoneName: 'shortOffset' },
  })
  return bracketed(language, format.format(at), zone)
}

/** Where an instant lies between the ends of what is shown, held within them. */
export function percentIn({ from, until }: Window, at: number): string {
  const part = (at - from) / (until - from)
  return `${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`
}

/** Where a bar lies. */
export const placeOf = (span: Window, { from, until }: Window) => ({
  insetInlineStart: percentIn(span, from),
  insetInlineEnd: percentIn({ from: span.until, until: span.from }, until),
})
