import { z } from 'zod'
import { FAULTS, orderFault } from './faults'
import type { Ledger } from './ledger'
import { PADDLE_ACTS } from './paddle/acts'
import { STRIPE_ACTS } from './stripe/acts'
import { deliverDue, type Endpoints, resendAll, STRAIGHT } from './webhooks'

const order = {
  fault: z.object({ route: z.string(), fault: z.enum(FAULTS), times: z.number().int().default(1) }),
  weather: z.object({ share: z.number(), faults: z.array(z.enum(FAULTS)), seed: z.number() }),
  act: z.object({ front: z.enum(['stripe', 'paddle']), act: z.string(), id: z.string() }),
  switches: z
    .object({ duplicate: z.number(), shuffle: z.boolean(), drop: z.boolean(), delayMs: z.number() })
    .partial(),
  forward: z.object({ ms: z.number().positive() }),
  endpoints: z.object({ front: z.enum(['stripe', 'paddle']), list: z.array(z.unknown()) }),
}

type Order = (ledger: Ledger, body: unknown, endpoints: Endpoints) => Promise<unknown>

/** What tests tell the stand-in, and what it tells them; none of it is a provider's. */
export const CONTROL: Record<string, Order> = {
  '/__ledger': ledger => ledger.query('select front, kind, body from stand_in.objects order by seq'),
  '/__sent': ledger =>
    ledger.query('select front, type, id, status, tries, is_dropped from stand_in.webhooks order by seq'),
  '/__requests': ledger => ledger.query('select route, status from stand_in.requests order by seq'),
  '/__faults': (ledger, body) => {
    const { route, fault, times } = order.fault.parse(body)
    return orderFault(ledger, route, fault, times)
  },
  '/__weather': (ledger, body) => ledger.set('weather', order.weather.parse(body)),
  '/__act': (ledger, body) => {
    const { front, act, id } = order.act.parse(body)
    const does = (front === 'stripe' ? STRIPE_ACTS : PADDLE_ACTS)[act]
    if (!does) throw new Error(`The stand-in does no ${act} at ${front}.`)
    return does(ledger, id)
  },
  '/__switches': async (ledger, body) =>
    ledger.set('switches', { ...STRAIGHT, ...order.switches.parse(body) }),
  '/__clock': async (ledger, body) => {
    const { ms } = order.forward.parse(body)
    await ledger.set('clock', (await ledger.setting('clock', 0)) + ms)
  },
  '/__endpoints': (ledger, body) => {
    const { front, list } = order.endpoints.parse(body)
    return ledger.set(`${front}_endpoints`, list)
  },
  '/__deliver': (ledger, _, endpoints) => deliverDue(ledger, endpoints),
  '/__resend': ledger => resendAll(ledger),
}
