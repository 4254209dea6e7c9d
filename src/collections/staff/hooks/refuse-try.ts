import { APIError, type PayloadRequest } from 'payload'
import type { RateLimited } from '@/server/http/rate-limit'

/** Throws 429 with Retry-After and a sentence. */
export function refuseTry(req: PayloadRequest, taken: RateLimited): void {
  if (taken.ok) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(taken.retryAfter))
  const minutes = Math.ceil(taken.retryAfter / 60)
  const sentence = `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  throw new APIError(sentence, 429, { code: 'too_many_tries' }, true)
}
