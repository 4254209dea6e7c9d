import { floorScaled } from '../money'
import { addMonths, periodFrom } from './calendar'
import { isFreezing, isOpen, lapsed, opened, settled, withCharge } from './charge'
import { type ClockEvent, chargeOf, type EventOf, type Name, type OfACharge } from './event'
import { graceFrom, shifted, triedAgain } from './grace'
import { shareLeft } from './period'
import { intervalOf, monthsOf } from './plan'
import { prorate } from './proration'
import { withoutReturned } from './returned'
import type { SubscriptionRules } from './rules'
import { type Charge, endOf, heldItem, type Subscription, termsAhead, totalValue } from './subscription'

/** What becomes of the subscription itself. */
export type Move<N extends Name> = {
  readonly says: string
  readonly run: (subscription: Subscription, told: EventOf<N>, rules: SubscriptionRules) => Subscription
}

const HOUR = 3_600_000

/** Until when (ms) a charge that is opened at `at` may be paid before it is given up (DOMAIN 6, incomplete). */
export const lapseOf = (at: number, { settings }: SubscriptionRules) => at + settings.payment_hours * HOUR

export const OPEN_CHANGE: Move<'change_subscription'> = {
  says: 'opens the charge of what comes less the credit; another interval begins a period',
  run(held, { next, at }, rules) {
    const items = next.items.map(heldItem)
    const { period, credit, debit } = prorate({
      period: held.period,
      at,
      held: { amounts: held.items.map(({ value }) => value), interval: intervalOf(held.plan) },
      next: { amounts: items.map(({ value }) => value), interval: intervalOf(next.plan) },
    })
    const begins = period === held.period ? {} : { period, anchor: at, months: monthsOf(next.plan) }
    const brings = { plan: next.plan, items, pending: null, ...begins }
    return opened(held, {
      ...{ purpose: 'change', at, period, credit, debit, brings },
      lapses: lapseOf(at, rules),
    })
  },
}

export const SET_PENDING: Move<'change_subscription'> = {
  says: 'notes the change for the next period, in place of another one',
  run: (held, { next }) => ({ ...held, pending: next }),
}
export const DROP_PENDING: Move<Name> = {
  says: 'drops the pending change',
  run: held => ({ ...held, pending: null }),
}

export const OPEN_OPTION: Move<'add_option'> = {
  says: 'opens the charge of the option for the rest of the period',
  run(held, { item, at }, rules) {
    const option = heldItem(item)
    return opened(held, {
      purpose: 'option',
      at,
      period: held.period,
      debit: shareLeft(option.value, held.period, at),
      brings: { items: [...held.items, option] },
      lapses: lapseOf(at, rules),
    })
  },
}

const giveUp =
  (isGivenUp: boolean) =>
  (held: Subscription, { pid }: { pid: number }): Subscription => ({
    ...held,
    items: held.items.map(item => (item.pid === pid ? { ...item, isGivenUp } : item)),
  })
export const GIVE_UP_OPTION: Move<'drop_option'> = {
  says: 'leaves the option out of the next period',
  run: giveUp(true),
}
export const KEEP_OPTION: Move<'keep_option'> = { says: 'lets the option renew', run: giveUp(false) }

export const OPEN_UPGRADE: Move<'upgrade_lft'> = {
  says: 'opens the charge of the lifetime; the rest of the period is not credited',
  run: (held, { price, at }, rules) =>
    opened(held, { purpose: 'upgrade', at, period: held.period, debit: price, lapses: lapseOf(at, rules) }),
}

export const CANCEL: Move<Name> = {
  says: 'notes that it is cancelled',
  run: held => ({ ...held, isCancelled: true }),
}
export const UNCANCEL: Move<Name> = {
  says: 'forgets that it was cancelled',
  run: held => ({ ...held, isCancelled: false }),
}
export const TAKE_OFFER: Move<'take_offer'> = {
  says: 'takes the coupon off the next renewal',
  run: (held, { amount, rule }) => ({ ...held, concession: { amount, rule, isUsed: false } }),
}
const DAY = 86_400_000

/**
 * The days are given: what is left of what was paid is worth at this instant what it was before, so that no more is ever
 * credited of it; ends are counted from its new end.
 */
export const EXTEND: Move<'extend'> = {
  says: 'moves the end of its period by the days, credits no more for it, and counts the next ones from there',
  run(held, { days, at }) {
    const period = { ...held.period, end: held.period.end + days * DAY }
    const items = held.items.map(item => {
      const left = shareLeft(item.value, held.period, at)
      return { ...item, value: floorScaled(left, period.end - period.start, { unit: period.end - at }) }
    })
    return { ...held, period, items, anchor: period.end, months: 0 }
  },
}
export const HAND_BALANCE_OVER: Move<Name> = {
  says: 'hands its balance over to the new one',
  run: held => ({ ...held, balance: 0 }),
}

/** Counts the charge that is told. */
export const SETTLE: Move<OfACharge> = {
  says: 'counts the charge, what it brings and what it leaves of the balance',
  run(held, told) {
    const charge = chargeOf(held, told)
    return charge ? settled(held, charge) : held
  },
}
export const BEGIN_PERIOD_NOW: Move<OfACharge> = {
  says: 'begins its period at the payment',
  run(held, told) {
    const charge = chargeOf(held, told)
    const period = periodFrom(told.at, intervalOf(held.plan))
    const begun = { ...held, period, anchor: told.at, months: monthsOf(held.plan) }
    return charge ? withCharge(begun, charge, { period }) : begun
  },
}
export const DECLINE: Move<'declined'> = {
  says: 'leaves the charge open; a hard decline is not tried again',
  run(held, told) {
    const charge = chargeOf(held, told)
    const { grace } = held
    const noted = grace ? { ...held, grace: { ...grace, isHard: grace.isHard || told.isHard } } : held
    return charge ? withCharge(noted, charge, { state: 'declined' }) : noted
  },
}
export const BEGIN_GRACE: Move<'declined'> = {
  says: 'begins the grace, unless it runs',
  run: (held, { at, isHard }, rules) => ({ ...held, grace: held.grace ?? graceFrom(at, isHard, rules) }),
}
export const DROP_FROZEN: Move<Name> = {
  says: 'gives up the open change, option or upgrade: nothing changed',
  run: held => lapsed(held, isFreezing),
}
/** The charge of a renewal belongs to the period that it begins. */
export function renewed(held: Subscription, at: number): Subscription {
  const { plan, items: ahead } = termsAhead(held)
  const items = ahead.map(heldItem)
  const months = held.months + monthsOf(plan)
  const period = { start: held.period.end, end: addMonths(held.anchor, months) }
  const concession = held.concession && { ...held.concession, isUsed: true }
  const next = { ...held, plan, items, months, period, concession, pending: null }
  return opened(next, { purpose: 'renewal', at, period, debit: totalValue(items), lapses: null })
}
export const RENEW: Move<ClockEvent> = {
  says: 'begins the next period with what is pending, without options given up, and opens its charge',
  run: (held, { at }) => renewed(held, at),
}
export const NOTE_NOTICE: Move<ClockEvent> = {
  says: 'notes that notice was given of this renewal',
  run: held => ({ ...held, noticedFor: held.period.end }),
}
export const TRY_AGAIN: Move<Name> = {
  says: 'asks for the renewal again',
  run: (held, { at }) => triedAgain(held, at),
}
export const FORGET_HARD_DECLINE: Move<Name> = {
  says: 'tries of the calendar come again',
  run: held => ({ ...held, grace: held.grace && { ...held.grace, isHard: false } }),
}

export const PAUSE: Move<Name> = {
  says: 'notes since when it is paused',
  run: (held, { at }) => ({ ...held, pausedAt: at }),
}
/** The paid rest is kept to the millisecond, so shares are what they were; ends are counted from a new anchor. */
export const CONTINUE: Move<Name> = {
  says: 'moves the period and the grace by the length of the pause',
  run(held, { at }) {
    const by = at - (held.pausedAt ?? at)
    const period = { start: held.period.start + by, end: held.period.end + by }
    const grace = held.grace && shifted(held.grace, Math.min(by, at - held.grace.since))
    return { ...held, period, grace, anchor: period.end, months: 0, pausedAt: null }
  },
}

const end = (held: Subscription, endedAt: number): Subscription => ({
  ...lapsed(held, isOpen),
  endedAt,
  grace: null,
  pending: null,
  pausedAt: null,
})
export const END: Move<Name> = { says: 'ends it now', run: (held, { at }) => end(held, at) }
export const END_AT_ITS_END: Move<Name> = {
  says: 'ends it at the end that was told',
  run: held => end(held, endOf(held)),
}
export const END_WITH_ITS_PERIOD: Move<OfACharge> = {
  says: 'ends it at the start of the period that the charge paid for',
  run: (held, told) => end(held, chargeOf(held, told)?.period.start ?? told.at),
}
export const TAKE_PART_BACK: Move<'refunded_in_part'> = {
  says: 'credits no more what went back of the charge',
  run(held, told) {
    const charge = chargeOf(held, told)
    return charge ? withoutReturned(held, charge, told.amount) : held
  },
}
/** What it took from the balance is balance again; what a change made of it is none. */
export const TAKE_BACK: Move<OfACharge> = {
  says: 'notes that the payment went back, and with it what a change kept of it; what the balance gave for it is balance again',
  run(held, told) {
    const charge = chargeOf(held, told)
    return charge ? takenBack(held, charge) : held
  },
}

/** What the balance gave may be of a charge that went back before, which leaves nothing then. */
function takenBack(held: Subscription, charge: Charge): Subscription {
  const left = withoutReturned(held, charge, charge.amount)
  const back = withCharge({ ...left, balance: left.balance + charge.fromBalance }, charge, {
    state: 'taken_back',
  })
  return back.charges
    .filter(({ number, state }) => state === 'taken_back' && number < charge.number)
    .reduce((without, earlier) => withoutReturned(without, earlier, earlier.amount), back)
}

export const ASK_WITH_NEW_CARD: Move<Name> = {
  says: 'asks for the renewal again, also after a hard decline',
  run: (held, told, rules) => triedAgain(FORGET_HARD_DECLINE.run(held, told, rules), told.at),
}
