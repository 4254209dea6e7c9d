import { say } from './say'

export const exitWith = (work: Promise<number>): void => void work.then(code => process.exit(code), fail)

export function fail(error: unknown): never {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
