import { expect, test } from 'vitest'
import { type DeclarationForm, readCancellation, readWithdrawal } from '@/server/declarations/form'

const AT = Date.UTC(2026, 10, 23, 12)
const FORM: DeclarationForm = {
  name: ' Ada\nLovelace ',
  contract: 'TM-7F3K-9QXA-M2VD',
  email: ' ada@example.com ',
  way: 'ordinary',
  end: 'soonest',
}

test('a cancellation says who, which contract, how and when, each in one line', () => {
  expect(readCancellation(FORM, AT)).toEqual({
    ok: true,
    declared: {
      name: 'Ada Lovelace',
      contract: 'TM-7F3K-9QXA-M2VD',
      email: 'ada@example.com',
      way: 'ordinary',
      reason: '',
      end: 'soonest',
      endDay: null,
    },
  })
})

const problemsOf = (change: Partial<DeclarationForm>, at = AT) => {
  const read = readCancellation({ ...FORM, ...change }, at)
  return read.ok ? [] : Object.keys(read.problems)
}

test.each<[Partial<DeclarationForm>, string[]]>([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(101) }, ['name']],
  [{ contract: '' }, ['contract']],
  [{ contract: 'x'.repeat(301) }, ['contract']],
  [{ email: 'ada' }, ['email']],
  [{ way: 'angry' }, ['way']],
  [{ way: 'extraordinary', reason: ' ' }, ['reason']],
  [{ way: 'extraordinary', reason: 'x'.repeat(2_001) }, ['reason']],
  [{ end: 'never' }, ['end']],
  [{ end: 'day', day: '' }, ['day']],
  [{ end: 'day', day: '2026-02-30' }, ['day']],
  [{ end: 'day', day: '2026-11-20' }, ['day']],
  [{ end: 'day', day: '2026-11-22' }, ['day']],
  [{ end: 'day', day: '2026-11-23' }, []],
  [{ end: 'soonest', day: 'whatever' }, []],
  [{ reason: 'x'.repeat(3_000) }, []],
])('%j has the problems %j', (change, problems) => expect(problemsOf(change)).toEqual(problems))

test('a day is over once it is over everywhere', () =>
  expect(problemsOf({ end: 'day', day: '2026-11-22' }, AT - 1)).toEqual([]))

test('a withdrawal asks neither kind nor reason nor day', () => {
  expect(
    readWithdrawal({ name: 'Ada', contract: 'Video One', email: 'ada@example.com', way: 'x' }),
  ).toMatchObject({
    ok: true,
    declared: { way: null, end: null, reason: '', endDay: null },
  })
})
