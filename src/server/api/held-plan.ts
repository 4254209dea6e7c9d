import { z } from 'zod'
import { STATE_NAMES } from '@/pricing/subscriptions'
import { LICENCE_STATES } from '../licences/state'
import { type Allowed, allowedWith, PLAN_ACTIONS } from '../subscriptions/actions'
import type { HeldPlan } from '../subscriptions/held-plan'
import { type Refused, refused } from './answer'
import { isoText } from './instant'
import { pendingChange } from './order/subscription-terms'
import { instant, payer, pid, plan, price, uuid } from './terms'

const planState = z
  .enum(['prepaid', 'renewing', 'ended', 'lifetime', ...LICENCE_STATES])
  .exclude(['active'])
  .meta({
    id: 'PlanState',
    description:
      '`prepaid`: paid in advance and running; `renewing`: of a subscription; `ended`, `lifetime`, or what became of the licence.',
  })

export const subscription = z
  .strictObject({
    subscription_id: uuid,
    pid,
    plan,
    state: z.enum([...planState.options, ...STATE_NAMES]),
    payer: payer.nullable().describe('Null where somebody else bought it, as is the price.'),
    period_end: instant.nullable().describe('Null for life.'),
    cancel_at_end: z.boolean(),
    pending_change: pendingChange.nullable(),
    price: price.nullable(),
  })
  .meta({ id: 'Subscription', description: 'A plan that a customer holds.' })

export const licence = z
  .strictObject({
    licence_id: uuid,
    key: z.string(),
    pid,
    plan,
    state: planState,
    issued: instant,
    expires: instant.nullable().describe('Null for life.'),
  })
  .meta({ id: 'Licence' })

export const standing = z
  .strictObject({ state: planState, allowed: z.array(z.enum(PLAN_ACTIONS)).readonly() })
  .meta({ id: 'Standing', description: 'How a plan stands, and the actions that this allows.' })

/** A plan as the API shows it (API, get_subscription); one paid in advance always ends by itself. */
export const planTold = ({ id, pid, plan, state, expires, bought }: HeldPlan) => ({
  subscription_id: id,
  pid,
  plan,
  state,
  payer: bought?.provider ?? null,
  period_end: isoText(expires),
  cancel_at_end: state === 'prepaid',
  pending_change: null,
  price: bought && { amount: bought.price, currency: bought.currency },
})

/** A licence as the API shows it to its holder, with the whole key (API, license). */
export const licenceTold = ({ id, key, pid, plan, state, issued, expires }: HeldPlan) => ({
  licence_id: id,
  key,
  pid,
  plan,
  state,
  issued: isoText(issued),
  expires: isoText(expires),
})

/** 409 with the state and what it allows, as nothing was changed (DOMAIN 6); 404 where the customer holds no such plan. */
export const forbidden = (held: HeldPlan | undefined): Refused<Allowed> =>
  held ? refused('not_allowed', { data: allowedWith(held) }) : refused('not_found')
