import { expect, test } from 'vitest'
import { pushRecordText, readPushRecord, withPageAt, withPrompt } from '@/site/push'

const MINUTE = 60_000
const AT = 1_763_900_000_000

test('what a browser kept is read as it was written', () => {
  for (const record of [
    { sessions: 3, popups: 1, seen: AT },
    { sessions: 1, popups: 1, seen: AT, answer: 'later' as const },
    { sessions: 12, popups: 1, seen: AT, answer: 'yes' as const },
  ])
    expect(readPushRecord(pushRecordText(record))).toEqual(record)
})

test.each([null, '', 'x', '1-2', '-1-0-0', '1-0-5-never', `${'9'.repeat(7)}-0-0`, '1-0-0-yes-no'])(
  '«%s» was not written by the shop, and counts as nothing',
  text => {
    expect(readPushRecord(text)).toEqual({ sessions: 0, popups: 0, seen: 0 })
  },
)

test('a session goes on for half an hour after each page, and then a new one begins', () => {
  let record = withPageAt(readPushRecord(null), AT)
  expect(record).toEqual({ sessions: 1, popups: 0, seen: AT })
  record = withPageAt(record, AT + 30 * MINUTE - 1)
  expect(record.sessions).toBe(1)
  record = withPageAt(record, AT + 60 * MINUTE - 2)
  expect(record.sessions).toBe(1)
  record = withPageAt(record, AT + 90 * MINUTE - 2)
  expect(record.sessions).toBe(2)
})

test('each time that the prompt is shown counts', () => {
  const twice = withPrompt(withPrompt(readPushRecord('4-0-5')))
  expect(twice).toEqual({ sessions: 4, popups: 2, seen: 5 })
})
