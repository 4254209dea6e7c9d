export type { ExtraRows } from './extra-rows'
export {
  catchUp,
  isBehind,
  isCaughtUp,
  isListening,
  knownRuleBook,
  pageRevision,
  ruleBook,
  ruleBookRevision,
  stopListening,
} from './live'
export { loadSnapshot, type Snapshot } from './load'
export type { RowProblem } from './row-problem'
export { inLanguage, type Localized } from './words'
