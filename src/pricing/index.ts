export { authorised } from './authorised'
export { nextBoundary } from './boundary'
export { type Category, categoryOf } from './category'
export { compared } from './compared'
export { quoteAll, quoteContract } from './contract'
export { countedFor } from './counted'
export { COUPON_REFUSALS } from './coupon-check'
export { coverOf } from './cover'
export {
  convertAmount,
  convertPrice,
  currencyFor,
  currencyOf,
  DECIMALS,
  exchangeAmount,
} from './currency'
export type { Step } from './explanation'
export { formatMoney } from './format-money'
export { atRate, discountPercent } from './money'
export { offTypeRoute } from './off-type-route'
export type { OwnedLicence } from './ownership'
export { billingOf, type PlanList, type PlanOption, planList } from './plan-list'
export { isLifetimePlan, PLAN_TERMS, pricesPer } from './plan-terms'
export { priceChanges } from './price-changes'
export { priorPrice } from './prior-price'
export type { Product } from './product'
export type { PriceChange } from './promotion-changes'
export { type Quote, quote } from './quote'
export { parseQuoteInput, type QuoteInput, type QuoteVisit } from './quote-input'
export * from './rows'
export { buildRuleBook, type Rows, type RuleBook } from './rule-book'
export { splitTotal } from './split'
export type { Kind } from './stacking'
export { type SubscriberPrice, subscriberPrice } from './subscriber-price'
export { type OwnershipSummary, summaryOf } from './summary'
export { isQuoteError, type QuoteError, type QuoteErrorCode } from './target'
export { includedTax, type TaxLine } from './tax/included-tax'
export * from './vocabulary'
export { isWithin } from './window'
