import { database } from './database'
import { log } from './log'
import { keptPages } from './page-cache/kept'
import { isListening, type RowProblem, ruleBook, ruleBookRevision } from './rule-book'

export type Readiness = {
  ready: boolean
  database: boolean
  ruleBook: { loaded: boolean; listening: boolean; revision: number; problems: RowProblem[] }
  /** Finished pages in memory, and the bytes that they take. */
  kept: { pages: number; bytes: number }
}

/**
 * Whether the database answers and a rule book is loaded, which stored rows were left out, and how many pages are kept.
 * Never throws.
 */
export async function readiness(): Promise<Readiness> {
  const [answers, snapshot] = await Promise.all([databaseAnswers(), ruleBook().catch(unloaded)])
  return {
    ready: answers && snapshot !== undefined,
    database: answers,
    ruleBook: {
      loaded: snapshot !== undefined,
      listening: isListening(),
      revision: ruleBookRevision(),
      problems: snapshot?.problems ?? [],
    },
    kept: keptPages(),
  }
}

const databaseAnswers = () =>
  database.query('select 1').then(
    () => true,
    (error: unknown) => {
      log.error({ error }, 'the database does not answer')
      return false
    },
  )

function unloaded(error: unknown): undefined {
  log.error({ error }, 'the rule book is not loaded')
}
