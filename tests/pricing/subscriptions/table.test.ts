import { DAY, IN_STATE, item, MONTHLY, play, START, stepped, YEARLY } from '@tests/support/subscribing'
import { seededRules } from '@tests/support/subscription-rules'
import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  dueOf,
  type Name,
  planOf,
  productsTaken,
  STATES,
  type State,
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
  type SubscriptionEvent,
  step,
  TABLE,
} from '@/pricing/subscriptions'

const RULES = seededRules()
const states = Object.keys(STATES) as State[]
type ActionTold = Extract<SubscriptionEvent, { on: SubscriptionAction }>

/** What each action does in each state (DOMAIN 6): the state afterwards, or the code of its refusal; else `not_allowed`. */
const ALLOWED: Record<SubscriptionAction, Partial<Record<State, string>>> = {
  change_subscription: { active: 'active' },
  cancel_upgrade: { active: 'nothing_pending', cancel_at_end: 'nothing_pending', paused: 'nothing_pending' },
  cancel: { active: 'cancel_at_end', past_due: 'cancel_at_end' },
  take_offer: { active: 'active', past_due: 'past_due' },
  resume_subscription: { cancel_at_end: 'active' },
  add_option: { active: 'active' },
  drop_option: { active: 'no_such_option' },
  keep_option: { active: 'no_such_option' },
  upgrade_lft: { active: 'active', past_due: 'past_due', cancel_at_end: 'cancel_at_end' },
  pay: { past_due: 'past_due', unpaid: 'unpaid' },
  resubscribe: { ended: 'ended' },
}

const asked = (on: SubscriptionAction, at: number): ActionTold => {
  const told: { [A in SubscriptionAction]: Extract<SubscriptionEvent, { on: A }> } = {
    change_subscription: { on: 'change_subscription', next: YEARLY, taken: [], at },
    cancel_upgrade: { on: 'cancel_upgrade', at },
    cancel: { on: 'cancel', at },
    take_offer: { on: 'take_offer', amount: 500, rule: 'CANCEL5', at },
    resume_subscription: { on: 'resume_subscription', at },
    add_option: { on: 'add_option', item: item(10331, 1793), taken: [], at },
    drop_option: { on: 'drop_option', pid: 10331, at },
    keep_option: { on: 'keep_option', pid: 10331, at },
    upgrade_lft: { on: 'upgrade_lft', price: 21_990, at },
    pay: { on: 'pay', at },
    resubscribe: { on: 'resubscribe', next: MONTHLY, taken: [], at },
  }
  return told[on]
}

describe.each(states)('in %s', state => {
  const { subscription, at } = IN_STATE[state]()

  test.each(SUBSCRIPTION_ACTIONS)('«%s» is done, or refused with the state and what it allows', action => {
    const wanted = ALLOWED[action][state] ?? 'not_allowed'
    const result = step(subscription, asked(action, at), RULES)
    expect(result.ok ? result.subscription.state : result.why).toBe(wanted)
    if (result.ok) return
    expect(result).toEqual({
      ok: false,
      why: wanted,
      state,
      allowed: allowedActions(subscription, at),
    })
  })

  test('what is told as allowed has a row, and what has none is not', () => {
    const rows = SUBSCRIPTION_ACTIONS.filter(action => ALLOWED[action][state] !== undefined)
    expect(allowedActions(subscription, at).every(action => rows.includes(action))).toBe(true)
  })

  test.each(SUBSCRIPTION_ACTIONS)('the price of «%s» can be asked for and changes nothing', action => {
    const before = JSON.stringify(subscription)
    const plan = planOf(subscription, asked(action, at), RULES)
    expect(plan.ok).toBe(step(subscription, asked(action, at), RULES).ok)
    expect(JSON.stringify(subscription)).toBe(before)
  })
})

test('each state has been reached', () => {
  expect(states.map(state => IN_STATE[state]().subscription.state)).toEqual(states)
})

describe('every row of the table', () => {
  const rows = (Object.keys(TABLE) as Name[]).flatMap(name =>
    TABLE[name].flatMap(({ from, to, effects = [] }) =>
      from.map(state => ({ name, state, becomes: to ?? state, effects })),
    ),
  )

  test('gives access and takes it where the state does', () => {
    const wrong = rows.filter(({ state, becomes, effects }) => {
      const [before, then] = [STATES[state].access, STATES[becomes].access]
      const gives = effects.includes('grant_access')
      const takes = effects.includes('end_access') || effects.includes('grant_lifetime')
      return (before && !then && !takes) || (!before && then && !gives) || (then && takes)
    })
    expect(wrong).toEqual([])
  })

  test('leaves no end', () => {
    const leaving = rows.filter(({ state, becomes }) => !STATES[state].isBillable && becomes !== state)
    expect(leaving).toEqual([])
  })

  test('has no state in which nothing can be told, and no event that no state knows', () => {
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(states))
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(Object.keys(TABLE)))
  })

  test('frees what it froze: only a charge that is answered or lapses lets renewals go on', () => {
    const freezing = rows.filter(({ effects }) => effects.includes('freeze_renewals')).map(({ name }) => name)
    expect(new Set(freezing)).toEqual(new Set(['change_subscription', 'add_option', 'upgrade_lft']))
  })
})

describe('an action is refused', () => {
  const { subscription } = IN_STATE.active()
  const at = START + DAY
  const option = item(10331, 1793)
  const adding = { on: 'add_option', item: option, taken: [], at } as const
  const withOption = play(subscription, adding, { on: 'paid', charge: 2, at })
  const pending = play(subscription, {
    on: 'change_subscription',
    next: { ...MONTHLY, items: [item(10331, 100)] },
    taken: [],
    at,
  })
  const refusal = (held: typeof subscription, told: SubscriptionEvent) => {
    const result = step(held, told, RULES)
    return result.ok ? 'done' : result.why
  }

  test('while a payment is in flight, but for giving notice', () => {
    const frozen = play(subscription, adding)
    const refused = SUBSCRIPTION_ACTIONS.filter(
      action => refusal(frozen, asked(action, at)) === 'payment_in_flight',
    )
    expect(refused).toEqual([
      'change_subscription',
      'add_option',
      'drop_option',
      'keep_option',
      'upgrade_lft',
    ])
    expect(refusal(frozen, { on: 'cancel', at })).toBe('done')
  })

  test('once its period is over, until it has renewed', () => {
    const over = subscription.period.end
    expect(refusal(subscription, asked('change_subscription', over - 1))).toBe('done')
    expect(refusal(subscription, asked('change_subscription', over))).toBe('renewal_due')
    expect(refusal(subscription, asked('add_option', over))).toBe('renewal_due')
    expect(refusal(subscription, asked('change_subscription', START - 1))).toBe('superseded')
    const renewed = play(
      subscription,
      { on: 'renewal_due', at: over + DAY },
      { on: 'paid', charge: 2, at: over + DAY },
    )
    expect(refusal(renewed, asked('change_subscription', over + DAY - 1))).toBe('superseded')
    expect(refusal(renewed, asked('change_subscription', over + DAY))).toBe('done')
  })

  test('of an instant before its period, which a pause has moved', () => {
    const on = play(subscription, { on: 'paused', at: START + 1 }, { on: 'continued', at: START + DAY })
    expect(refusal(on, asked('change_subscription', on.period.start - 1))).toBe('superseded')
    expect(refusal(on, asked('change_subscription', on.period.start))).toBe('done')
  })

  test('for the same options in another order', () => {
    const [one, two] = [item(10331, 1793), item(10332, 1793)]
    const both = play(
      withOption,
      { ...adding, item: two },
      { on: 'paid', charge: withOption.charges.length + 1, at },
    )
    const next = { ...MONTHLY, items: [...MONTHLY.items, two, one] }
    expect(refusal(both, { on: 'change_subscription', next, taken: [], at })).toBe('same_plan')
  })

  test('for a product of another subscription of the customer', () => {
    const taken = [10331]
    expect(refusal(subscription, { ...adding, taken })).toBe('already_subscribed')
    const next = { ...YEARLY, items: [option] }
    expect(refusal(subscription, { on: 'change_subscription', next, taken, at })).toBe('already_subscribed')
    const { subscription: ended } = IN_STATE.ended()
    expect(refusal(ended, { on: 'resubscribe', next, taken, at })).toBe('already_subscribed')
  })

  test('also where that is pending or being paid there, and no more once it is over', () => {
    expect(productsTaken([pending])).toEqual([992001, 10331])
    expect(productsTaken([play(subscription, adding)])).toEqual([992001, 10331])
    expect(productsTaken([subscription, IN_STATE.ended().subscription])).toEqual([992001])
  })

  test('for what is held already, and for an option that is not', () => {
    expect(refusal(withOption, adding)).toBe('option_held')
    expect(refusal(withOption, { ...adding, item: item(992001, 1) })).toBe('option_held')
    expect(
      refusal(withOption, {
        on: 'change_subscription',
        next: { ...MONTHLY, items: [item(992001, 5), item(10331, 7)] },
        taken: [],
        at,
      }),
    ).toBe('same_plan')
    expect(refusal(withOption, { on: 'drop_option', pid: 992001, at })).toBe('no_such_option')
    expect(refusal(withOption, { on: 'keep_option', pid: 10331, at })).toBe('no_such_option')
    const given = play(withOption, { on: 'drop_option', pid: 10331, at })
    expect(refusal(given, { on: 'drop_option', pid: 10331, at })).toBe('no_such_option')
    expect(refusal(given, { on: 'keep_option', pid: 10331, at })).toBe('done')
  })

  test('for an option that would be lost to a pending change, and for a second offer', () => {
    expect(refusal(pending, adding)).toBe('change_pending')
    const offered = play(subscription, { on: 'take_offer', amount: 500, rule: 'CANCEL5', at })
    expect(refusal(offered, { on: 'take_offer', amount: 500, rule: 'CANCEL5', at })).toBe('offer_taken')
  })

  test('once its end has come, though nobody noted it yet', () => {
    const { subscription: cancelled } = IN_STATE.cancel_at_end()
    const end = cancelled.period.end
    expect(refusal(cancelled, { on: 'resume_subscription', at: end - 1 })).toBe('done')
    expect(refusal(cancelled, { on: 'resume_subscription', at: end })).toBe('over')
    expect(refusal(cancelled, { on: 'upgrade_lft', price: 1, at: end })).toBe('over')
  })

  test('what the clock brings before its time, and nothing else of it', () => {
    const due = dueOf(subscription, RULES)
    expect(due).toEqual({ on: 'renewal_due', at: subscription.period.end })
    expect(refusal(subscription, { on: 'renewal_due', at: subscription.period.end - 1 })).toBe('not_due')
    expect(refusal(subscription, { on: 'lapsed', at: subscription.period.end })).toBe('not_due')
    expect(stepped(subscription, { on: 'renewal_due', at: subscription.period.end }).effects).toEqual([
      'follow_items',
      'charge',
    ])
  })
})
