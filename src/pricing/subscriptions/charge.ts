import type { Brought, Charge, ChargeState, Purpose, Subscription } from './subscription'

type Opening = Pick<Charge, 'purpose' | 'at' | 'period' | 'debit' | 'lapses'> & {
  credit?: number
  brings?: Brought
}

/** Opens a charge of `debit` less `credit` less the balance; a surplus becomes balance once it is settled. */
export function opened(
  subscription: Subscription,
  { credit = 0, brings = {}, ...rest }: Opening,
): Subscription {
  const due = rest.debit - credit
  const fromBalance = Math.max(0, Math.min(due, subscription.balance))
  const charge: Charge = {
    ...rest,
    credit,
    brings,
    fromBalance,
    amount: Math.max(0, due - fromBalance),
    number: subscription.charges.length + 1,
    state: 'in_flight',
  }
  return { ...subscription, charges: [...subscription.charges, charge] }
}

/** Counts a charge once: what it brings, what it leaves of the balance, and the end of a grace. */
export function settled(subscription: Subscription, charge: Charge): Subscription {
  const { amount, credit, debit, brings } = charge
  return withCharge(
    {
      ...subscription,
      ...brings,
      balance: subscription.balance + amount + credit - debit,
      grace: null,
    },
    charge,
    { state: 'paid' },
  )
}

/** Changes the facts of one charge, found by its number; an unknown one changes nothing. */
export function withCharge(
  subscription: Subscription,
  { number }: Charge,
  change: Partial<Charge>,
): Subscription {
  return {
    ...subscription,
    charges: subscription.charges.map(charge =>
      charge.number === number ? { ...charge, ...change } : charge,
    ),
  }
}

const OPEN: readonly ChargeState[] = ['in_flight', 'declined']
const FREEZING: readonly Purpose[] = ['change', 'option', 'upgrade']

/** Not decided: its payer has yet to answer, or declined it and may be paid still. */
export const isOpen = ({ state }: Charge): boolean => OPEN.includes(state)

/** While it is open nothing renews and nothing is tried again: paid or not, one of the two is what happened. */
export const isFreezing = (charge: Charge): boolean => isOpen(charge) && FREEZING.includes(charge.purpose)

/** The charge that its payer was asked for and has not answered; undefined where none is. */
export const inFlight = ({ charges }: Subscription) => charges.find(({ state }) => state === 'in_flight')

/** The renewal that is not paid yet, declined ones too; undefined where none is open. */
export const openRenewal = ({ charges }: Subscription) =>
  charges.find(charge => isOpen(charge) && charge.purpose === 'renewal')

/** Gives up what is open and no longer wanted: money that still comes for it is returned. */
export function lapsed(subscription: Subscription, isGivenUp: (charge: Charge) => boolean): Subscription {
  return {
    ...subscription,
    charges: subscription.charges.map(charge =>
      isGivenUp(charge) ? { ...charge, state: 'lapsed' } : charge,
    ),
  }
}
