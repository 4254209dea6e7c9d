import { APIError, type PayloadRequest } from 'payload'
import type { RateLimited } from '@/server/http/rate-limit'
import { tooManyTries } from '@/server/staff/too-many-tries'

/** Throws 429 with Retry-After and a sentence. */
export function refuseTry(req: PayloadRequest, taken: RateLimited): void {
  if (taken.ok) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(taken.retryAfter))
  throw new APIError(tooManyTries(taken.retryAfter), 429, { code: 'too_many_tries' }, true)
}
