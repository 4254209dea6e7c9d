import type { HeldPlan, PlanState } from './held-plan'

/** What can be done with a subscription (DOMAIN 6); `diff_price` only asks for a price. */
export const PLAN_ACTIONS = [
  'change_subscription',
  'upgrade_lft',
  'add_option',
  'resume_subscription',
  'cancel_upgrade',
  'cancel',
  'diff_price',
] as const
type PlanAction = (typeof PLAN_ACTIONS)[number]

/**
 * Nothing to change, resume or cancel in a plan that does not renew; another can be bought, at a price to ask for. What
 * renews is asked for by the id of its subscription.
 */
const ALLOWED: Record<PlanState, readonly PlanAction[]> = {
  prepaid: ['diff_price'],
  renewing: [],
  ended: ['diff_price'],
  lifetime: ['diff_price'],
  suspended: [],
  disputed: [],
  revoked: [],
  charged_back: [],
  refunded: [],
}

export type Allowed = { state: PlanState; allowed: readonly PlanAction[] }

/** What the state of a plan allows, as an answer of 409 tells it (DOMAIN 6). */
export const allowedWith = ({ state }: Pick<HeldPlan, 'state'>): Allowed => ({
  state,
  allowed: ALLOWED[state],
})
