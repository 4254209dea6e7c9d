import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prorateAll } from '@/pricing/subscriptions'
import { addMonths, INTERVALS, type Interval } from '@/pricing/subscriptions/calendar'
import { shareLeft } from '@/pricing/subscriptions/period'
import { prorate } from '@/pricing/subscriptions/proration'
import examples from './proration-examples.json'

const june = { start: Date.parse('2025-06-01'), end: Date.parse('2025-07-01') }
const sixteenth = Date.parse('2025-06-16')

test.each(examples.map(({ input, expected }) => [JSON.stringify(input), input, expected] as const))(
  'the worked example %s comes out to the minor unit',
  (_, input, expected) => expect(prorateAll([input])).toEqual([expect.objectContaining(expected)]),
)

describe('a change', () => {
  const year = { period: { start: '2025-06-01', end: '2026-06-01' }, currency: 'USD' }

  test('to the same interval stays in its period, to another one begins one at its instant', () => {
    const [same, other] = prorateAll([
      {
        ...year,
        at: '2025-08-13T12:30:00+02:00',
        held: { amount: 1, interval: 'year' },
        next: { amount: 2, interval: 'year' },
      },
      {
        ...year,
        at: '2025-08-31T12:30:00+02:00',
        held: { amount: 1, interval: 'year' },
        next: { amount: 2, interval: 'half_year' },
      },
    ])
    expect(same).toMatchObject({
      period: { start: '2025-06-01T00:00:00.000Z', end: '2026-06-01T00:00:00.000Z' },
    })
    expect(other).toMatchObject({
      period: { start: '2025-08-31T10:30:00.000Z', end: '2026-02-28T10:30:00.000Z' },
    })
  })

  test('in a currency without decimals is rounded to its whole unit', () => {
    const input = { ...year, currency: 'JPY', at: '2025-12-15', held: { amount: 19_480, interval: 'year' } }
    expect(prorateAll([{ ...input, next: { amount: 44_980, interval: 'year' } }])).toMatchObject([
      { credit: 8966, debit: 20_703, net: 11_737 },
    ])
  })

  test('rounds half up, to the millisecond', () => {
    const period = { start: 0, end: 2_000 }
    expect([shareLeft(1, period, 1_000), shareLeft(1, period, 1_001)]).toEqual([1, 0])
    expect([shareLeft(3, period, 1_000), shareLeft(2_001, period, 1_999)]).toEqual([2, 1])
  })

  test('credits all of it in the first instant of a period, and a last millisecond in the last', () => {
    const change = {
      period: june,
      held: { amounts: [10_000], interval: 'month' },
      next: { amounts: [30_000], interval: 'month' },
    } as const
    expect(prorate({ ...change, at: june.start })).toMatchObject({ credit: 10_000, debit: 30_000 })
    expect(prorate({ ...change, at: june.end - 1 })).toMatchObject({ credit: 0, debit: 0 })
  })

  test('prorates each product alone: what was charged for a rest is credited as it was charged', () => {
    const held = { amounts: [999, 999, 999], interval: 'month' } as const
    const { credit } = prorate({ period: june, at: sixteenth, held, next: { ...held, amounts: [] } })
    expect(credit).toBe(3 * shareLeft(999, june, sixteenth))
  })
})

const DAY = 86_400_000

/** The credit is of the plan held, never of the last charge, which may be a difference: there engines went wrong. */
describe('a second change in a period', () => {
  const terms = (amount: number) => ({ amounts: [amount], interval: 'month' }) as const

  test('costs 5.16 where one shop charged 22.31 (woocommerce-subscriptions-core#723)', () => {
    const period = { start: Date.parse('2024-10-26'), end: Date.parse('2024-11-26') }
    const at = Date.parse('2024-11-10')
    expect(prorate({ period, at, held: terms(4_000), next: terms(5_000) })).toMatchObject({
      credit: 2_065,
      debit: 2_581,
      net: 516,
    })
  })

  test('credits 921.93 where one shop credited 490.04, which made it 431.88 dearer (gumroad#6077)', () => {
    const period = { start: 0, end: 365 * DAY }
    const credit = (held: number, unused: number) =>
      shareLeft(held, period, Math.round(period.end * (1 - unused)))
    expect([credit(49_900, 0.936_934), credit(99_800, 0.923_778)]).toEqual([46_753, 92_193])
  })

  test('and back leaves what was paid for the days between, and not a cent of profit', () => {
    const up = prorate({
      period: june,
      at: june.start + 10 * DAY,
      held: terms(10_000),
      next: terms(30_000),
    })
    const down = prorate({
      period: june,
      at: june.start + 20 * DAY,
      held: terms(30_000),
      next: terms(10_000),
    })
    expect([up.net, down.net]).toEqual([13_333, -6_667])
    expect(10_000 + up.net + down.net).toBe(16_666)
  })
})

describe('the laws of a change', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 4 })
  const intervals = fc.constantFrom(...(Object.keys(INTERVALS) as Interval[]))
  const change = fc
    .record({
      start: fc.integer({ min: 0, max: Date.UTC(2100) }),
      share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      held: fc.record({ amounts, interval: intervals }),
      next: fc.record({ amounts, interval: intervals }),
    })
    .map(({ start, share, held, next }) => {
      const end = addMonths(start, INTERVALS[held.interval])
      return { period: { start, end }, at: start + Math.floor((end - start) * share), held, next }
    })
  const sum = (parts: number[]) => parts.reduce((whole, part) => whole + part, 0)
  const RUNS = { numRuns: 5_000 }

  test('the credit is never above what is held, the debit never above what comes, and no share is lost', () => {
    fc.assert(
      fc.property(change, asked => {
        const { credit, debit, net, period } = prorate(asked)
        expect(credit).toBeLessThanOrEqual(sum(asked.held.amounts))
        expect(debit).toBeLessThanOrEqual(sum(asked.next.amounts))
        expect([credit, debit].every(part => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        expect(net).toBe(debit - credit)
        expect(period.start <= asked.at && asked.at < period.end).toBe(true)
      }),
      RUNS,
    )
  })

  test('less is left later, and never more than was left', () => {
    fc.assert(
      fc.property(change, fc.nat(10 ** 9), ({ period, at, held }, later) => {
        const then = Math.min(at + later, period.end - 1)
        for (const amount of held.amounts)
          expect(shareLeft(amount, period, then)).toBeLessThanOrEqual(shareLeft(amount, period, at))
      }),
      RUNS,
    )
  })

  test('a change to the same thing costs nothing', () => {
    fc.assert(
      fc.property(change, asked => {
        expect(prorate({ ...asked, next: asked.held }).net).toBe(0)
      }),
      RUNS,
    )
  })
})
