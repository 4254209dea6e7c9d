import { expect, test } from 'vitest'
import {
  dayAt,
  daysBetween,
  isDay,
  plusDays,
  startOfDay,
  startOfMonth,
  startOfWeek,
} from '@/server/time-zones/days'

const HOUR = 3_600_000

test.each([
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', 23],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', 25],
  ['2026-11-27', 'Asia/Tokyo', '2026-11-26T15:00:00Z', 24],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00Z', 25],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', 23],
])('the day %s of %s begins at %s and has %d hours', (day, zone, begins, hours) => {
  const start = startOfDay(day, zone)
  const end = startOfDay(plusDays(day, 1), zone)
  expect(new Date(start).toISOString()).toBe(begins.replace('Z', '.000Z'))
  expect(end - start).toBe(hours * HOUR)
  expect([start - 1, start, end - 1, end].map(at => dayAt(at, zone))).toEqual([
    plusDays(day, -1),
    day,
    day,
    plusDays(day, 1),
  ])
})

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1969-12-31', false],
  ['', false],
  ['today', false],
])('whether «%s» is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('weeks begin on Monday, months on the first, over the ends of years', () => {
  expect(startOfWeek('2026-11-29')).toBe('2026-11-23')
  expect(startOfWeek('2026-11-30')).toBe('2026-11-30')
  expect(startOfMonth('2026-12-31', 1)).toBe('2027-01-01')
  expect(startOfMonth('2026-01-31', -1)).toBe('2025-12-01')
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
})
