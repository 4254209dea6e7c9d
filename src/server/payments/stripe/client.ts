import Stripe from 'stripe'
import type { z } from 'zod'
import { env } from '../../runtime/env'
import { patiently, type Trouble } from '../payer-calls'

/** The version of the API that the SDK's types describe. */
const API_VERSION = '2026-10-28.endive'

let client: { key: string; stripe: Stripe } | undefined

/** Without retries of its own, which would be beside ours, and without telling Stripe how long its answers took. */
export function stripe(): Stripe {
  const key = env().STRIPE_SECRET_KEY ?? ''
  if (client?.key !== key)
    client = { key, stripe: new Stripe(key, { ...OPTIONS, ...placeOf(env().STRIPE_API_URL) }) }
  return client.stripe
}

const OPTIONS = { apiVersion: API_VERSION, maxNetworkRetries: 0, telemetry: false } as const

/** Another host than Stripe's, for tests. */
function placeOf(address: string | undefined) {
  if (address === undefined) return {}
  const { hostname: host, port, protocol } = new URL(address)
  return { host, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) }
}

/** An answer is what its schema says: one without Stripe's envelope resolves as a success in the SDK. */
export const asked = async <T>(ask: () => Promise<unknown>, schema: z.ZodType<T>): Promise<T> =>
  patiently(async () => schema.parse(await ask()), { isRepeatable: true, troubleOf })

/** Every call reads or has a key, so that all but a refusal may be asked again. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Stripe.errors.StripeError)) return 'lost'
  const status = error.statusCode ?? 0
  if (status === 429 || status === 409) return 'passing'
  return status >= 400 && status < 500 ? 'refused' : 'lost'
}

/** Stripe knows nothing by this id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** Refused for this parameter, so that nothing was done. */
export const isRefusedFor = (error: unknown, parameter: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === parameter

/** Stripe answered that the request cannot be done, so that nothing was; a declined card is no such refusal. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
