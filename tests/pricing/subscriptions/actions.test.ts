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
  stepped,
  YEARLY,
} from '@tests/support/subscribing'
import { describe, expect, test } from 'vitest'
import { dueOf, type Offered, type Subscription, type Terms } from '@/pricing/subscriptions'

const date = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString().slice(0, 10))
const charged = ({ charges }: Subscription) => charges.map(({ amount }) => amount)
const change = (next: Terms, at: number) => ({ on: 'change_subscription', next, taken: [], at }) as const
const single = (plan: Terms['plan'], price: number): Terms => ({ plan, items: [item(10331, price)] })
/** April 2026 has thirty days. */
const APRIL = Date.parse('2026-04-01T00:00:00Z')
const from = (terms: Terms, at: number) => paid(begun(terms), at)

describe('the first payment', () => {
  test('begins the period when it comes', () => {
    const late = paid(begun(), START + 5 * HOUR)
    expect(late.state).toBe('active')
    expect([late.period.start, date(late.period.end)]).toEqual([START + 5 * HOUR, '2026-02-28'])
  })

  test('lapses after 23 hours, and not a millisecond before', () => {
    const due = dueOf(begun(), RULES)
    expect(due).toEqual({ on: 'lapsed', at: START + 23 * HOUR })
    const over = play(begun(), { on: 'lapsed', at: START + 23 * HOUR })
    expect([over.state, over.charges[0]?.state]).toEqual(['ended', 'lapsed'])
    const late = stepped(over, { on: 'paid', charge: 1, at: START + 24 * HOUR })
    expect([late.subscription.state, late.effects]).toEqual(['ended', ['return_money']])
  })

  test('may be tried with another card until then', () => {
    const refused = play(begun(), { on: 'declined', charge: 1, isHard: true, at: START + 1 })
    expect(paid(refused, START + 2).state).toBe('active')
  })

  test('of nothing is made at once', () => {
    const free = begun({
      plan: '1M',
      items: [item(1, 500, [{ kind: 'price', amount: 0, periods: 1, rule: 'A_RULE' }])],
    })
    expect([free.state, charged(free)]).toEqual(['active', [0]])
  })
})

describe('an offer, a campaign or a coupon', () => {
  const priceOver = (discounts: Offered['discounts'], periods: number) => {
    let subscription = active({ plan: '1M', items: [item(10331, 3590, discounts)] })
    while (subscription.charges.length < periods)
      subscription = paid(renewed(subscription), subscription.period.end)
    return charged(subscription)
  }

  test('lowers the first period only', () => {
    expect(priceOver([{ kind: 'price', amount: 2513, periods: 1, rule: 'A_RULE' }], 3)).toEqual([
      2513, 3590, 3590,
    ])
  })

  test('or as many as the coupon says', () => {
    expect(priceOver([{ kind: 'price', amount: 2513, periods: 3, rule: 'A_RULE' }], 5)).toEqual([
      2513, 2513, 2513, 3590, 3590,
    ])
  })

  test('counts each for its own periods: the lowest price, then what comes off it', () => {
    expect(
      priceOver(
        [
          { kind: 'price', amount: 2000, periods: 1, rule: 'A_RULE' },
          { kind: 'price', amount: 3000, periods: 3, rule: 'A_RULE' },
          { kind: 'off', amount: 500, periods: 2, rule: 'A_RULE' },
        ],
        4,
      ),
    ).toEqual([1500, 2500, 3000, 3590])
  })

  test('never makes a price negative, and what it would have left is not given out', () => {
    const terms = {
      plan: '1M',
      items: [item(1, 300, [{ kind: 'off', amount: 500, periods: 1, rule: 'A_RULE' }])],
    } as const
    expect([charged(active(terms)), active(terms).balance]).toEqual([[0], 0])
  })
})

describe('a change', () => {
  test('to a longer interval begins a period at once: its full price less the credit', () => {
    const held = from(single('1M', 10_000), APRIL)
    const asked = play(held, change(single('1Y', 100_000), APRIL + 15 * DAY))
    expect(asked.plan).toBe('1M')
    expect(charged(asked)).toEqual([10_000, 95_000])
    const changed = paid(asked, APRIL + 15 * DAY + HOUR)
    expect([changed.plan, changed.period.start, date(changed.period.end)]).toEqual([
      '1Y',
      APRIL + 15 * DAY,
      '2027-04-16',
    ])
  })

  test('to a shorter one comes at the end of the period, the newest one alone', () => {
    const held = active(YEARLY)
    const pending = play(
      held,
      change(single('1M', 1), START + DAY),
      change(single('6M', 40_000), START + DAY),
    )
    expect([pending.plan, pending.balance, charged(pending)]).toEqual(['1Y', 0, [16_990]])
    const then = renewed(pending)
    expect([then.plan, then.pending, charged(then), date(then.period.end)]).toEqual([
      '6M',
      null,
      [16_990, 40_000],
      '2027-07-31',
    ])
    const dropped = play(pending, { on: 'cancel_upgrade', at: START + 2 * DAY })
    expect(charged(renewed(dropped))).toEqual([16_990, 16_990])
  })

  test('within an interval costs the difference for the rest, and a second one that of the plan held', () => {
    const held = from(single('1M', 10_000), APRIL)
    const first = paid(
      play(held, change({ plan: '1M', items: [item(992001, 30_000)] }, APRIL + 10 * DAY)),
      APRIL + 10 * DAY,
    )
    const second = play(first, change({ plan: '1M', items: [item(992004, 60_000)] }, APRIL + 20 * DAY))
    expect(charged(second)).toEqual([10_000, 13_333, 10_000])
    expect(second.period).toEqual(held.period)
  })

  test('credits the price after its discount, and renews at the full one', () => {
    const half = {
      plan: '1M',
      items: [item(10331, 10_000, [{ kind: 'price', amount: 5_000, periods: 1, rule: 'A_RULE' }])],
    } as const
    const asked = play(from(half, APRIL), change(single('3M', 25_000), APRIL + 15 * DAY))
    expect(charged(asked)).toEqual([5_000, 22_500])
  })

  test('debits what comes at its price after its discount, and renews at the full one', () => {
    const next = {
      plan: '1Y',
      items: [item(10331, 100_000, [{ kind: 'price', amount: 60_000, periods: 1, rule: 'A_RULE' }])],
    } as const
    const asked = play(from(single('1M', 10_000), APRIL), change(next, APRIL + 15 * DAY))
    expect(charged(renewed(paid(asked, APRIL + 15 * DAY)))).toEqual([10_000, 55_000, 100_000])
  })

  test('at once drops one that was pending', () => {
    const pending = play(active(), change({ plan: '1M', items: [item(10331, 1)] }, START + DAY))
    expect(pending.pending).not.toBeNull()
    const changed = paid(play(pending, change(YEARLY, START + DAY)), START + DAY)
    expect([changed.plan, changed.pending]).toEqual(['1Y', null])
  })

  test('leaves a surplus as balance for the next charges', () => {
    const rules = { ...RULES, changes: RULES.changes.map(row => ({ ...row, applies: 'at_once' as const })) }
    const year = from(single('1Y', 100_000), Date.parse('2026-06-01'))
    const { subscription: month } = stepped(
      year,
      change(single('1M', 10_000), Date.parse('2026-08-13')),
      rules,
    )
    expect([month.plan, charged(month), month.balance]).toEqual(['1M', [100_000, 0], 70_000])
    const next = renewed(month)
    expect([charged(next), next.balance, next.state]).toEqual([[100_000, 0, 0], 60_000, 'active'])
  })

  test('whose payment fails, or never comes, changes nothing and lets renewals go on', () => {
    const held = active()
    const asked = play(held, change(YEARLY, START + DAY))
    expect(dueOf(asked, RULES)).toEqual({ on: 'lapsed', at: START + DAY + 23 * HOUR })
    const failed = stepped(asked, { on: 'declined', charge: 2, isHard: false, at: START + DAY })
    const lapsed = stepped(asked, { on: 'lapsed', at: START + DAY + 23 * HOUR })
    for (const { subscription, effects } of [failed, lapsed]) {
      expect(effects).toContain('unfreeze_renewals')
      expect({ ...subscription, charges: held.charges }).toEqual(held)
      expect(stepped(subscription, { on: 'paid', charge: 2, at: START + 3 * DAY }).effects).toEqual([
        'return_money',
      ])
    }
  })
})

describe('an option', () => {
  const adding = { on: 'add_option', item: item(10331, 3000), taken: [], at: APRIL + 15 * DAY } as const
  const held = from({ plan: '1M', items: [item(992001, 7000)] }, APRIL)
  const added = paid(play(held, adding), adding.at)

  test('is charged for the rest of the period and renews with it', () => {
    expect([charged(added), added.period]).toEqual([[7000, 1500], held.period])
    expect(charged(renewed(added))).toEqual([7000, 1500, 10_000])
  })

  test('at its rate for the period that runs renews at its price, unless its coupon says more', () => {
    const at75 = (periods: number) =>
      item(10331, 3000, [
        { kind: 'price', amount: 2250, periods, rule: 'A_RULE' },
      ] satisfies Offered['discounts'])
    const next = (periods: number) =>
      charged(renewed(paid(play(held, { ...adding, item: at75(periods) }), adding.at)))
    expect([next(1), next(2)]).toEqual([
      [7000, 1125, 10_000],
      [7000, 1125, 9250],
    ])
  })

  test('given up is there to the end of the period, and not in the next', () => {
    const given = play(added, { on: 'drop_option', pid: 10331, at: adding.at })
    expect(given.items.map(({ pid }) => pid)).toEqual([992001, 10331])
    const next = renewed(given)
    expect([next.items.map(({ pid }) => pid), charged(next)]).toEqual([[992001], [7000, 1500, 7000]])
    const kept = renewed(play(given, { on: 'keep_option', pid: 10331, at: adding.at }))
    expect(charged(kept)).toEqual([7000, 1500, 10_000])
  })

  test('given up does not come back with a change that was to bring it along', () => {
    const next = { plan: '1M', items: [item(992001, 6000), item(10331, 3000)] } as const
    const rules = { ...RULES, changes: [] }
    const other = { plan: '3M', items: [item(992001, 18_000), item(10331, 8000)] } as const
    const pending = stepped(added, change(other, adding.at), rules).subscription
    const given = play(pending, { on: 'drop_option', pid: 10331, at: adding.at })
    expect(renewed(given).items.map(({ pid, price }) => [pid, price])).toEqual([[992001, 18_000]])
    expect(next.items.length).toBe(2)
  })
})

describe('giving notice', () => {
  test('keeps what is paid to the end, and can be taken back as before', () => {
    const pending = play(active(YEARLY), change(MONTHLY, START + DAY))
    const cancelled = play(pending, { on: 'cancel', at: START + 2 * DAY })
    expect(cancelled.state).toBe('cancel_at_end')
    expect(dueOf(cancelled, RULES)).toEqual({ on: 'end_reached', at: cancelled.period.end })
    expect(play(cancelled, { on: 'resume_subscription', at: START + 3 * DAY })).toEqual(pending)
    const over = play(cancelled, { on: 'end_reached', at: cancelled.period.end + HOUR })
    expect([over.state, over.endedAt]).toEqual(['ended', cancelled.period.end])
  })

  test('may be answered by a coupon off the next charge, once', () => {
    const offered = play(active(), { on: 'take_offer', amount: 500, rule: 'CANCEL5', at: START + DAY })
    const second = paid(renewed(offered), offered.period.end)
    expect(charged(renewed(second))).toEqual([6990, 6490, 6990])
  })
})

describe('an upgrade to lifetime', () => {
  const asking = { on: 'upgrade_lft', price: 21_990, at: START + DAY } as const

  test('is charged in full, ends the subscription for billing, and gives no credit for the rest', () => {
    const { subscription: asked, effects } = stepped(active(), asking)
    expect([asked.state, charged(asked), effects]).toEqual([
      'active',
      [6990, 21_990],
      ['freeze_renewals', 'charge'],
    ])
    const done = stepped(asked, { on: 'paid', charge: 2, at: START + DAY })
    expect(done.effects).toEqual(['end_at_payer', 'grant_lifetime'])
    expect([done.subscription.state, dueOf(done.subscription, RULES)]).toEqual(['upgraded', null])
  })

  test('freezes a renewal that falls due meanwhile, until it is answered', () => {
    const asked = play(active(), { ...asking, at: active().period.end - HOUR })
    expect(dueOf(asked, RULES)?.on).toBe('lapsed')
    const failed = play(asked, { on: 'declined', charge: 2, isHard: true, at: active().period.end + HOUR })
    expect([failed.state, dueOf(failed, RULES)]).toEqual([
      'active',
      { on: 'renewal_due', at: active().period.end },
    ])
  })

  test.each(['past_due', 'cancel_at_end'] as const)(
    'from %s gives up what is still open, and left undone leaves it',
    state => {
      const { subscription, at } = IN_STATE[state]()
      const asked = play(subscription, { ...asking, at })
      const number = asked.charges.length
      const failed = play(asked, { on: 'declined', charge: number, isHard: false, at })
      expect({ ...failed, charges: subscription.charges }).toEqual(subscription)
      const done = play(asked, { on: 'paid', charge: number, at })
      expect([done.state, done.charges.some(charge => charge.state === 'declined')]).toEqual([
        'upgraded',
        false,
      ])
    },
  )

  test('takes the balance first', () => {
    const rich = active(MONTHLY, 10_000)
    expect([rich.balance, charged(play(rich, asking))]).toEqual([3010, [0, 18_980]])
  })
})

describe('who comes back', () => {
  test('begins a new subscription with the balance of the old one, which stays ended', () => {
    const old = play(active(MONTHLY, 10_000), { on: 'ended_by_payer', at: START + DAY })
    const result = stepped(old, { on: 'resubscribe', next: YEARLY, taken: [], at: START + 9 * DAY })
    expect([result.subscription.state, result.subscription.balance]).toEqual(['ended', 0])
    expect(result.begun).toMatchObject({ state: 'incomplete', plan: '1Y', balance: 3010 })
    expect(result.begun && charged(result.begun)).toEqual([13_980])
    expect(result.effects).toEqual(['begin_anew', 'charge'])
  })

  test('keeps the balance where the payment is never made', () => {
    const anew = begun(YEARLY, 3010)
    expect(play(anew, { on: 'lapsed', at: START + 23 * HOUR }).balance).toBe(3010)
    expect(paid(anew, START).balance).toBe(0)
  })
})
