import { AsyncLocalStorage } from 'node:async_hooks'
import { onePerProcess } from '@/one-per-process'

/** What is known of a page beside its bytes, by whoever made a part of it. */
export type Outcome = { isDegraded: boolean; status: number | undefined }

const storage = onePerProcess('outcome of a page', () => new AsyncLocalStorage<Outcome>())

/** Of a page that is about to be made. */
export const newOutcome = (): Outcome => ({ isDegraded: false, status: undefined })

/** Does `work`; what is said of the page while it is made stands in `outcome`. */
export const withOutcome = <T>(outcome: Outcome, work: () => T): T => storage.run(outcome, work)

/** Says of the page that is being made that it lacks something: it is shown as it is, and kept by nobody. */
export function lacksSomething(): void {
  const outcome = storage.getStore()
  if (outcome) outcome.isDegraded = true
}

/** Says of the page that is being made with which status it is answered: a page of Next has no way to. */
export function failsWith(status: number): void {
  const outcome = storage.getStore()
  if (outcome) outcome.status = status
}
