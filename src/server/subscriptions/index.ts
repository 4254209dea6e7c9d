export { type Allowed, allowedWith, PLAN_ACTIONS, type PlanAction } from './actions'
export { keepCancelFeedback } from './cancel-feedback'
export { type HeldPlan, heldPlanOf, heldPlansOf, type PlanState } from './held-plan'
export { type Asked, type PriceDifference, priceDifference } from './price-difference'
