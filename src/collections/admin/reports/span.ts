import { type DaySpan, dayAt, daysBetween, isDay, startOfDay } from '@/server/time-zones/days'
import { daysOfPeriod } from '@/server/time-zones/periods'
import { isTimeZone } from '@/server/time-zones/zoned-instant'
import type { Asked } from './asked'

/** Days of a zone with the instants (ms, UTC) of their beginning and end, half-open. */
export type ReportSpan = { days: DaySpan; zone: string; from: number; until: number }

type SpanField = 'from' | 'until' | 'zone'
type SpanProblem = 'no_zone' | 'no_day' | 'not_after' | 'too_long'
export type SpanProblems = Partial<Record<SpanField, SpanProblem>>

type AskedSpan = { ok: true; span: ReportSpan } | { ok: false; problems: SpanProblems }

const LONGEST = 3_660

/** The span that was asked for as of an instant (ms), or what is wrong with each field. */
export function spanOf(asked: Pick<Asked, 'period' | 'from' | 'until' | 'zone'>, at: number): AskedSpan {
  const { period, zone } = asked
  if (!isTimeZone(zone)) return { ok: false, problems: { zone: 'no_zone' } }
  const days = period === 'own' ? asked : daysOfPeriod(period, dayAt(at, zone))
  const problems = problemsOf(days)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { from, until } = days
  const span = { days: { from, until }, zone, from: startOfDay(from, zone), until: startOfDay(until, zone) }
  return { ok: true, span }
}

function problemsOf({ from, until }: DaySpan): SpanProblems {
  if (!isDay(from)) return isDay(until) ? { from: 'no_day' } : { from: 'no_day', until: 'no_day' }
  if (!isDay(until)) return { until: 'no_day' }
  if (until <= from) return { until: 'not_after' }
  return daysBetween(from, until) > LONGEST ? { until: 'too_long' } : {}
}

const SENTENCES: Record<SpanProblem, string> = {
  no_zone: 'There is no time zone of this name. Choose one from the list.',
  no_day: 'This is no day. Write it like 2026-11-27.',
  not_after: 'This is not after the first day. Choose a later day.',
  too_long: 'This is more than ten years after the first day. Choose an earlier day.',
}

export const problemText = (problem: SpanProblem): string => SENTENCES[problem]
