/** What is said to somebody who may try again after some seconds. */
export function tooManyTries(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60)
  return minutes === 1
    ? 'Too many tries. Try again in 1 minute.'
    : `Too many tries. Try again in ${minutes} minutes.`
}
