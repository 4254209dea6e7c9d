import { expect, test } from 'vitest'
import { remainingUntil } from '@/components/campaign/remaining'
import { deadlineText } from '@/site/deadline'

const UNTIL = Date.parse('2026-11-30T23:00:00Z')

test('a countdown shows whole days, hours, minutes and seconds', () => {
  expect(remainingUntil(UNTIL, Date.parse('2026-11-28T20:58:57Z'))).toEqual({
    days: 2,
    hours: 2,
    minutes: 1,
    seconds: 3,
  })
})

test('the last second is shown as one until the deadline, and nothing after it', () => {
  expect(remainingUntil(UNTIL, UNTIL - 1_000).seconds).toBe(1)
  expect(remainingUntil(UNTIL, UNTIL - 1).seconds).toBe(1)
  for (const at of [UNTIL, UNTIL + 1, UNTIL + 1e9])
    expect(remainingUntil(UNTIL, at)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('a deadline is told in the zone of its campaign, which is named in words', () => {
  expect(deadlineText(UNTIL, 'en', 'UTC')).toBe('November 30, 2026 at 11:00 PM\u00a0UTC')
  expect(deadlineText(UNTIL, 'de', 'Europe/Berlin')).toBe(
    '1. Dezember 2026 um 00:00 (Mitteleuropäische Normalzeit)',
  )
  expect(deadlineText(UNTIL, 'ja', 'Asia/Tokyo')).toContain('（日本標準時）')
})

test('summer time is called so', () => {
  expect(deadlineText(Date.parse('2026-07-01T00:00:00Z'), 'en', 'Europe/Berlin')).toContain('Summer Time')
})
