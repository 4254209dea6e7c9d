const FIRST_SECONDS = 10
const MAX_SECONDS = 30 * 60
export const LIFE_SECONDS = 24 * 60 * 60

/** Seconds until the next attempt: ten, doubling up to half an hour; undefined once a day has passed. */
export const pauseAfter = (failures: number): number | undefined =>
  waitedBefore(failures) < LIFE_SECONDS ? pauseOf(failures) : undefined

const pauseOf = (failure: number): number => Math.min(FIRST_SECONDS * 2 ** (failure - 1), MAX_SECONDS)

function waitedBefore(failures: number): number {
  let waited = 0
  for (let failure = 1; failure < failures; failure += 1) waited += pauseOf(failure)
  return waited
}
