import { active, DAY, item, MONTHLY, paid, play, RULES, renewed, START } from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import { type Subscription, step, type Terms } from '@/pricing/subscriptions'

/** Longer and cheaper than MONTHLY, so that a change at once leaves a surplus. */
const CHEAP_YEAR: Terms = { plan: '1Y', items: [item(992002, 4990)] }
const DEAR_YEAR: Terms = { plan: '1Y', items: [item(992002, 16_990)] }

const changed = (held: Subscription, next: Terms, at: number): Subscription =>
  play(held, { on: 'change_subscription', next, taken: [], at })
const creditOf = (held: Subscription) => held.charges.at(-1)?.credit
const partBack = (held: Subscription, { charge = 1, amount = 0, at = START }) =>
  play(held, { on: 'refunded_in_part', charge, amount, at })

describe('what went back in part', () => {
  test('is not credited once more by a change', () => {
    const held = partBack(active(), { amount: 5000 })
    expect(creditOf(changed(held, DEAR_YEAR, START))).toBe(1990)
  })

  test('counts by the share of the period that is left', () => {
    const { start, end } = active().period
    const held = partBack(active(), { amount: 990, at: START + DAY })
    expect(creditOf(changed(held, DEAR_YEAR, start + (end - start) / 2))).toBe(3000)
  })

  test('adds up over several parts, and never below nothing', () => {
    const twice = partBack(partBack(active(), { amount: 3000 }), { amount: 2000 })
    expect(creditOf(changed(twice, DEAR_YEAR, START))).toBe(1990)
    const most = partBack(twice, { amount: 1989 })
    expect(creditOf(changed(most, DEAR_YEAR, START))).toBe(1)
  })

  test('lowers no price of a period to come, and not what its owner may do', () => {
    const held = partBack(active(), { amount: 5000 })
    expect([held.state, held.period]).toEqual([active().state, active().period])
    expect(renewed(held).charges.at(-1)?.amount).toBe(6990)
  })

  test('of a period that is over takes nothing from the one that runs', () => {
    const second = renewed(active())
    const at = second.period.start
    const held = partBack(paid(second, at), { amount: 5000, at })
    expect(creditOf(changed(held, DEAR_YEAR, at))).toBe(6990)
  })

  test('of what a change has credited already comes off what the change brought', () => {
    const year = paid(changed(active(), DEAR_YEAR, START), START)
    const held = partBack(year, { amount: 5000 })
    const dearer = { ...DEAR_YEAR, items: [item(992003, 90_000)] }
    expect(creditOf(changed(held, dearer, START))).toBe(11_990)
  })

  test('comes off the balance first that a change made of it', () => {
    const year = changed(active(), CHEAP_YEAR, START)
    expect(year.balance).toBe(2000)
    const held = partBack(year, { amount: 3000 })
    expect(held.balance).toBe(0)
    const dearer = { ...DEAR_YEAR, items: [item(992003, 90_000)] }
    expect(creditOf(changed(held, dearer, START))).toBe(3990)
  })

  test('of an option comes off as well', () => {
    const held = paid(
      play(active(), { on: 'add_option', item: item(10331, 1790), taken: [], at: START }),
      START,
    )
    const less = partBack(held, { charge: 2, amount: 1000 })
    const credit = creditOf(changed(less, DEAR_YEAR, START)) ?? 0
    expect(credit).toBeLessThanOrEqual(6990 + 1790 - 1000)
    expect(credit).toBeGreaterThanOrEqual(6990 + 1790 - 1000 - 2)
  })

  test('changes nothing of what is over, or of a charge that nobody paid', () => {
    const ended = play(active(), { on: 'end_now', at: START + DAY })
    expect(partBack(ended, { amount: 500, at: START + 2 * DAY })).toEqual(ended)
    expect(partBack(active(), { charge: 7, amount: 500 })).toEqual(active())
  })
})

describe('what went back in whole', () => {
  test.each(['refunded', 'dispute_lost'] as const)('leaves no balance that a change made of it (%s)', on => {
    const year = changed(active(), CHEAP_YEAR, START)
    const ended = play(year, { on, charge: 1, at: START + DAY })
    expect([ended.state, ended.balance]).toEqual(['ended', 0])
    const back = step(ended, { on: 'resubscribe', next: MONTHLY, taken: [], at: START + 2 * DAY }, RULES)
    expect(back.ok && back.begun?.charges[0]?.amount).toBe(6990)
  })

  test('nor where it went back after the end', () => {
    const ended = play(changed(active(), CHEAP_YEAR, START), { on: 'end_now', at: START + DAY })
    expect(ended.balance).toBe(2000)
    expect(play(ended, { on: 'refunded', charge: 1, at: START + 2 * DAY }).balance).toBe(0)
  })

  test('nor where a later charge took it, and goes back after the first', () => {
    const year = changed(active(), CHEAP_YEAR, START)
    const option = play(year, { on: 'add_option', item: item(10331, 3000), taken: [], at: START })
    const held = paid(option, START)
    expect([held.balance, held.charges.at(-1)?.amount]).toEqual([0, 1000])
    const both = play(
      held,
      { on: 'refunded', charge: 1, at: START + DAY },
      { on: 'refunded', charge: 3, at: START + DAY },
    )
    expect(both.balance).toBe(0)
  })

  test('after its parts leaves nothing, and not less, where an option goes back before what it was added to', () => {
    const option = paid(
      play(active(), { on: 'add_option', item: item(10331, 3000), taken: [], at: START }),
      START,
    )
    const parts = partBack(partBack(option, { amount: 6989 }), { charge: 2, amount: 2999 })
    const both = play(
      parts,
      { on: 'refunded', charge: 2, at: START + DAY },
      { on: 'refunded', charge: 1, at: START + DAY },
    )
    expect(both.items.map(({ value }) => Object.is(value, 0))).toEqual(both.items.map(() => true))
  })

  test('leaves what comes of other money', () => {
    const second = renewed(active())
    const at = second.period.start
    const year = changed(paid(second, at), CHEAP_YEAR, at)
    const ended = play(year, { on: 'refunded', charge: 1, at })
    expect(ended.balance).toBe(2000)
    const withBalance = renewed(active(MONTHLY, 8000))
    const half = paid(withBalance, withBalance.period.start)
    const over = play(half, { on: 'refunded', charge: 2, at: half.period.start })
    expect(over.balance).toBe(1010)
  })
})
