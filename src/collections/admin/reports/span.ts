import { type DaySpan, dayAt, daysBetween, isDay, plusDays, startOfDay } from '@/server/time-zones/days'
import { daysOfPeriod } from '@/server/time-zones/periods'
import { isTimeZone } from '@/server/time-zones/zoned-instant'
import type { Sentence } from '../words/say'
import type { Asked } from './asked'

/** Days of a zone with the instants (ms, UTC) of their beginning and end, half-open. */
export type ReportSpan = { days: DaySpan; zone: string; from: number; until: number }

type SpanField = 'from' | 'until' | 'zone'
type SpanProblem = 'no_zone' | 'no_day' | 'before_first' | 'too_long'
export type SpanProblems = Partial<Record<SpanField, SpanProblem>>

type AskedSpan = { ok: true; span: ReportSpan } | { ok: false; problems: SpanProblems }

const LONGEST = 3_660

/** The span that was asked for as of an instant (ms), or what is wrong with each field; of days that were typed both belong to it. */
export function spanOf(asked: Pick<Asked, 'period' | 'from' | 'until' | 'zone'>, at: number): AskedSpan {
  const { period, zone } = asked
  if (!isTimeZone(zone)) return { ok: false, problems: { zone: 'no_zone' } }
  const problems = period === 'own' ? problemsOf(asked) : {}
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { from, until } = period === 'own' ? ownDays(asked) : daysOfPeriod(period, dayAt(at, zone))
  const span = { days: { from, until }, zone, from: startOfDay(from, zone), until: startOfDay(until, zone) }
  return { ok: true, span }
}

const ownDays = ({ from, until }: DaySpan): DaySpan => ({ from, until: plusDays(until, 1) })

function problemsOf({ from, until }: DaySpan): SpanProblems {
  if (!isDay(from)) return isDay(until) ? { from: 'no_day' } : { from: 'no_day', until: 'no_day' }
  if (!isDay(until)) return { until: 'no_day' }
  if (until < from) return { until: 'before_first' }
  return daysBetween(from, until) > LONGEST ? { until: 'too_long' } : {}
}

const SENTENCES: Record<SpanProblem, Sentence> = {
  no_zone: 'There is no time zone with this name. Choose one from the list.',
  no_day: 'This is not a day. Write it like 2026-11-27.',
  before_first: 'This is before the first day. Choose a later day.',
  too_long: 'This is more than ten years after the first day. Choose an earlier day.',
}

export const problemText = (problem: SpanProblem): Sentence => SENTENCES[problem]
