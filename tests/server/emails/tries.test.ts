import { expect, test } from 'vitest'
import { LIFE_SECONDS, pauseAfter } from '@/server/emails/tries'

/** The pauses of an email that is never taken, in seconds. */
function pauses(): number[] {
  const all: number[] = []
  for (let failures = 1; ; failures += 1) {
    const pause = pauseAfter(failures)
    if (pause === undefined) return all
    all.push(pause)
  }
}

test('an email is tried again soon at first and then ever more rarely, at least every half hour', () => {
  const all = pauses()
  expect(all.slice(0, 4)).toEqual([10, 20, 40, 80])
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect(Math.max(...all)).toBe(30 * 60)
})

test('an email lives for a day and for no more than another half hour', () => {
  const lived = pauses().reduce((sum, pause) => sum + pause, 0)
  expect(LIFE_SECONDS).toBe(24 * 60 * 60)
  expect(lived).toBeGreaterThanOrEqual(LIFE_SECONDS)
  expect(lived).toBeLessThan(LIFE_SECONDS + 30 * 60)
})

test('a mail server that was down for three hours finds every email still waiting', () => {
  let waited = 0
  for (let failures = 1; waited < 3 * 60 * 60; failures += 1) waited += pauseAfter(failures) ?? Number.NaN
  expect(waited).toBeLessThan(3.5 * 60 * 60)
})
