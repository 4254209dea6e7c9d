import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

type LogContext = Readonly<Record<string, string>>

const storage = onePerProcess('log context', () => new AsyncLocalStorage<LogContext>())

/** Each line logged by `work`, however late, has these fields. */
export const withLogContext = <T>(context: LogContext, work: () => T): T => storage.run(context, work)

/** The fields that `withLogContext` gave to the work that runs; none outside of it. */
export const logContext = (): LogContext => storage.getStore() ?? {}
