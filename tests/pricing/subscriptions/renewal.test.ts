import {
  active,
  DAY,
  declined,
  HOUR,
  IN_STATE,
  MONTHLY,
  paid,
  pastDue,
  play,
  RULES,
  renewed,
  START,
  stepped,
  YEARLY,
} from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import { dueOf, type Subscription, subscriptionSettingsRow } from '@/pricing/subscriptions'

const date = (at: number) => new Date(at).toISOString()
const due = (subscription: Subscription) => {
  const next = dueOf(subscription, RULES)
  return next && [next.on, date(next.at)]
}

describe('a renewal', () => {
  test('comes on the day of the anchor, whatever month lies between', () => {
    let subscription = active()
    const ends = Array.from({ length: 5 }, () => {
      subscription = paid(renewed(subscription), subscription.period.end)
      return date(subscription.period.end).slice(0, 10)
    })
    expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31'])
  })

  test('leaves access while its charge is in flight, and asks once', () => {
    const renewing = renewed(active())
    expect([renewing.state, due(renewing)]).toEqual(['active', null])
    const done = paid(renewing, renewing.period.start + HOUR)
    expect(stepped(done, { on: 'paid', charge: 2, at: renewing.period.start + DAY })).toMatchObject({
      subscription: done,
      effects: [],
    })
  })

  test('is announced seven days before a yearly charge, once a year', () => {
    const year = active(YEARLY)
    expect(due(year)).toEqual(['notice_due', '2027-01-24T10:00:00.000Z'])
    const noticed = stepped(year, { on: 'notice_due', at: year.period.end - 7 * DAY })
    expect(noticed.effects).toEqual(['email_renewal_notice'])
    expect(due(noticed.subscription)).toEqual(['renewal_due', '2027-01-31T10:00:00.000Z'])
    const next = paid(renewed(noticed.subscription), year.period.end)
    expect(due(next)).toEqual(['notice_due', '2028-01-24T10:00:00.000Z'])
  })

  test('is announced where the charge that is coming is the yearly one, and else not', () => {
    const change = { on: 'change_subscription', taken: [], at: START + DAY } as const
    const shorter = play(active(YEARLY), { ...change, next: MONTHLY })
    expect(due(shorter)?.[0]).toBe('renewal_due')
    const changes = RULES.changes.map(row => ({ ...row, applies: 'at_period_end' as const }))
    const longer = stepped(active(), { ...change, next: YEARLY }, { ...RULES, changes }).subscription
    expect(due(longer)).toEqual(['notice_due', '2026-02-21T10:00:00.000Z'])
  })
})

describe('a failed renewal', () => {
  test('is tried again on days 1, 3, 5 and 7, and access ends with the last', () => {
    let subscription = pastDue()
    const since = subscription.period.start
    expect(subscription.grace).toEqual({
      since,
      tries: [1, 3, 5, 7].map(day => since + day * DAY),
      ends: since + 7 * DAY,
      givenUpAt: since + 37 * DAY,
      triedAt: since,
      isHard: false,
    })
    for (const day of [1, 3, 5, 7]) {
      expect([subscription.state, dueOf(subscription, RULES)]).toEqual([
        'past_due',
        { on: 'retry_due', at: since + day * DAY },
      ])
      const asked = play(subscription, { on: 'retry_due', at: since + day * DAY })
      subscription = play(asked, {
        on: 'declined',
        charge: 2,
        isHard: false,
        at: since + day * DAY + 1,
      })
    }
    expect([subscription.state, dueOf(subscription, RULES)]).toEqual([
      'unpaid',
      { on: 'unpaid_over', at: since + 37 * DAY },
    ])
    const over = play(subscription, { on: 'unpaid_over', at: since + 37 * DAY })
    expect([over.state, over.charges.map(({ state }) => state)]).toEqual(['ended', ['paid', 'lapsed']])
  })

  test('is over at the end of its grace, and not a millisecond before', () => {
    const { start } = pastDue().period
    const ends = start + 7 * DAY
    expect(declined(play(pastDue(), { on: 'retry_due', at: ends }), ends).state).toBe('unpaid')
    expect(declined(play(pastDue(), { on: 'pay', at: ends - 1 }), ends - 1).state).toBe('past_due')
  })

  test('is not tried again while a try is unanswered', () => {
    const { start } = pastDue().period
    const asked = play(pastDue(), { on: 'retry_due', at: start + DAY })
    expect(due(asked)).toBeNull()
    expect(() => play(asked, { on: 'retry_due', at: start + 3 * DAY })).toThrow('not_due')
  })

  test('says so to the customer each time, with the calendar', () => {
    const renewing = renewed(active())
    const failed = stepped(renewing, {
      on: 'declined',
      charge: 2,
      isHard: false,
      at: renewing.period.start,
    })
    expect(failed.effects).toEqual(['email_past_due'])
  })

  test('that is paid at any try goes on as if it had not failed', () => {
    const day3 = pastDue().period.start + 3 * DAY
    const asked = play(pastDue(), { on: 'retry_due', at: day3 })
    const done = paid(asked, day3)
    const smooth = paid(renewed(active()), active().period.end)
    expect(done).toEqual(smooth)
  })

  test('is not tried again after a hard decline, but with a new card at once', () => {
    const hard = pastDue(true)
    const { start } = hard.period
    expect(dueOf(hard, RULES)).toEqual({ on: 'grace_over', at: start + 7 * DAY })
    const asked = stepped(hard, { on: 'card_changed', at: start + 2 * DAY })
    expect(asked.effects).toEqual(['charge'])
    expect(paid(asked.subscription, start + 2 * DAY).state).toBe('active')
    const soft = declined(asked.subscription, start + 2 * DAY)
    expect(dueOf(soft, RULES)).toEqual({ on: 'retry_due', at: start + 3 * DAY })
  })

  test('stays one that is not tried again, though its customer paid in vain with the same card', () => {
    const { start } = pastDue(true).period
    const vain = declined(play(pastDue(true), { on: 'pay', at: start + DAY }), start + DAY)
    expect(dueOf(vain, RULES)).toEqual({ on: 'grace_over', at: start + 7 * DAY })
  })

  test('keeps its calendar where it is given up while a try is in flight', () => {
    const { start } = pastDue().period
    const asked = play(pastDue(), { on: 'retry_due', at: start + DAY }, { on: 'cancel', at: start + DAY })
    const failed = declined(asked, start + 2 * DAY)
    expect([failed.state, failed.grace?.since, failed.grace?.ends]).toEqual([
      'cancel_at_end',
      start,
      start + 7 * DAY,
    ])
  })

  test('hears of a new card also while a try is in flight', () => {
    const { start } = pastDue().period
    const asked = play(pastDue(), { on: 'retry_due', at: start + DAY })
    const changed = stepped(asked, { on: 'card_changed', at: start + DAY })
    expect(changed.effects).toEqual([])
    expect(changed.subscription.grace?.isHard).toBe(false)
  })

  test('skips the tries that a shop was not there for', () => {
    const { start } = pastDue().period
    const late = declined(
      play(pastDue(), { on: 'retry_due', at: start + 5 * DAY + HOUR }),
      start + 5 * DAY + HOUR,
    )
    expect(dueOf(late, RULES)).toEqual({ on: 'retry_due', at: start + 7 * DAY })
  })

  test('that is given up by its customer ends with the grace, and takes no more money', () => {
    const { start } = pastDue().period
    const cancelled = play(pastDue(), { on: 'cancel', at: start + DAY })
    expect(dueOf(cancelled, RULES)).toEqual({ on: 'end_reached', at: start + 7 * DAY })
    expect(play(cancelled, { on: 'resume_subscription', at: start + 2 * DAY })).toEqual(pastDue())
    const over = play(cancelled, { on: 'end_reached', at: start + 8 * DAY })
    expect([over.state, over.endedAt]).toEqual(['ended', start + 7 * DAY])
  })
})

describe('an unpaid subscription', () => {
  const { subscription, at } = IN_STATE.unpaid()

  test('is brought back by a payment, in the period that still runs', () => {
    const asked = play(subscription, { on: 'pay', at })
    const done = stepped(asked, { on: 'paid', charge: 2, at })
    expect([done.subscription.state, done.subscription.period, done.effects]).toEqual([
      'active',
      subscription.period,
      ['grant_access'],
    ])
  })

  test('begins a period with the payment where its own is over by then', () => {
    const late = subscription.period.end + DAY
    const asked = play(subscription, { on: 'pay', at: late })
    const { period } = paid(asked, late)
    expect([period.start, date(period.end)]).toEqual([late, '2026-05-01T10:00:00.000Z'])
  })
})

describe('a pause told by a payer', () => {
  test('stops billing and access, and keeps the paid rest to the millisecond', () => {
    const paused = play(active(), { on: 'paused', at: START + 10 * DAY })
    expect([paused.state, dueOf(paused, RULES)]).toEqual(['paused', null])
    const on = play(paused, { on: 'continued', at: START + 100 * DAY })
    expect([on.state, on.period.end]).toEqual(['active', active().period.end + 90 * DAY])
    expect(on.period.end - on.period.start).toBe(active().period.end - active().period.start)
    expect(date(renewed(on).period.end)).toBe('2026-06-29T10:00:00.000Z')
  })

  test('goes back to where it was', () => {
    for (const state of ['past_due', 'cancel_at_end'] as const) {
      const { subscription, at } = IN_STATE[state]()
      const on = play(subscription, { on: 'paused', at }, { on: 'continued', at: at + 10 * DAY })
      const next = dueOf(subscription, RULES)
      expect([on.state, dueOf(on, RULES)]).toEqual([state, next && { ...next, at: next.at + 10 * DAY }])
    }
  })

  test('moves a grace that began within it by what came after alone', () => {
    const renewing = renewed(active())
    const { start } = renewing.period
    const paused = declined(play(renewing, { on: 'paused', at: start + DAY }), start + 3 * DAY)
    const on = play(paused, { on: 'continued', at: start + 10 * DAY })
    expect([on.state, on.grace?.ends]).toEqual(['past_due', start + 17 * DAY])
  })

  test('gives up a change that was being paid', () => {
    const asked = play(active(), { on: 'change_subscription', next: YEARLY, taken: [], at: START + DAY })
    const paused = stepped(asked, { on: 'paused', at: START + DAY })
    expect(paused.effects).toContain('close_payment')
    expect(stepped(paused.subscription, { on: 'paid', charge: 2, at: START + DAY }).effects).toEqual([
      'return_money',
    ])
  })
})

describe('money that goes back', () => {
  const second = paid(renewed(active()), active().period.end)

  test('of the first charge ends the subscription and its licence', () => {
    const refunded = stepped(active(), { on: 'refunded', charge: 1, at: START + 3 * DAY })
    expect([refunded.subscription.state, refunded.subscription.endedAt]).toEqual(['ended', START + 3 * DAY])
    expect(refunded.effects).toContain('end_access')
  })

  test('of a later charge ends it at the start of that period', () => {
    const refunded = play(second, { on: 'refunded', charge: 2, at: second.period.start + 9 * DAY })
    expect([refunded.state, refunded.endedAt]).toEqual(['ended', second.period.start])
  })

  test('ends access also where it was cancelled and still ran', () => {
    const cancelled = play(second, { on: 'cancel', at: second.period.start + DAY })
    const refunded = stepped(cancelled, { on: 'refunded', charge: 2, at: second.period.start + DAY })
    expect([refunded.subscription.state, refunded.effects.includes('end_access')]).toEqual(['ended', true])
  })

  test('by a lost dispute ends it too', () => {
    const lost = stepped(second, { on: 'dispute_lost', charge: 1, at: second.period.start + DAY })
    expect([lost.subscription.state, lost.effects.includes('end_access')]).toEqual(['ended', true])
  })

  test('gives back to the balance what the balance had given', () => {
    const mixed = play(active(MONTHLY, 990), { on: 'refunded', charge: 1, at: START + DAY })
    expect([mixed.charges[0]?.amount, mixed.balance]).toEqual([6000, 990])
  })

  test('is no news twice, nor of what was never paid', () => {
    const refunded = play(active(), { on: 'refunded', charge: 1, at: START + DAY })
    expect(() => play(refunded, { on: 'refunded', charge: 1, at: START + DAY })).toThrow('not_allowed')
    expect(() => play(active(), { on: 'refunded', charge: 7, at: START + DAY })).toThrow('not_allowed')
  })
})

test('no event leaves an end, and money that still comes is given back', () => {
  for (const state of ['ended', 'upgraded'] as const) {
    const { subscription, at } = IN_STATE[state]()
    expect(stepped(subscription, { on: 'paid', charge: 99, at })).toMatchObject({
      subscription,
      effects: ['return_money'],
    })
    expect(() => play(subscription, { on: 'continued', at })).toThrow('not_allowed')
    expect(dueOf(subscription, RULES)).toBeNull()
  }
})

test.each([
  [{ retry_days: [3, 1] }, 'must grow from day to day'],
  [{ retry_days: [1, 8] }, 'must be within the grace period'],
  [{ retry_days: [0] }, 'must be at least 1'],
  [{ grace_days: 1.5 }, 'must be a whole number'],
])('settings with %j are refused', (wrong, reason) => {
  const parsed = subscriptionSettingsRow.safeParse({ ...RULES.settings, ...wrong })
  expect(parsed.error?.issues.map(({ message }) => message)).toContain(reason)
})
