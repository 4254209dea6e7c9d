export { authorised } from './authorised'
export { nextBoundary } from './boundary'
export { type Category, categoryOf, type Standing, standingOf } from './category'
export { compared } from './compared'
export { type QuoteContract, quoteAll, quoteContract } from './contract'
export { countedFor } from './counted'
export { type Coupon, normalCode } from './coupon'
export { COUPON_REFUSALS, type CouponRefusal } from './coupon-check'
export { coverOf } from './cover'
export {
  type CurrencySetting,
  convertAmount,
  convertPrice,
  currencyFor,
  DECIMALS,
  type Prices,
} from './currency'
export type { Rejection, Step } from './explanation'
export { formatMoney } from './format-money'
export { atRate, discountPercent } from './money'
export { offTypeRoute } from './off-type-route'
export type { Offer } from './offer'
export type { Offering } from './offering'
export type { OwnedLicence } from './ownership'
export { type PlanList, type PlanOption, planList } from './plan-list'
export { isLifetimePlan, PLAN_TERMS, type PlanTerms, type PricesPer, pricesPer } from './plan-terms'
export type { Problem } from './problem'
export type { Product } from './product'
export { type Quote, quote } from './quote'
export { type ParsedQuoteInput, parseQuoteInput, type QuoteInput, type QuoteVisit } from './quote-input'
export * from './rows'
export { buildRuleBook, type Rows, type RuleBook } from './rule-book'
export { type SplitOptions, splitTotal } from './split'
export type { Applied, Kind, Refusal } from './stacking'
export { type SubscriberPrice, type SubscriberUpgrade, subscriberPrice } from './subscriber-price'
export { type OwnershipSummary, summaryOf } from './summary'
export { isQuoteError, type QuoteError, type QuoteErrorCode } from './target'
export * from './vocabulary'
export { isWithin, type Window } from './window'
