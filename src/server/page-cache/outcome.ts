import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

export type Outcome = { isDegraded: boolean; status: number | undefined }

const storage = onePerProcess('outcome of a page', () => new AsyncLocalStorage<Outcome>())

export const newOutcome = (): Outcome => ({ isDegraded: false, status: undefined })

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
