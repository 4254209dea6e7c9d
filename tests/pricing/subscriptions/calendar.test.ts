import { expect, test } from 'vitest'
import { addMonths, INTERVALS, renewalsFrom } from '@/pricing/subscriptions/calendar'

const instant = (text: string) => Date.parse(text)
const days = (instants: number[]) => instants.map(at => new Date(at).toISOString().slice(0, 10))

test.each([
  ['2025-01-31', 'month', ['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-31']],
  ['2024-01-31', 'month', ['2024-02-29', '2024-03-31']],
  ['2025-01-29', 'month', ['2025-02-28', '2025-03-29']],
  ['2025-11-30', 'month', ['2025-12-30', '2026-01-30', '2026-02-28', '2026-03-30']],
  ['2025-11-30', 'quarter', ['2026-02-28', '2026-05-30', '2026-08-30']],
  ['2025-08-31', 'half_year', ['2026-02-28', '2026-08-31', '2027-02-28']],
  ['2024-02-29', 'year', ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']],
  ['2096-02-29', 'year', ['2097-02-28', '2098-02-28', '2099-02-28', '2100-02-28']],
] as const)('from %s by the %s it renews on the day of its anchor', (start, interval, dates) => {
  expect(days(renewalsFrom(instant(start), interval, dates.length))).toEqual(dates)
})

test('the time of day is kept to the millisecond, whatever the clocks of a country do', () => {
  const anchor = instant('2025-01-31T23:59:59.999Z')
  expect(renewalsFrom(anchor, 'month', 3).map(at => new Date(at).toISOString())).toEqual([
    '2025-02-28T23:59:59.999Z',
    '2025-03-31T23:59:59.999Z',
    '2025-04-30T23:59:59.999Z',
  ])
})

test('of 400 years no period is skipped, begins twice or leaves the day of its anchor without need', () => {
  for (const day of [1, 28, 29, 30, 31]) {
    const anchor = Date.UTC(2000, 0, day, 12)
    const ends = renewalsFrom(anchor, 'month', 4_800)
    expect(ends.map(monthsSince2000)).toEqual(ends.map((_, index) => index + 1))
    expect(ends.every(end => dayOf(end) === Math.min(day, lastDayOf(end)))).toBe(true)
  }
})

test('every interval is so many months of the same anchor', () => {
  const anchor = instant('2024-08-31T06:30:00Z')
  expect(INTERVALS).toEqual({ month: 1, quarter: 3, half_year: 6, year: 12 })
  expect(renewalsFrom(anchor, 'year', 2)).toEqual([addMonths(anchor, 12), addMonths(anchor, 24)])
})

const dayOf = (at: number) => new Date(at).getUTCDate()
const monthsSince2000 = (at: number) =>
  (new Date(at).getUTCFullYear() - 2000) * 12 + new Date(at).getUTCMonth()
const lastDayOf = (at: number) =>
  new Date(Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1, 0)).getUTCDate()
