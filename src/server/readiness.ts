import { database } from './database'
import { log } from './log'
import { isListening, type RowProblem, ruleBook, ruleBookRevision } from './rule-book'

export type Readiness = {
  ready: boolean
  database: boolean
  ruleBook: { loaded: boolean; listening: boolean; revision: number; problems: RowProblem[] }
}

/** Whether the database answers and a rule book is loaded, and which stored rows were left out. Never throws. */
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
