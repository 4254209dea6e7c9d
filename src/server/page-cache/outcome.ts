import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

export type Outcome = { isDegraded: boolean; status: number | undefined }

const storage = onePerProcess('outcome of a page', () => new AsyncLocalStorage<Outcome>())

/** Of a page that lacks nothing and has no status of its own. */
export const newOutcome = (): Outcome => ({ isDegraded: false, status: undefined })

/** Runs `work`; `lacksSomething` and `failsWith` called in it, however late, write into this outcome. */
export const withOutcome = <T>(outcome: Outcome, work: () => T): T => storage.run(outcome, work)

/** Marks the page being rendered as incomplete: shown, but not cached. */
export function lacksSomething(): void {
  const outcome = storage.getStore()
  if (outcome) outcome.isDegraded = true
}

/** Sets the status of the page being rendered, which Next cannot. */
export function failsWith(status: number): void {
  const outcome = storage.getStore()
  if (outcome) outcome.status = status
}
