import { expect, test } from 'vitest'
import { windowText } from '@/collections/admin/calendar/words'
import { retold } from '@/collections/admin/words/of-request'
import { dayIn } from '@/collections/admin/words/written/day-in'

test('a day reads as people of each language write it', () => {
  expect(dayIn('en', '2026-11-24')).toBe('24 Nov 2026')
  expect(dayIn('de', '2026-11-24')).toBe('24.11.2026')
  expect(dayIn('ja', '2026-11-24')).toBe('2026年11月24日')
})

test.each([
  ['2026-12-01T00:00:00Z', '24 Nov 2026, 00:00 – 1 Dec 2026, 00:00'],
  ['2124-12-31T00:00:00Z', 'since 24 Nov 2026, with no end date'],
])('a campaign from the 24th of November to %s runs %s', (until, text) => {
  const bar = { collection: 'campaigns', id: '1', title: 'Autumn' }
  const [from, end] = ['2026-11-24T00:00:00Z', until].map(Date.parse) as [number, number]
  expect(windowText({ ...bar, from, until: end }, 'UTC')).toBe(text)
})

test('what the server told with an instant or a day is shown as the screens write one', () => {
  expect(retold('It is over: its end, 2023-12-01 08:00 (UTC), is in the past.')).toBe(
    'It is over: its end, 1 Dec 2023, 08:00 UTC, is in the past.',
  )
})
