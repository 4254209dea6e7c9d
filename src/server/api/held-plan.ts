import { allowedWith, type HeldPlan } from '../subscriptions'
import { type Answer, refused } from './answer'
import { isoText } from './instant'

/** A plan as calls tell of it (API, get_subscription); one that was paid in advance ends by itself. */
export const planTold = ({ id, pid, plan, state, expires, bought }: HeldPlan) => ({
  subscription_id: id,
  pid,
  plan,
  state,
  payer: bought?.payer ?? null,
  period_end: isoText(expires),
  cancel_at_end: state === 'prepaid',
  pending_change: null,
  price: bought && { amount: bought.price, currency: bought.currency },
})

/** A licence with its key, as its owner is told of it. */
export const licenceTold = ({ id, key, pid, plan, state, issued, expires }: HeldPlan) => ({
  licence_id: id,
  key,
  pid,
  plan,
  state,
  issued: isoText(issued),
  expires: isoText(expires),
})

/** What the state of a plan forbids: nothing has changed, and the answer says what the state allows. */
export const forbidden = (held: HeldPlan | undefined): Answer =>
  held ? refused('not_allowed', { data: allowedWith(held) }) : refused('not_found')
