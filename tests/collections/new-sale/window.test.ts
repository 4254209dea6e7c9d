import { expect, test } from 'vitest'
import { clockText, readTime } from '@/collections/new-sale/window'

const at = (iso: string) => Date.parse(iso)
const read = (text: string, zone: string, chosen = '') => readTime({ text, zone, chosen })

test.each([
  ['2026-11-27T00:00', 'Europe/Berlin', '2026-11-26T23:00Z'],
  ['2026-11-27 00:00', 'UTC', '2026-11-27T00:00Z'],
  ['2026-11-27T00:00', 'Asia/Tokyo', '2026-11-26T15:00Z'],
])('%s in %s is an instant', (text, zone, iso) => {
  expect(read(text, zone)).toEqual({ ok: true, at: at(iso) })
})

test.each([
  ['soon', 'UTC', 'no_time'],
  ['2026-02-30T00:00', 'UTC', 'no_time'],
  ['2026-11-27T00:00', 'Mars/Olympus', 'no_zone'],
])('%s in %s is refused as %s', (text, zone, code) => {
  expect(read(text, zone)).toEqual({ ok: false, problem: { code } })
})

test.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:00Z'],
  ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T01:00Z'],
  ['2026-03-08T02:59', 'America/New_York', '2026-03-08T07:00Z'],
  // Half an hour alone.
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:30Z'],
])('%s does not exist in %s: the next instant that there is can be chosen', (text, zone, iso) => {
  const next = at(iso)
  expect(read(text, zone)).toEqual({
    ok: false,
    problem: { code: 'skipped', readings: [{ at: next, kind: 'next' }] },
  })
  expect(read(text, zone, String(next))).toEqual({ ok: true, at: next })
})

test.each([
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
  ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00Z', '2026-11-01T06:00Z'],
])('%s comes twice in %s: both can be chosen', (text, zone, first, second) => {
  expect(read(text, zone)).toEqual({
    ok: false,
    problem: {
      code: 'twice',
      readings: [
        { at: at(first), kind: 'first' },
        { at: at(second), kind: 'second' },
      ],
    },
  })
  expect(read(text, zone, String(at(second)))).toEqual({ ok: true, at: at(second) })
})

test('a reading that was chosen of another time counts for nothing', () => {
  const other = String(at('2025-10-26T00:30Z'))
  expect(read('2026-10-25T02:30', 'Europe/Berlin', other)).toMatchObject({ ok: false })
  expect(read('2026-10-26T02:30', 'Europe/Berlin', other)).toEqual({ ok: true, at: at('2026-10-26T01:30Z') })
})

test.each([
  ['2026-11-01T05:00Z', 'America/New_York', '2026-11-01 01:00 (UTC−04:00)'],
  ['2026-10-03T15:30Z', 'Australia/Lord_Howe', '2026-10-04 02:30 (UTC+11:00)'],
  ['2026-10-25T00:30Z', 'UTC', '2026-10-25 00:30 (UTC+00:00)'],
])('%s is said by the clock of %s', (iso, zone, text) => {
  expect(clockText(at(iso), zone)).toBe(text)
})
