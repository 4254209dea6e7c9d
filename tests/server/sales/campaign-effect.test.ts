import { expect, test } from 'vitest'
import { phasesOf } from '@/server/sales/campaign-effect'

const DAY = 86_400_000
const window = { from: 10 * DAY, until: 13 * DAY }

test('before, during and after are of the same length once a campaign is long over', () => {
  expect(phasesOf(window, 100 * DAY)).toEqual({
    before: { from: 7 * DAY, until: 10 * DAY },
    during: { from: 10 * DAY, until: 13 * DAY },
    after: { from: 13 * DAY, until: 16 * DAY },
  })
})

test('a campaign that runs is looked at as far as it is, and has no after', () => {
  expect(phasesOf(window, 12 * DAY)).toEqual({
    before: { from: 8 * DAY, until: 10 * DAY },
    during: { from: 10 * DAY, until: 12 * DAY },
    after: { from: 12 * DAY, until: 12 * DAY },
  })
})

test('what comes after it counts up to now', () => {
  expect(phasesOf(window, 14 * DAY)?.after).toEqual({ from: 13 * DAY, until: 14 * DAY })
  expect(phasesOf(window, 13 * DAY)?.after).toEqual({ from: 13 * DAY, until: 13 * DAY })
})

test('one that has not begun has no phases', () => {
  expect(phasesOf(window, 10 * DAY)).toBeUndefined()
  expect(phasesOf(window, 10 * DAY + 1)?.during).toEqual({ from: 10 * DAY, until: 10 * DAY + 1 })
})
