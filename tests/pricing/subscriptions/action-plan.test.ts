import {
  active,
  begun,
  DAY,
  HOUR,
  IN_STATE,
  item,
  MONTHLY,
  paid,
  play,
  RULES,
  renewed,
  START,
  YEARLY,
} from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import {
  type ActionPlan,
  act,
  planOf,
  type Subscription,
  type SubscriptionEvent,
} from '@/pricing/subscriptions'

type Action = Parameters<typeof planOf>[1] & SubscriptionEvent
const MINUTE = 60_000
const at = START + DAY

function planned(subscription: Subscription, told: Action): ActionPlan {
  const result = planOf(subscription, told, RULES)
  if (!result.ok) throw new Error(result.why)
  return result.plan
}

describe('the plan of an action', () => {
  const june = Date.parse('2026-06-01')
  const month = { plan: '1M', items: [item(10331, 10_000)] } as const
  const held = paid(begun(month), june)
  const middle = Date.parse('2026-06-16')

  test('says what a change takes now, what it credits, and what comes next', () => {
    const next = { plan: '1Y', items: [item(10331, 100_000)] } as const
    expect(planned(held, { on: 'change_subscription', next, taken: [], at: middle })).toEqual({
      action: 'change_subscription',
      at: middle,
      applies: 'at_once',
      currency: 'USD',
      credit: 5000,
      debit: 100_000,
      net: 95_000,
      charge: 95_000,
      balance: 0,
      plan: '1Y',
      period: { start: middle, end: Date.parse('2027-06-16') },
      endsAt: null,
      next: { at: Date.parse('2027-06-16'), price: 100_000, charge: 100_000 },
    })
  })

  test('says of one at the end of the period that nothing is taken now', () => {
    const plan = planned(active(YEARLY), { on: 'change_subscription', next: MONTHLY, taken: [], at })
    expect(plan).toMatchObject({
      ...{ applies: 'at_period_end', charge: 0, credit: 0, debit: 0, plan: '1Y' },
      next: { at: active(YEARLY).period.end, price: 6990, charge: 6990 },
    })
  })

  test('counts the balance, now and for the next charge', () => {
    const rich = active(MONTHLY, 10_000)
    const plan = planned(rich, { on: 'add_option', item: item(10331, 2800), taken: [], at: START })
    expect(plan).toMatchObject({ debit: 2800, charge: 0, balance: 210 })
    expect(plan.next).toMatchObject({ price: 9790, charge: 9580 })
  })

  test('says when a cancelled one ends, and that nothing more is taken', () => {
    const plan = planned(active(), { on: 'cancel', at })
    expect(plan).toMatchObject({ endsAt: active().period.end, charge: 0, next: null })
  })

  test('says of an upgrade that it ends now, also where it was cancelled, and renews no more', () => {
    const { subscription, at } = IN_STATE.cancel_at_end()
    const plan = planned(subscription, { on: 'upgrade_lft', price: 21_990, at })
    expect(plan).toMatchObject({ charge: 21_990, credit: 0, endsAt: at, next: null })
  })

  test('charges nothing for a renewal that is in flight already', () => {
    const renewing = renewed(active())
    expect(planned(renewing, { on: 'cancel', at: renewing.period.start })).toMatchObject({ charge: 0 })
  })

  test('says what brings an unpaid one back', () => {
    const { subscription, at } = IN_STATE.unpaid()
    expect(planned(subscription, { on: 'pay', at })).toMatchObject({
      ...{ charge: 6990, period: subscription.period },
      next: { at: subscription.period.end, charge: 6990 },
    })
  })

  test('shows the next try of a renewal that is past due', () => {
    const { subscription, at } = IN_STATE.past_due()
    const plan = planned(subscription, { on: 'take_offer', amount: 200, rule: 'CANCEL5', at })
    expect(plan.next).toEqual({ at: subscription.period.start + DAY, price: 6990, charge: 6990 })
  })

  test('says what coming back costs, less the balance', () => {
    const old = play(active(MONTHLY, 10_000), { on: 'ended_by_payer', at })
    const plan = planned(old, { on: 'resubscribe', next: YEARLY, taken: [], at })
    expect(plan).toMatchObject({ debit: 16_990, charge: 13_980, balance: 0, plan: '1Y' })
    expect(plan.period.start).toBe(at)
  })
})

describe('an action takes its plan back', () => {
  const change = { on: 'change_subscription', next: YEARLY, taken: [] } as const
  const agreed = planned(active(), { ...change, at })
  const later = at + 10 * MINUTE

  test('and does what it says, at its instant, to the cent', () => {
    const result = act(active(), { ...change, at }, { agreed, now: later }, RULES)
    if (!result.ok || !('subscription' in result)) throw new Error('refused')
    const charge = result.subscription.charges.at(-1)
    expect([charge?.amount, charge?.at]).toEqual([agreed.charge, at])
    const done = paid(result.subscription, later)
    expect([done.balance, done.period, done.plan]).toEqual([agreed.balance, agreed.period, agreed.plan])
  })

  test('whatever the order in which its fields come back', () => {
    const back = Object.fromEntries(Object.entries(agreed).reverse()) as ActionPlan
    const result = act(active(), { ...change, at }, { agreed: back, now: later }, RULES)
    expect(result.ok).toBe(true)
  })

  const refusal = (held: Subscription, told: Action, agreement: { agreed: ActionPlan; now: number }) => {
    const result = act(held, told, agreement, RULES)
    return result.ok ? 'done' : 'plan' in result ? result.plan : result.why
  }

  test('is refused with the new one where the price changed', () => {
    const dearer = { ...YEARLY, items: [item(992001, 17_990)] }
    const told = { ...change, next: dearer, at } as const
    expect(refusal(active(), told, { agreed, now: later })).toEqual(planned(active(), { ...told, at: later }))
  })

  test('is refused where any of it differs by a cent or a millisecond', () => {
    const told = { ...change, at } as const
    const wanted = planned(active(), { ...change, at: later })
    const wrong: ActionPlan[] = [
      { ...agreed, charge: agreed.charge - 1 },
      { ...agreed, credit: agreed.credit + 1 },
      { ...agreed, balance: 1 },
      { ...agreed, period: { ...agreed.period, end: agreed.period.end + 1 } },
      { ...agreed, next: null },
      { ...agreed, action: 'upgrade_lft' },
    ]
    for (const plan of wrong) expect(refusal(active(), told, { agreed: plan, now: later })).toEqual(wanted)
  })

  test('is refused after half an hour, and from the future', () => {
    const told = { ...change, at } as const
    const now = (minutes: number) => ({ agreed, now: at + minutes * MINUTE })
    expect(refusal(active(), told, now(30 - 1 / 60_000))).toBe('done')
    expect(refusal(active(), told, now(30))).toEqual(planned(active(), { ...change, at: at + 30 * MINUTE }))
    expect(refusal(active(), told, now(-1))).toEqual(planned(active(), { ...change, at: at - MINUTE }))
  })

  test('is refused where the subscription moved on, with what is so now', () => {
    const told = { ...change, at } as const
    const cancelled = play(active(), { on: 'cancel', at: at + MINUTE })
    expect(refusal(cancelled, told, { agreed, now: later })).toBe('not_allowed')
    const dearer = { plan: '1M', items: [item(10331, 9990)] } as const
    const other = paid(play(active(), { ...change, next: dearer, at: at + MINUTE }), at + MINUTE)
    expect(refusal(other, told, { agreed, now: later })).toEqual(planned(other, { ...told, at: later }))
  })

  test('is refused over the end of the period that it was about', () => {
    const end = active().period.end
    const last = planned(active(), { ...change, at: end - MINUTE })
    const told = { ...change, at: end - MINUTE } as const
    expect(refusal(active(), told, { agreed: last, now: end + MINUTE })).toBe('done')
    const over = paid(renewed(active()), end)
    expect(refusal(over, told, { agreed: last, now: end + HOUR / 60 })).toEqual(
      planned(over, { ...told, at: end + HOUR / 60 }),
    )
  })
})
