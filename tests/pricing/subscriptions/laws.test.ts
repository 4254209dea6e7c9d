import { DAY, item, RULES, START } from '@tests/support/subscribing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  begin,
  type Charge,
  dueOf,
  planOf,
  productsTaken,
  STATES,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionRules,
  step,
  TABLE,
  type Terms,
} from '@/pricing/subscriptions'

const PLANS = ['1M', '3M', '6M', '1Y'] as const
const PIDS = [1, 2, 3, 4]
const PRICES = { '1M': 1990, '3M': 4990, '6M': 7990, '1Y': 11_990 }

/** The rows as seeded, all at once, or all at the end: editors may say any of it. */
const BOOKS: SubscriptionRules[] = [
  RULES,
  ...(['at_once', 'at_period_end'] as const).map(applies => ({
    ...RULES,
    changes: RULES.changes.map(row => ({ ...row, applies })),
  })),
]

const discounts = fc.array(
  fc.record({
    kind: fc.constantFrom('price' as const, 'off' as const),
    amount: fc.nat(3000),
    periods: fc.integer({ min: 1, max: 4 }),
    rule: fc.constant('A_RULE'),
  }),
  { maxLength: 2 },
)
const product = fc
  .record({ pid: fc.constantFrom(...PIDS), scale: fc.integer({ min: 1, max: 5 }), discounts })
  .map(({ pid, scale, discounts }) => ({ pid, scale, discounts }))
const terms = fc
  .record({
    plan: fc.constantFrom(...PLANS),
    products: fc.uniqueArray(product, { selector: ({ pid }) => pid, minLength: 1, maxLength: 3 }),
  })
  .map(
    ({ plan, products }): Terms => ({
      plan,
      items: products.map(({ pid, scale, discounts }) =>
        item(pid, PRICES[plan] * scale + pid * 7, discounts),
      ),
    }),
  )

/** What happens next, to one of the customer's subscriptions; what it refers to is there or not. */
const happening = fc.record({
  kind: fc.constantFrom(
    ...['tick', 'tick', 'tick', 'tick', 'pay', 'pay', 'pay', 'decline', 'decline_hard', 'wait'],
    ...['begin', 'change', 'change', 'cancel', 'resume', 'add', 'drop', 'keep', 'upgrade', 'offer'],
    ...['cancel_upgrade', 'pay_open', 'resubscribe', 'card', 'pause', 'continue', 'refund', 'dispute'],
    ...['ended_by_payer', 'late', 'extend', 'end_now', 'refund_part'],
  ),
  which: fc.nat(5),
  number: fc.nat(6),
  terms,
  later: fc.integer({ min: 0, max: 20 * DAY }),
})
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never
const history = fc.array(happening, { minLength: 10, maxLength: 60 })

/** A customer, and what was seen on the way. `opening`: what each began with as balance. */
type Life = {
  now: number
  subscriptions: Subscription[]
  openings: number[]
  handedOver: number[]
  rules: SubscriptionRules
}
type Seen = (
  before: Subscription,
  told: SubscriptionEvent,
  after: ReturnType<typeof step>,
  life: Life,
) => void

function told(
  { kind, number, terms: next }: Happening,
  subscription: Subscription,
  life: Life,
): SubscriptionEvent | undefined {
  const at = life.now
  const others = life.subscriptions.filter(other => other !== subscription)
  const taken = productsTaken(others)
  const newest = subscription.charges.length
  const flying = subscription.charges.find(({ state }) => state === 'in_flight')?.number
  const [wanted = item(1, 100)] = next.items
  switch (kind) {
    case 'tick': {
      const due = dueOf(subscription, life.rules)
      if (due) life.now = Math.max(life.now, due.at)
      return due ? { on: due.on, at: life.now } : undefined
    }
    case 'pay':
      return { on: 'paid', charge: flying ?? newest, at }
    case 'late':
      return { on: 'paid', charge: number, at }
    case 'decline':
    case 'decline_hard':
      return flying ? { on: 'declined', charge: flying, isHard: kind === 'decline_hard', at } : undefined
    case 'change':
      return { on: 'change_subscription', next, taken, at }
    case 'resubscribe':
      return { on: 'resubscribe', next, taken, at }
    case 'add':
      return { on: 'add_option', item: wanted, taken, at }
    case 'drop':
      return { on: 'drop_option', pid: wanted.pid, at }
    case 'keep':
      return { on: 'keep_option', pid: wanted.pid, at }
    case 'upgrade':
      return { on: 'upgrade_lft', price: 100 * number, at }
    case 'offer':
      return { on: 'take_offer', amount: 500, rule: 'CANCEL5', at }
    case 'refund':
      return number > 3 ? { on: 'refunded', charge: number - 3, at } : undefined
    case 'refund_part': {
      const { amount = 0 } = subscription.charges.at(-1) ?? {}
      return { on: 'refunded_in_part', charge: newest, amount: Math.floor((amount * (number + 1)) / 10), at }
    }
    case 'dispute':
      return number > 4 ? { on: 'dispute_lost', charge: number - 3, at } : undefined
    case 'ended_by_payer':
      return number > 4 ? { on: 'ended_by_payer', at } : undefined
    case 'extend':
      return { on: 'extend', days: number + 1, at }
    case 'end_now':
      return number > 4 ? { on: 'end_now', at } : undefined
    default: {
      const on = SIMPLE[kind]
      return on && { on, at }
    }
  }
}

const SIMPLE: Record<
  string,
  'cancel' | 'resume_subscription' | 'cancel_upgrade' | 'pay' | 'card_changed' | 'paused' | 'continued'
> = {
  cancel: 'cancel',
  resume: 'resume_subscription',
  cancel_upgrade: 'cancel_upgrade',
  pay_open: 'pay',
  card: 'card_changed',
  pause: 'paused',
  continue: 'continued',
}

function live(happenings: Happening[], rules: SubscriptionRules, seen: Seen): Life {
  const life: Life = { now: START, subscriptions: [], openings: [], handedOver: [], rules }
  for (const each of happenings) {
    if (each.kind === 'wait') life.now += each.later
    if (each.kind === 'begin' || life.subscriptions.length === 0) start(life, each.terms)
    const index = each.which % Math.max(1, life.subscriptions.length)
    const subscription = life.subscriptions[index]
    const next = subscription && told(each, subscription, life)
    if (!subscription || !next) continue
    const result = step(subscription, next, rules)
    seen(subscription, next, result, life)
    if (!result.ok) continue
    life.subscriptions[index] = result.subscription
    if (!result.begun) continue
    life.handedOver[index] = (life.handedOver[index] ?? 0) + subscription.balance
    life.subscriptions.push(result.begun)
    life.openings.push(subscription.balance)
  }
  return life
}

function start(life: Life, terms: Terms): void {
  const taken = productsTaken(life.subscriptions)
  if (terms.items.some(({ pid }) => taken.includes(pid))) return
  life.subscriptions.push(
    begin({ terms, currency: 'USD', at: life.now, balance: 0 }, life.rules).subscription,
  )
  life.openings.push(0)
}

const anyRules = fc.constantFrom(...BOOKS)
const RUNS = { numRuns: 1_000 }

/** Holds after every step of any history. */
function always(seen: Seen, rules = anyRules): void {
  fc.assert(
    fc.property(history, rules, (happenings, rules) => void live(happenings, rules, seen)),
    RUNS,
  )
}

const GIVES_BACK = new Set(['refunded', 'refunded_in_part', 'dispute_lost'])
const beginsPeriod = ({ purpose, brings }: Charge) =>
  purpose === 'first' || purpose === 'renewal' || brings.period !== undefined
const isOpen = ({ state }: Charge) => state === 'in_flight' || state === 'declined'
const isEnd = ({ state }: Subscription) => !STATES[state].isBillable
const sum = (parts: number[]) => parts.reduce((whole, part) => whole + part, 0)

describe('in any history', () => {
  test('every state and all that can be told is reached', () => {
    const [states, done] = [new Set<string>(), new Set<string>()]
    for (const happenings of fc.sample(history, { seed: 7, numRuns: 3_000 }))
      live(happenings, RULES, (before, told, after) => {
        states.add(before.state)
        if (after.ok) done.add(told.on)
      })
    expect(states).toEqual(new Set(Object.keys(STATES)))
    expect(done).toEqual(new Set(Object.keys(TABLE)))
  })

  test('money is conserved: the balance is what was paid and credited, less what was charged; less still where money went back', () => {
    fc.assert(
      fc.property(history, anyRules, (happenings, rules) => {
        const returned = new Set<number>()
        const life = live(happenings, rules, (before, { on }, after, { subscriptions }) => {
          if (after.ok && GIVES_BACK.has(on)) returned.add(subscriptions.indexOf(before))
        })
        for (const [index, { charges, balance }] of life.subscriptions.entries()) {
          const counted = charges.filter(({ state }) => state === 'paid')
          const kept = counted.map(({ amount, credit, debit }) => amount + credit - debit)
          const told = (life.openings[index] ?? 0) + sum(kept) - (life.handedOver[index] ?? 0)
          if (returned.has(index)) expect(balance).toBeLessThanOrEqual(told)
          else expect(balance).toBe(told)
        }
      }),
      RUNS,
    )
  })

  test('no balance is worth more than what was paid and did not go back', () => {
    fc.assert(
      fc.property(history, anyRules, (happenings, rules) => {
        const life = live(happenings, rules, () => {})
        for (const [index, { charges, balance }] of life.subscriptions.entries()) {
          const paid = charges.filter(({ state }) => state === 'paid').map(({ amount }) => amount)
          expect(balance).toBeLessThanOrEqual((life.openings[index] ?? 0) + sum(paid))
        }
      }),
      { numRuns: 5_000 },
    )
  })

  test('no balance and no charge is negative, and each charge is what is due less what the balance gave', () => {
    always((_, __, after) => {
      if (!after.ok) return
      expect(after.subscription.balance).toBeGreaterThanOrEqual(0)
      for (const { amount, debit, credit, fromBalance } of after.subscription.charges) {
        expect(
          [amount, debit, credit, fromBalance].every(part => Number.isSafeInteger(part) && part >= 0),
        ).toBe(true)
        expect(amount).toBe(Math.max(0, debit - credit - fromBalance))
      }
    })
  })

  test('a credit is never above the value held', () => {
    always((before, _, after) => {
      const charge = after.ok ? after.subscription.charges.at(before.charges.length) : undefined
      if (charge) expect(charge.credit).toBeLessThanOrEqual(sum(before.items.map(({ value }) => value)))
    })
  })

  test('nor above what was paid for the period that runs, less what was credited of it', () => {
    let credited = 0
    always((before, _, after) => {
      const charge = after.ok ? after.subscription.charges.at(before.charges.length) : undefined
      if (!charge?.credit) return
      const paid = before.charges.filter(({ state }) => state === 'paid')
      const first = paid.findLastIndex(beginsPeriod)
      const worth = paid
        .slice(first)
        .map(({ debit, credit, returned = 0 }, index) => debit - returned - (index === 0 ? 0 : credit))
      expect(charge.credit).toBeLessThanOrEqual(sum(worth))
      credited += 1
    })
    expect(credited).toBeGreaterThan(0)
  })

  test('a state is what its facts say', () => {
    always((_, __, after) => {
      if (!after.ok) return
      const { state, grace, isCancelled, pausedAt, endedAt } = after.subscription
      expect(pausedAt !== null).toBe(state === 'paused')
      expect(endedAt !== null).toBe(isEnd(after.subscription))
      if (state === 'active') expect([grace, isCancelled]).toEqual([null, false])
      if (state === 'past_due' || state === 'unpaid')
        expect([grace === null, isCancelled]).toEqual([false, false])
      if (state === 'cancel_at_end') expect(isCancelled).toBe(true)
    })
  })

  test('an end is left by nothing, charges nothing and waits for nothing', () => {
    always((before, _, after, { rules }) => {
      if (!isEnd(before) || !after.ok) return
      const { subscription } = after
      expect(subscription.state).toBe(before.state)
      expect(subscription.charges.length).toBe(before.charges.length)
      expect(subscription.charges.filter(isOpen)).toEqual([])
      expect(dueOf(subscription, rules)).toBeNull()
    })
  })

  test('nobody has two billable subscriptions for a product', () => {
    always((_, __, ___, { subscriptions }) => {
      const taken = productsTaken(subscriptions)
      expect(new Set(taken).size).toBe(taken.length)
    })
  })

  test('a period ends later than the one before, and none begins before it', () => {
    always((before, _, after) => {
      if (!after.ok || isEnd(before) || before.state === 'incomplete') return
      const [held, next] = [before.period, after.subscription.period]
      if (next.start === held.start && next.end === held.end) return
      expect(next.end).toBeGreaterThan(held.end)
      expect(next.start).toBeGreaterThanOrEqual(held.start)
      expect(next.end).toBeGreaterThan(next.start)
    }, fc.constant(RULES))
  })

  test('at most one charge is in flight', () => {
    always((_, __, after) => {
      if (!after.ok) return
      const flying = after.subscription.charges.filter(({ state }) => state === 'in_flight')
      expect(flying.length).toBeLessThanOrEqual(1)
    })
  })

  test('what is due is done, and brings the next one later or never', () => {
    always((before, told, after, { rules }) => {
      const due = dueOf(before, rules)
      if (due?.on !== told.on) return
      expect(after.ok).toBe(true)
      const next = after.ok ? dueOf(after.subscription, rules) : null
      expect(next).not.toEqual(due)
    })
  })

  test('a refused action says what is allowed, and what is allowed has no want but of what is asked', () => {
    always((before, told, after) => {
      if (after.ok) return
      expect(after.state).toBe(before.state)
      expect(after.allowed).toEqual(allowedActions(before, told.at))
      if (['not_allowed', 'payment_in_flight', 'renewal_due', 'over', 'superseded'].includes(after.why))
        expect(after.allowed).not.toContain(told.on)
    })
  })

  test('the same is told of the same, also of one that was stored and read again', () => {
    always((before, told, after, { rules }) => {
      const stored: Subscription = JSON.parse(JSON.stringify(before))
      expect(stored).toEqual(before)
      expect(step(stored, told, rules)).toEqual(after)
    })
  })

  test('what is previewed is charged, to the cent, and is so afterwards', () => {
    let charged = 0
    always((before, told, _, { rules }) => {
      const asked = ASKED.has(told.on)
        ? planOf(before, told as Parameters<typeof planOf>[1], rules)
        : undefined
      if (!asked?.ok) return
      const { plan } = asked
      const then = step(before, told, rules)
      if (!then.ok) throw new Error('planned, and then refused')
      const held = then.begun ?? then.subscription
      const flying = then.effects.includes('charge')
        ? held.charges.find(({ state }) => state === 'in_flight')
        : undefined
      expect(flying?.amount ?? 0).toBe(plan.charge)
      const done = flying ? step(held, { on: 'paid', charge: flying.number, at: told.at }, rules) : undefined
      const settled = done?.ok ? done.subscription : held
      expect([settled.balance, settled.period, settled.plan]).toEqual([plan.balance, plan.period, plan.plan])
      charged += plan.charge > 0 ? 1 : 0
    })
    expect(charged).toBeGreaterThan(0)
  })
})

const ASKED = new Set<string>([
  'change_subscription',
  'cancel_upgrade',
  'cancel',
  'take_offer',
  'resume_subscription',
  'add_option',
  'drop_option',
  'keep_option',
  'upgrade_lft',
  'pay',
  'resubscribe',
])

/** Whoever changes there and back pays for each plan by the time it was held: to the cent of each rounding, no profit. */
test('an upgrade and a downgrade within a period give no profit', () => {
  const atOnce = BOOKS[1] ?? RULES
  const moment = fc.integer({ min: 0, max: 9_999 })
  const price = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(price, price, moment, moment, moment, (cheap, dear, a, b, c) => {
      const [first = 0, second = 0, third = 0] = [a, b, c].toSorted((x, y) => x - y)
      const terms = (pid: number, price: number): Terms => ({ plan: '1M', items: [item(pid, price)] })
      const bought = begin({ terms: terms(1, cheap), currency: 'USD', at: START, balance: 0 }, atOnce)
      let held = pay(bought.subscription, START)
      const { start, end } = held.period
      const at = (share: number) => start + Math.floor(((end - start) * share) / 10_000)
      held = pay(moved(held, terms(2, dear), at(first)), at(first))
      held = pay(moved(held, terms(1, cheap), at(second)), at(second))
      const spent = sum(held.charges.map(({ amount }) => amount)) - held.balance
      const share = (from: number, to: number) => (at(to) - at(from)) / (end - start)
      const used = cheap * (share(0, first) + share(second, third)) + dear * share(first, second)
      const left = cheap * share(third, 10_000)
      expect(Math.abs(spent - used - left)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 5_000 },
  )

  function moved(held: Subscription, next: Terms, at: number): Subscription {
    const result = step(held, { on: 'change_subscription', next, taken: [], at }, atOnce)
    if (!result.ok) throw new Error(result.why)
    return result.subscription
  }
  function pay(held: Subscription, at: number): Subscription {
    const flying = held.charges.find(({ state }) => state === 'in_flight')
    const result = flying && step(held, { on: 'paid', charge: flying.number, at }, atOnce)
    return result?.ok ? result.subscription : held
  }
})
