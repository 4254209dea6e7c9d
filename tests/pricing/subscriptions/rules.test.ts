import { changeRules } from '@seed/rows/subscription-rules'
import { item } from '@tests/support/subscribing'
import { seededRules } from '@tests/support/subscription-rules'
import { describe, expect, test } from 'vitest'
import { changeRuleRow, type Terms, whenApplies } from '@/pricing/subscriptions'

const { changes } = seededRules()
const terms = (plan: Terms['plan'], price: number): Terms => ({ plan, items: [item(1, price)] })
const row = (columns: object) =>
  changeRuleRow.parse({ key: JSON.stringify(columns), applies: 'at_once', ...columns })

describe('when a change applies', () => {
  test.each([
    ['1M', 1000, '1Y', 6000, 'at_once'],
    ['1M', 1000, '3M', 1, 'at_once'],
    ['1Y', 6000, '1M', 1000, 'at_period_end'],
    ['6M', 1, '3M', 9000, 'at_period_end'],
    ['1M', 1000, '1M', 1001, 'at_once'],
    ['1M', 1000, '1M', 1000, 'at_period_end'],
    ['1M', 1000, '1M', 999, 'at_period_end'],
  ] as const)('as seeded: from %s at %i to %s at %i is %s', (from, held, to, next, applies) => {
    expect(whenApplies(terms(from, held), terms(to, next), changes)).toBe(applies)
  })

  test('is said by the first row that matches', () => {
    const both = [row({ interval: 'shorter' }), row({ applies: 'at_period_end' })]
    const [held, next] = [terms('1Y', 1), terms('1M', 1)]
    expect(whenApplies(held, next, both)).toBe('at_once')
    expect(whenApplies(held, next, both.toReversed())).toBe('at_period_end')
  })

  test('is the end of the period where no row matches, so that nobody is charged unasked', () => {
    expect(whenApplies(terms('1M', 1), terms('1Y', 2), [])).toBe('at_period_end')
    const off = [row({ enabled: false })]
    expect(whenApplies(terms('1M', 1), terms('1Y', 2), off)).toBe('at_period_end')
  })

  test.each([
    [{ from_plans: ['1M'] }, true],
    [{ from_plans: ['3M', '1Y'] }, false],
    [{ to_plans: ['1Y'] }, true],
    [{ to_plans: ['6M'] }, false],
    [{ from_plans: ['1M'], to_plans: ['6M'] }, false],
    [{ interval: 'longer', price: 'lower' }, true],
    [{ interval: 'longer', price: 'higher' }, false],
    [{ price: 'same' }, false],
  ])('a row with %j matches a change from 1M at 1000 to 1Y at 6000: %s', (columns, isMatch) => {
    const applies = whenApplies(terms('1M', 1000), terms('1Y', 6000), [row(columns)])
    expect(applies === 'at_once').toBe(isMatch)
  })

  test('compares prices by the month, exactly', () => {
    const lower = [row({ price: 'lower' })]
    expect(whenApplies(terms('1M', 1000), terms('1Y', 11_999), lower)).toBe('at_once')
    expect(whenApplies(terms('1M', 1000), terms('1Y', 12_000), lower)).toBe('at_period_end')
  })
})

test('every seeded row is one that can be stored, under a key of its own', () => {
  expect(changes.length).toBe(changeRules.length)
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length)
})
