import { DAY, IN_STATE, item, MONTHLY, paid, play, RULES, renewed, START } from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import {
  dueOf,
  endOf,
  STATE_NAMES,
  STATES,
  type State,
  type SubscriptionEvent,
  step,
} from '@/pricing/subscriptions'

const by = { staff: 'kim@staff.test', reason: 'Two weeks of trouble' }
const CODES: { [A in 'extend' | 'end_now']: Partial<Record<State, string>> } = {
  extend: { active: 'active', cancel_at_end: 'cancel_at_end' },
  end_now: {
    ...{ incomplete: 'ended', active: 'ended', past_due: 'ended', unpaid: 'ended' },
    ...{ cancel_at_end: 'ended', paused: 'ended' },
  },
}

describe.each(STATE_NAMES)('in %s', state => {
  const { subscription, at } = IN_STATE[state]()
  const told: SubscriptionEvent[] = [
    { on: 'extend', days: 14, at, by },
    { on: 'end_now', at, by },
  ]
  test.each(told)('support’s «$on» is done, or refused with the state', event => {
    const wanted = event.on === 'extend' || event.on === 'end_now' ? CODES[event.on][state] : undefined
    const result = step(subscription, event, RULES)
    expect(result.ok ? result.subscription.state : result.why).toBe(wanted ?? 'not_allowed')
    if (result.ok)
      expect(STATES[result.subscription.state].access).toBe(state !== 'incomplete' && event.on === 'extend')
  })
})

describe('a period that support made longer', () => {
  const { subscription } = IN_STATE.active()
  const longer = play(subscription, { on: 'extend', days: 14, at: START + DAY, by })

  test('ends and renews so many days later, and the next ones are counted from there', () => {
    const end = subscription.period.end + 14 * DAY
    expect(longer.period).toEqual({ start: START, end })
    expect([endOf(longer), dueOf(longer, RULES)]).toEqual([end, { on: 'renewal_due', at: end }])
    const next = paid(renewed(longer), end)
    expect(new Date(next.period.end).toISOString()).toBe('2026-04-14T10:00:00.000Z') // 28 February + 14 days, a month on
  })

  test('is credited with what was left when it was made longer, and never more', () => {
    const next = { ...MONTHLY, items: [item(992002, 9990)] }
    const creditAt = (at: number) =>
      play(longer, { on: 'change_subscription', next, taken: [], at }).charges.at(-1)?.credit
    expect(creditAt(START + DAY)).toBe(6740) // 27 of the 28 days that were paid
    expect(creditAt(START + 21 * DAY)).toBe(3452) // 21 of the 41 days for which that now has to last
  })

  test('gives no money to who took something dearer just before', () => {
    const at = START + 27 * DAY
    const dearer = { ...MONTHLY, items: [item(992002, 99_900)] }
    const changed = play(subscription, { on: 'change_subscription', next: dearer, taken: [], at })
    const charge = changed.charges.at(-1)
    const held = play(
      changed,
      { on: 'paid', charge: charge?.number ?? 0, at },
      { on: 'extend', days: 365, at, by },
    )
    const next = { plan: '3M' as const, items: [item(992002, 9990)] }
    const back = play(held, { on: 'change_subscription', next, taken: [], at }).charges.at(-1)
    expect(back?.credit).toBeLessThanOrEqual(charge?.debit ?? 0)
  })

  test('keeps what is pending, what is owed to its owner, and whether it was cancelled', () => {
    const { subscription: cancelled } = IN_STATE.cancel_at_end()
    const { period, pending, balance, isCancelled } = play(cancelled, {
      on: 'extend',
      days: 1,
      at: START + DAY,
    })
    expect({ pending, balance, isCancelled }).toEqual({
      pending: null,
      balance: cancelled.balance,
      isCancelled: true,
    })
    expect(period.end).toBe(cancelled.period.end + DAY)
  })
})

describe('a period is not made longer', () => {
  const refusal = (...args: Parameters<typeof step>) => {
    const result = step(...args)
    return result.ok ? 'done' : result.why
  }

  test('while a payment is in flight, once it is over, or while its renewal is unpaid', () => {
    const { subscription } = IN_STATE.active()
    const adding = play(subscription, {
      on: 'add_option',
      item: item(10331, 1793),
      taken: [],
      at: START + DAY,
    })
    expect(refusal(adding, { on: 'extend', days: 1, at: START + DAY }, RULES)).toBe('payment_in_flight')
    const over = subscription.period.end
    expect(refusal(subscription, { on: 'extend', days: 1, at: over - 1 }, RULES)).toBe('done')
    expect(refusal(subscription, { on: 'extend', days: 1, at: over }, RULES)).toBe('renewal_due')
    const { subscription: due, at } = IN_STATE.past_due()
    const cancelled = play(due, { on: 'cancel', at })
    expect(refusal(cancelled, { on: 'extend', days: 1, at }, RULES)).toBe('renewal_unpaid')
  })
})
