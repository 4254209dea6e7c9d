import { say } from './say'

/** Ends this process with the code of its work; where the work fails, with one sentence about why and code 1. */
export const exitWith = (work: Promise<number>): void => void work.then(code => process.exit(code), fail)

export function fail(error: unknown): never {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
