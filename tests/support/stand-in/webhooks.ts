import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Front, Ledger } from './ledger'

/** Where a front's webhooks go, and what they are signed with. */
type Endpoint = { url: string; secret: string }
export type Endpoints = Record<Front, Endpoint>

export type Switches = { duplicate: number; shuffle: boolean; drop: boolean; delayMs: number }
export const STRAIGHT: Switches = { duplicate: 1, shuffle: false, drop: false, delayMs: 0 }

type Event = { id: string; type: string; body: unknown }

export async function queueWebhook(ledger: Ledger, front: Front, { id, type, body }: Event): Promise<void> {
  const { drop, delayMs } = await ledger.setting('switches', STRAIGHT)
  await ledger.query(
    'insert into stand_in.webhooks (id, front, type, body, due, is_dropped) values ($1, $2, $3, $4, $5, $6)',
    [id, front, type, JSON.stringify(body), (await ledger.now()) + delayMs, drop],
  )
}

type Waiting = { seq: string; front: Front; body: string }

/** Sends what is due, each as often and in such an order as the switches say; what is refused is sent again later. */
export async function deliverDue(ledger: Ledger, endpoints: Endpoints): Promise<number[]> {
  const { duplicate, shuffle } = await ledger.setting('switches', STRAIGHT)
  const now = await ledger.now()
  const due = await ledger.query<Waiting>(
    `select seq, front, body from stand_in.webhooks where sent_at is null and not is_dropped and due <= $1
     order by ${shuffle ? 'random()' : 'seq'}`,
    [now],
  )
  const statuses: number[] = []
  for (const each of due)
    for (let time = 0; time < duplicate; time += 1) statuses.push(await deliver(ledger, endpoints, each, now))
  return statuses
}

const RETRY_MS = 60_000

async function deliver(ledger: Ledger, endpoints: Endpoints, { seq, front, body }: Waiting, now: number) {
  const { url, secret } = endpoints[front]
  const sent = await fetch(url, { method: 'POST', body, headers: signed(front, body, now, secret) }).catch(
    () => undefined,
  )
  await ledger.query(
    `update stand_in.webhooks set tries = tries + 1, status = $2, sent_at = case when $3 then $4::bigint end,
       due = case when $3 then due else $4::bigint + $5 end where seq = $1`,
    [seq, sent?.status ?? null, sent?.ok ?? false, now, RETRY_MS],
  )
  return sent?.status ?? 0
}

/** Signed when it is sent: Stripe's by its own SDK, Paddle's by the rule of its documentation. */
export function signed(front: Front, payload: string, now: number, secret: string): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  if (front === 'stripe')
    return { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
  const h1 = createHmac('sha256', secret).update(`${timestamp}:${payload}`).digest('hex')
  return { 'paddle-signature': `ts=${timestamp};h1=${h1}` }
}

export const resendAll = (ledger: Ledger) =>
  ledger.query('update stand_in.webhooks set sent_at = null, is_dropped = false, due = 0')

/** Until it is told to stop: what a payer does by itself. */
export async function keepDelivering(
  ledger: Ledger,
  endpoints: Endpoints,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    await deliverDue(ledger, endpoints)
    await wait(200, undefined, { signal: until }).catch(() => {})
  }
}
