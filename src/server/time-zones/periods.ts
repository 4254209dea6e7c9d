import { type Day, type DaySpan, plusDays, startOfMonth, startOfWeek } from './days'

export const PERIODS = [
  'today',
  'last-7-days',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
] as const
export type Period = (typeof PERIODS)[number]

export const UNITS = ['day', 'week', 'month'] as const
export type Unit = (typeof UNITS)[number]

/** The days of a period, as of today, which is the last day of what is not over yet. */
export function daysOfPeriod(period: Period, today: Day): DaySpan {
  const until = plusDays(today, 1)
  switch (period) {
    case 'today':
      return { from: today, until }
    case 'last-7-days':
      return { from: plusDays(today, -6), until }
    case 'this-month':
      return { from: startOfMonth(today), until }
    case 'last-month':
      return { from: startOfMonth(today, -1), until: startOfMonth(today) }
    case 'this-quarter':
      return { from: startOfMonth(today, -((Number(today.slice(5, 7)) - 1) % 3)), until }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, until }
  }
}

/** The first day of each day, week (from Monday) or month that a span touches; the first of them is where the span begins. */
export function partsOf({ from, until }: DaySpan, unit: Unit): Day[] {
  const parts = [from]
  for (let day = after(from, unit); day < until; day = after(day, unit)) parts.push(day)
  return parts
}

function after(day: Day, unit: Unit): Day {
  switch (unit) {
    case 'day':
      return plusDays(day, 1)
    case 'week':
      return plusDays(startOfWeek(day), 7)
    case 'month':
      return startOfMonth(day, 1)
  }
}
