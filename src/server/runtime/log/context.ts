import { AsyncLocalStorage } from 'node:async_hooks'

/** What every line says that is written while something is worked on: which request, or which job. */
type LogContext = Readonly<Record<string, string>>

type Shared = { shopLogContext?: AsyncLocalStorage<LogContext> }

// One per process, whatever bundle asks: a request enters in the launcher, and pages and calls are bundled apart.
const shared: Shared = globalThis as Shared

const storage = (): AsyncLocalStorage<LogContext> => {
  shared.shopLogContext ??= new AsyncLocalStorage()
  return shared.shopLogContext
}

/** Does `work`; each line that is logged by it, however late, carries these fields. */
export const withLogContext = <T>(context: LogContext, work: () => T): T => storage().run(context, work)

/** The fields of whatever is worked on here. */
export const logContext = (): LogContext => storage().getStore() ?? {}
