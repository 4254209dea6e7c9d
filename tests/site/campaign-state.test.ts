import { expect, test } from 'vitest'
import { campaignState } from '@/site/campaign-state'

const blackFriday = {
  startTime: Date.parse('2022-11-18T00:00:00Z'),
  endTime: Date.parse('2022-12-10T08:00:00Z'),
}
const { startTime, endTime } = blackFriday

test.each([
  ['a millisecond before its start', startTime - 1, 'upcoming'],
  ['at its start', startTime, 'running'],
  ['a millisecond before its end', endTime - 1, 'running'],
  ['at its end', endTime, 'over'],
])('a campaign %s: %j', (_, at, state) => {
  expect(campaignState(blackFriday, at)).toBe(state)
})
