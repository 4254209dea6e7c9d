import { ApiError, type Environment, Paddle } from '@paddle/paddle-node-sdk'
import type { z } from 'zod'
import { env } from '../../runtime/env'
import { patiently, type Trouble } from '../payer-calls'

let client: { key: string; paddle: Paddle } | undefined

/** One client for as long as the key is the same. Call it through `read` or `write`, which have a time limit. */
export function paddle(): Paddle {
  const { PADDLE_API_KEY: key = '', PADDLE_API_URL } = env()
  if (client?.key !== key) client = { key, paddle: new Paddle(key, { environment: hostAt(PADDLE_API_URL) }) }
  return client.paddle
}

/** The SDK takes what is none of its two names for an address, which a test holds it to. */
const hostAt = (address: string): Environment => address as Environment

/** The SDK has no time limit, no retry and no idempotency key: only what reads is asked again by itself. */
export const read = <T>(ask: () => Promise<unknown>, schema: z.ZodType<T>): Promise<T> =>
  patiently(async () => schema.parse(await ask()), { isRepeatable: true, troubleOf })

/** `LostAnswer` where it may have been done: it is read again before it is asked again. */
export const write = <T>(ask: () => Promise<unknown>, schema: z.ZodType<T>): Promise<T> =>
  patiently(async () => schema.parse(await ask()), { isRepeatable: false, troubleOf })

const PASSING = ['too_many_requests', 'concurrent_transaction_request']

/** An answer without Paddle's envelope is no `ApiError`. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'lost'
  if (PASSING.includes(error.code)) return 'passing'
  return error.type === 'api_error' ? 'lost' : 'refused'
}

/** Of what `read` and `write` throw: Paddle answered, and it was not done; a `LostAnswer` is no refusal. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError

/** Refused with one of these codes of Paddle's. */
export const isRefusedAs = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code)

/** Paddle knows nothing by this id. */
export const isMissing = (error: unknown): boolean => isRefusedAs(error, ['entity_not_found', 'not_found'])
