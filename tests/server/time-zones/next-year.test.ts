import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysLater, daysToNextYear } from '@/server/time-zones/next-year'
import { instantAt, wallClock } from '@/server/time-zones/zoned-instant'

const DAY = 86_400_000
const ZONES = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Lord_Howe']

const wall = (text: string) => Date.parse(`${text}Z`)
const shown = (at: number, zone: string) => new Date(wallClock(at, zone)).toISOString().slice(0, 16)
const days = (from: string, until: string) => daysToNextYear({ from: wall(from), until: wall(until) })

/** A week that begins then, by the clock of that place, and where it begins a year later. */
const moved = (from: string, zone: string) => {
  const start = wall(from)
  const later = daysToNextYear({ from: start, until: start + 7 * DAY })
  return shown(daysLater(instantAt(start, zone), later, zone), zone)
}

test.each([
  ['the fourth Friday of November', '2026-11-27T00:00', 'UTC', '2027-11-26T00:00'],
  ['Black Friday, which was the fifth', '2024-11-29T00:00', 'UTC', '2025-11-28T00:00'],
  ['Black Friday, which will be the fifth', '2029-11-23T00:00', 'UTC', '2030-11-29T00:00'],
  ['the Monday before such a Black Friday', '2029-11-19T09:00', 'UTC', '2030-11-25T09:00'],
  ['the Monday after Black Friday', '2023-11-27T00:00', 'UTC', '2024-12-02T00:00'],
  ['the first Monday of September', '2027-09-06T00:00', 'UTC', '2028-09-04T00:00'],
  ['a first Monday that comes later', '2026-06-01T00:00', 'UTC', '2027-06-07T00:00'],
  ['a fifth Monday that next year has not', '2026-03-30T00:00', 'UTC', '2027-03-29T00:00'],
  ['summer time that begins later', '2026-03-29T12:00', 'Europe/Berlin', '2027-03-28T12:00'],
  ['winter time that has not begun', '2026-11-01T03:00', 'America/Los_Angeles', '2027-11-07T03:00'],
])('%s: a week from %s in %s moves to %s', (_, from, zone, to) => {
  expect(moved(from, zone)).toBe(to)
})

test('what lasts for years does not move with a Black Friday in it', () => {
  expect(days('2020-09-01T00:00', '2124-12-31T00:00')).toBe(371)
})

test('a clock shows the same where the change to winter time falls out of the window, and an hour less passes', () => {
  const [from, until] = [Date.parse('2026-10-23T22:00Z'), Date.parse('2026-10-25T23:00Z')]
  const [later, end] = [from, until].map(at => daysLater(at, 364, 'Europe/Berlin')) as [number, number]
  expect([from, until].map(at => shown(at, 'Europe/Berlin'))).toEqual([
    '2026-10-24T00:00',
    '2026-10-26T00:00',
  ])
  expect([later, end].map(at => shown(at, 'Europe/Berlin'))).toEqual(['2027-10-23T00:00', '2027-10-25T00:00'])
  expect(end - later).toBe(until - from - 3_600_000)
})

test('a time that the clock is put forward over comes as much later', () => {
  expect(shown(instantAt(wall('2027-03-28T02:30'), 'Europe/Berlin'), 'Europe/Berlin')).toBe(
    '2027-03-28T03:30',
  )
})

const instants = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })

test('a year later it is the same weekday, about the same date and the same time by the clock', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...ZONES),
      (minute, long, zone) => {
        const from = wallClock(minute * 60_000, zone)
        const later = daysToNextYear({ from, until: from + long * DAY })
        const expected = from + later * DAY
        expect(new Date(expected).getUTCDay()).toBe(new Date(from).getUTCDay())
        const at = instantAt(expected, zone)
        const isSkipped = wallClock(at, zone) !== expected
        expect(daysLater(minute * 60_000, later, zone)).toBe(at)
        if (isSkipped) expect(wallClock(at, zone) - expected).toBeLessThanOrEqual(60 * 60_000)
      },
    ),
  )
})
