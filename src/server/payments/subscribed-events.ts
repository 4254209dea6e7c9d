import { z } from 'zod'
import { onePerProcess } from '@/one-per-process'
import { shopOrigins } from '../http/origins'
import { log } from '../runtime/log/log'
import { isPaddleSetUp, isStripeSetUp } from '../runtime/payer-keys'
import { paddle, read } from './paddle/client'
import { PADDLE_EVENTS } from './paddle/webhook'
import { asked, stripe } from './stripe/client'
import { STRIPE_EVENTS } from './stripe/webhook'

type Endpoint = { url: string; isOn: boolean; events: readonly string[] }
type Subscribed = {
  provider: 'stripe' | 'paddle'
  handled: readonly string[]
  endpoints: readonly Endpoint[]
}

export type UntoldEvents = { provider: Subscribed['provider']; missing: readonly string[] }

/** Event types that the shop handles and no endpoint of it is told of, for each payer with keys. */
export async function untoldEvents(): Promise<UntoldEvents[]> {
  const all = await Promise.all([
    ...(isStripeSetUp() ? [stripeSubscribed()] : []),
    ...(isPaddleSetUp() ? [paddleSubscribed()] : []),
  ])
  return all.map(missingOf).filter(({ missing }) => missing.length > 0)
}

type Known = { untold: readonly UntoldEvents[]; askedAt: number }
const known = onePerProcess<Known>('untold events', () => ({ untold: [], askedAt: 0 }))

const ASK_AGAIN_MS = 10 * 60_000

/** The last answer that is known; payers are asked again behind it where it is old (`at` in ms). */
export function untoldAsKnown(at: number): readonly UntoldEvents[] {
  if (at - known.askedAt > ASK_AGAIN_MS) void warnOfUntoldEvents(at)
  return known.untold
}

/** Warns at the start of what a payer does not tell, such as refunds; that a payer cannot be asked stops nothing. */
export async function warnOfUntoldEvents(at: number): Promise<void> {
  known.askedAt = at
  try {
    known.untold = await untoldEvents()
    for (const { provider, missing } of known.untold)
      log.warn(
        { provider, missing },
        'a payer does not tell the shop of these events: subscribe its endpoint to them',
      )
  } catch (error) {
    log.warn({ error }, 'the payers could not be asked which events they tell')
  }
}

function missingOf({ provider, handled, endpoints }: Subscribed): UntoldEvents {
  const ours = shopOrigins().map(origin => `${origin}/webhooks/${provider}`)
  const told = endpoints.filter(({ url, isOn }) => isOn && ours.includes(url)).flatMap(({ events }) => events)
  return { provider, missing: told.includes('*') ? [] : handled.filter(type => !told.includes(type)) }
}

const stripeEndpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
})

async function stripeSubscribed(): Promise<Subscribed> {
  const { data } = await asked(() => stripe().webhookEndpoints.list({ limit: 100 }), stripeEndpoints)
  const endpoints = data.map(({ url, status, enabled_events }) => ({
    url,
    isOn: status === 'enabled',
    events: enabled_events,
  }))
  return { provider: 'stripe', handled: STRIPE_EVENTS, endpoints }
}

const paddleEndpoints = z.array(
  z.object({
    destination: z.string(),
    active: z.boolean(),
    subscribedEvents: z.array(z.object({ name: z.string() })),
  }),
)

async function paddleSubscribed(): Promise<Subscribed> {
  const found = await read(() => paddle().notificationSettings.list(), paddleEndpoints)
  const endpoints = found.map(({ destination, active, subscribedEvents }) => ({
    url: destination,
    isOn: active,
    events: subscribedEvents.map(({ name }) => name),
  }))
  return { provider: 'paddle', handled: PADDLE_EVENTS, endpoints }
}
