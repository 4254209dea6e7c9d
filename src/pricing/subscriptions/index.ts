export { type CaseResult, prorateAll } from './prorate-cases'
