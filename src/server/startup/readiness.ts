import { isDraining } from '../http/drain'
import { cacheStats } from '../page-cache/stats'
import { databaseAnswers } from '../rule-book/database-reach'
import { isListening, knownRuleBook, ruleBookRevision } from '../rule-book/live'
import type { RowProblem } from '../rule-book/row-problem'

export type Readiness = {
  ready: boolean
  /** Whether this process is about to end. */
  draining: boolean
  database: boolean
  ruleBook: { loaded: boolean; listening: boolean; revision: number; problems: RowProblem[] }
  /** Finished pages in memory, and the bytes that they take. */
  kept: { pages: number; bytes: number }
}

/**
 * Whether the database answers and a rule book is loaded, which stored rows were left out, and how many pages are kept.
 * Never throws, and waits for the database no longer than its deadline.
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
