import { expect, test } from 'vitest'
import { LIFE_SECONDS } from '@/server/emails/tries'
import { outcomeOf } from '@/server/push/outcome'

const AT = Date.parse('2026-11-24T12:00:00Z')
const answered = (status: number, retryAfter?: string, attempts = 1) =>
  outcomeOf({ answer: { kind: 'answered', status, retryAfter }, attempts, at: AT })

test.each([
  [200, 'delivered'],
  [201, 'delivered'],
  [202, 'delivered'],
  [404, 'gone'],
  [410, 'gone'],
  [301, 'failed'],
  [400, 'failed'],
  [401, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
])('%i means %s', (status, kind) => {
  expect(answered(status)).toEqual({ kind })
})

test('too many, an outage and silence are tried again, later each time', () => {
  for (const status of [429, 500, 502, 503]) expect(answered(status)).toEqual({ kind: 'again', after: 10 })
  expect(answered(503, undefined, 3)).toEqual({ kind: 'again', after: 40 })
  const silent = outcomeOf({ answer: { kind: 'unanswered' }, attempts: 2, at: AT })
  expect(silent).toEqual({ kind: 'again', after: 20 })
})

test('who says after how long is asked no sooner, in seconds or by a date', () => {
  expect(answered(429, '120')).toEqual({ kind: 'again', after: 120 })
  expect(answered(429, '3')).toEqual({ kind: 'again', after: 10 })
  expect(answered(503, 'Tue, 24 Nov 2026 12:01:30 GMT')).toEqual({ kind: 'again', after: 90 })
  for (const odd of ['', 'soon', '-5', 'Tue, 24 Nov 2020 12:00:00 GMT'])
    expect(answered(429, odd)).toEqual({ kind: 'again', after: 10 })
})

test('after a day, and where a service wants to wait longer than one, it is given up', () => {
  expect(answered(429, String(LIFE_SECONDS))).toEqual({ kind: 'again', after: LIFE_SECONDS })
  expect(answered(429, String(LIFE_SECONDS + 1))).toEqual({ kind: 'failed' })
  expect(answered(500, undefined, 1_000)).toEqual({ kind: 'failed' })
})

test('what may not be reached is not tried again', () => {
  expect(outcomeOf({ answer: { kind: 'forbidden' }, attempts: 1, at: AT })).toEqual({ kind: 'failed' })
})
