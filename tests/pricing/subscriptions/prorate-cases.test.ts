import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { prorateAll } from '@/pricing/subscriptions'

const whole = {
  currency: 'USD',
  period: { start: '2025-06-01', end: '2025-07-01' },
  at: '2025-06-16',
  held: { amount: 10_000, interval: 'month' },
  next: { amount: 30_000, interval: 'month' },
}
const answer = {
  credit: 5000,
  debit: 15_000,
  net: 10_000,
  period: { start: '2025-06-01T00:00:00.000Z', end: '2025-07-01T00:00:00.000Z' },
}

test('a change is answered by exactly the agreed fields, a renewal by its dates', () => {
  expect(
    prorateAll([whole, { renewals: { start: '2025-01-31', interval: 'month', count: 3 } }]),
  ).toStrictEqual([
    answer,
    { dates: ['2025-02-28T00:00:00.000Z', '2025-03-31T00:00:00.000Z', '2025-04-30T00:00:00.000Z'] },
  ])
})

test.each([
  [{ currency: 'DOLLAR' }, 'currency must be one of USD, EUR, JPY, CNY'],
  [{ period: { start: '2025-07-01', end: '2025-06-01' } }, 'period must end after it starts'],
  [{ period: { start: '2025-06-01', end: '2025-06-01' } }, 'period must end after it starts'],
  [{ period: null }, 'period must name a start and an end'],
  [{ at: '2025-05-31' }, 'at must be within the period, which does not hold its end'],
  [{ at: '2025-07-01' }, 'at must be within the period, which does not hold its end'],
  [{ at: '2025-06-31' }, 'at must be a date such as 2025-06-16'],
  [{ at: '2025-06-16T12:00:00' }, 'at must be a date such as 2025-06-16'],
  [{ at: 5 }, 'at must be a date such as 2025-06-16'],
  [{ held: { amount: 99.5, interval: 'month' } }, 'held.amount must be a whole number of minor units'],
  [{ held: { amount: '100', interval: 'month' } }, 'held.amount must be a whole number of minor units'],
  [{ held: { amount: 10 ** 16, interval: 'month' } }, 'held.amount must be a whole number of minor units'],
  [{ next: { amount: -1, interval: 'month' } }, 'next.amount must not be negative'],
  [{ next: { amount: 1, interval: 'week' } }, 'next.interval must be one of month, quarter, half_year, year'],
  [{ next: undefined }, 'next must name an amount and an interval'],
])('a change with %j is refused in a sentence', (wrong, sentence) => {
  expect(prorateAll([{ ...whole, ...wrong }])).toEqual([
    { error: 'bad_input', message: expect.stringContaining(`The case cannot be prorated: ${sentence}`) },
  ])
})

test.each([
  [{ start: '2025-02-29', interval: 'month', count: 1 }, 'renewals.start must be a date'],
  [{ start: '2025-01-31', interval: '1M', count: 1 }, 'renewals.interval must be one of'],
  [{ start: '2025-01-31', interval: 'month', count: 0 }, 'renewals.count must be at least 1'],
  [{ start: '2025-01-31', interval: 'month', count: 1.5 }, 'renewals.count must be a whole number'],
  [{ start: '2025-01-31', interval: 'month', count: 1001 }, 'renewals.count must be at most 1000'],
  ['monthly', 'renewals must name a start, an interval and a count'],
])('renewals of %j are refused in a sentence', (wrong, sentence) => {
  expect(prorateAll([{ renewals: wrong }])).toEqual([
    { error: 'bad_input', message: expect.stringContaining(sentence) },
  ])
})

test('each case is answered in its place, whatever stands beside it', () => {
  const answers = prorateAll([null, whole, 7, [], 'x', whole])
  expect(answers.map(each => ('error' in each ? each.error : 'answered'))).toEqual([
    'bad_input',
    'answered',
    'bad_input',
    'bad_input',
    'bad_input',
    'answered',
  ])
})

const run = (input: string) => {
  const { DATABASE_URL: _, ...env } = process.env
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/prorate.ts'], {
    input,
    env,
    encoding: 'utf8',
  })
}

test('the command answers without a database, also a file of checked examples', () => {
  const { status, stdout, stderr } = run(JSON.stringify([{ source: 'us', input: whole, expected: {} }, {}]))
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual([answer, expect.objectContaining({ error: 'bad_input' })])
})

test.each(['', '[', '{"currency": "USD"}', 'null'])(
  'the command refuses %j with a code and a sentence, and answers nothing',
  input => {
    const { status, stdout, stderr } = run(input)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^bad_input: the input is not a JSON array of changes and renewals: .+\.\n$/s)
  },
)
