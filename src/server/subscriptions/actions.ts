import type { HeldPlan, PlanState } from './held-plan'

/** What can be done with a subscription (DOMAIN 6); `diff_price` asks what something costs and charges nothing. */
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

/** A plan that does not renew has nothing to change, resume or cancel; one more can be bought, at a price to ask for. */
const ALLOWED: Record<PlanState, readonly PlanAction[]> = {
  prepaid: ['diff_price'],
  ended: ['diff_price'],
  lifetime: ['diff_price'],
  suspended: [],
  disputed: [],
  revoked: [],
  charged_back: [],
  refunded: [],
}

/** What the state of a plan is, and what it allows. */
export type Allowed = { state: PlanState; allowed: readonly PlanAction[] }

export const allowedWith = ({ state }: Pick<HeldPlan, 'state'>): Allowed => ({
  state,
  allowed: ALLOWED[state],
})
