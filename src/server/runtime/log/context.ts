import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

/** What every line says that is written while something is worked on: which request, or which job. */
type LogContext = Readonly<Record<string, string>>

const storage = onePerProcess('log context', () => new AsyncLocalStorage<LogContext>())

/** Does `work`; each line that is logged by it, however late, carries these fields. */
export const withLogContext = <T>(context: LogContext, work: () => T): T => storage.run(context, work)

/** The fields of whatever is worked on here. */
export const logContext = (): LogContext => storage.getStore() ?? {}
