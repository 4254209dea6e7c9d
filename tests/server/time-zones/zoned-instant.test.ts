import { expect, test } from 'vitest'
import { zonedInstant } from '@/server/time-zones/zoned-instant'

test('an instant in a named time zone is read by the clock of that place', () => {
  expect(zonedInstant('2026-11-27T09:00', 'Asia/Tokyo')).toEqual({
    ok: true,
    at: Date.parse('2026-11-27T00:00:00Z'),
  })
})

test('an instant does not exist where the clocks were put forward over it', () => {
  expect(zonedInstant('2026-03-29T02:30', 'Europe/Berlin')).toEqual({ ok: false, why: 'skipped' })
  expect(zonedInstant('2026-03-29T03:00', 'Europe/Berlin')).toMatchObject({ ok: true })
})

test('an instant comes twice where they were put back', () => {
  expect(zonedInstant('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
    ok: false,
    why: 'twice',
    first: Date.parse('2026-10-25T00:30:00Z'),
    second: Date.parse('2026-10-25T01:30:00Z'),
  })
})

test.each(['2026-02-31T00:00', '2026-11-27', 'tomorrow'])('«%s» is no instant', text => {
  expect(zonedInstant(text, 'UTC')).toEqual({ ok: false, why: 'no_time' })
})
