import { LIFE_SECONDS, pauseAfter } from '../emails/tries'
import type { Answer } from './post'

/** `after`: seconds until the next attempt. */
export type Outcome = { kind: 'delivered' | 'gone' | 'failed' } | { kind: 'again'; after: number }

type Attempt = { answer: Answer; attempts: number; at: number }

/**
 * What an answer of a push service means (RFC 8030, 5 and 7.3). 404 and 410: the browser takes no more. Too many (429), an
 * outage and silence pass by, after as long as the service says or as emails wait. `at` in ms.
 */
export function outcomeOf({ answer, attempts, at }: Attempt): Outcome {
  if (answer.kind === 'forbidden') return { kind: 'failed' }
  if (answer.kind === 'unanswered') return again(attempts, 0)
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return again(attempts, secondsIn(retryAfter, at))
  return { kind: 'failed' }
}

function again(attempts: number, asked: number): Outcome {
  const pause = pauseAfter(attempts)
  if (pause === undefined || asked > LIFE_SECONDS) return { kind: 'failed' }
  return { kind: 'again', after: Math.max(pause, asked) }
}

/** Retry-After is a number of seconds or a date; of anything else, none. */
function secondsIn(retryAfter: string | undefined, at: number): number {
  if (retryAfter === undefined) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - at) / 1000))
}
