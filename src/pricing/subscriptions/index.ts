export { type ActionPlan, act, nextChargeOf, planOf } from './action-plan'
export { CLOCK_ROWS } from './clock-rows'
export { dueOf } from './due'
export { EFFECTS } from './effect'
export {
  type Name,
  SUBSCRIPTION_ACTIONS,
  type SubscriptionAction,
  type SubscriptionEvent,
} from './event'
export { EVENT_ROWS } from './event-rows'
export { firstRenewalOf, offeredOf } from './offered'
export { monthsOf, RENEWING_PLANS, type RenewingPlan } from './plan'
export { discountSteps } from './price'
export { prorateAll } from './prorate-cases'
export type { Row } from './row'
export {
  APPLIES,
  type Applies,
  CHANGE_INTERVALS,
  CHANGE_PRICES,
  changeRuleRow,
  type SubscriptionRules,
  storedSubscriptionSettings,
  subscriptionSettingsRow,
  whenApplies,
} from './rules'
export { STATE_NAMES, STATES, type State } from './state'
export { allowedActions, allows, begin, type Refused, type Stepped, step } from './step'
export {
  type Charge,
  endOf,
  type Offered,
  type Purpose,
  productsTaken,
  type Subscription,
  type Terms,
  termsAhead,
} from './subscription'
export { SUPPORT_ROWS } from './support-rows'
export { TABLE } from './table'
