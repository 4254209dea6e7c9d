import { log } from './log'
import { ruleBook } from './rule-book'

/** Warms up what the first visitor would wait for, and starts the background work of this process. */
export async function startServer(): Promise<void> {
  await ruleBook().catch((error: unknown) => log.error({ error }, 'the rule book is not loaded yet'))
}
