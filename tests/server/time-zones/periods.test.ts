import { expect, test } from 'vitest'
import { daysOfPeriod, partsOf } from '@/server/time-zones/periods'

test.each([
  ['today', '2026-11-25', '2026-11-26'],
  ['last-7-days', '2026-11-19', '2026-11-26'],
  ['this-month', '2026-11-01', '2026-11-26'],
  ['last-month', '2026-10-01', '2026-11-01'],
  ['this-quarter', '2026-10-01', '2026-11-26'],
  ['this-year', '2026-01-01', '2026-11-26'],
] as const)('%s is from %s until before %s', (period, from, until) => {
  expect(daysOfPeriod(period, '2026-11-25')).toEqual({ from, until })
})

test('the month before January is that of the year before, and January begins a quarter', () => {
  expect(daysOfPeriod('last-month', '2026-01-05')).toEqual({ from: '2025-12-01', until: '2026-01-01' })
  expect(daysOfPeriod('this-quarter', '2026-01-05')).toEqual({ from: '2026-01-01', until: '2026-01-06' })
  expect(daysOfPeriod('this-quarter', '2026-06-30')).toEqual({ from: '2026-04-01', until: '2026-07-01' })
})

test('the first part begins where the span does, and the last ends with it', () => {
  const span = { from: '2026-11-25', until: '2026-12-02' }
  expect(partsOf(span, 'day')).toHaveLength(7)
  expect(partsOf(span, 'week')).toEqual(['2026-11-25', '2026-11-30'])
  expect(partsOf(span, 'month')).toEqual(['2026-11-25', '2026-12-01'])
  expect(partsOf({ from: '2026-11-25', until: '2026-11-26' }, 'month')).toEqual(['2026-11-25'])
})
