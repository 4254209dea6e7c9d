import { isDraining } from '../http/drain'
import { cacheStats } from '../page-cache/stats'
import { databaseAnswers } from '../rule-book/database-reach'
import { isListening, knownRuleBook, ruleBookRevision } from '../rule-book/live'
import type { RowProblem } from '../rule-book/row-problem'

export type Readiness = {
  ready: boolean
  draining: boolean
  database: boolean
  ruleBook: { loaded: boolean; listening: boolean; revision: number; problems: RowProblem[] }
  kept: { pages: number; bytes: number }
}

/**
 * Whether the database answers and the rule book is loaded, with the skipped rows and the page cache. Never throws;
 * waits no longer than the database's deadline.
 */
export async function readiness(): Promise<Readiness> {
  const answers = await databaseAnswers()
  const snapshot = knownRuleBook()
  return {
    ready: answers && snapshot !== undefined && !isDraining(),
    draining: isDraining(),
    database: answers,
    ruleBook: {
      loaded: snapshot !== undefined,
      listening: isListening(),
      revision: ruleBookRevision(),
      problems: snapshot?.problems ?? [],
    },
    kept: cacheStats(),
  }
}
