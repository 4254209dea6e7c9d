import { createHmac } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { nasty } from '@tests/support/fuzz/values'
import { settingsFor } from '@tests/support/payers'
import fc from 'fast-check'
import { expect, test } from 'vitest'

await freshDatabase()
const settings = settingsFor('http://127.0.0.1:9')
Object.assign(process.env, settings)
const { POST } = await import('@/app/webhooks/[provider]/route')

const RUNS = Number(process.env.FUZZ_RUNS ?? 300)
const seed = Number(process.env.FUZZ_SEED ?? 1)

const now = () => Math.floor(Date.now() / 1000)
const hmac = (secret: string, text: string, body: Uint8Array) =>
  createHmac('sha256', secret).update(text).update(body).digest('hex')

const SIGN = {
  stripe: (body: Uint8Array) => {
    const at = now()
    return { 'stripe-signature': `t=${at},v1=${hmac(settings.STRIPE_WEBHOOK_SECRET, `${at}.`, body)}` }
  },
  paddle: (body: Uint8Array) => {
    const at = now()
    return { 'paddle-signature': `ts=${at};h1=${hmac(settings.PADDLE_WEBHOOK_SECRET, `${at}:`, body)}` }
  },
  sandbox: (body: Uint8Array) => {
    const at = now()
    return { 'sandbox-signature': `t=${at},v1=${hmac(process.env.SANDBOX_SECRET ?? '', `${at}.`, body)}` }
  },
}

/** A field that is right, or anything. */
const field = (...right: unknown[]) => fc.oneof(fc.constantFrom(...right), nasty)

const OBJECT = fc.record({ id: field('cs_1', 'ch_1', 'txn_1'), object: nasty }, { requiredKeys: [] })
const EVENT = fc.record(
  {
    id: field('evt_1', 'evt_2'),
    event_id: field('evt_1', 'evt_2'),
    object: field('event'),
    type: field('checkout.session.completed', 'charge.refunded', 'no.such'),
    event_type: field('transaction.completed', 'adjustment.updated', 'no.such'),
    created: field(now(), 0, -1, 1e300),
    occurred_at: field(new Date().toISOString(), '2026-13-45', ''),
    livemode: field(false, true),
    account: nasty,
    data: fc.oneof(OBJECT, fc.record({ object: OBJECT }), nasty),
    events: nasty,
  },
  { requiredKeys: [] },
)

/** As it should be but for one field. */
const NEAR = fc
  .tuple(fc.constantFrom('id', 'event_id', 'account', 'none', 'data', 'type'), nasty, fc.nat())
  .map(([name, value, number]) => ({
    id: `evt_${number}`,
    event_id: `evt_${number}`,
    object: 'event',
    type: 'charge.refunded',
    event_type: 'transaction.paid',
    created: now(),
    occurred_at: new Date().toISOString(),
    livemode: false,
    data: { id: `txn_${number}`, object: { id: `ch_${number}` } },
    [name]: value,
  }))

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)) ?? ''

const BODY = fc.oneof(
  { weight: 6, arbitrary: EVENT.map(textOf).map(text => Buffer.from(text)) },
  { weight: 4, arbitrary: NEAR.map(textOf).map(text => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.json().map(text => Buffer.from(text)) },
)

const HEADER = fc.oneof(
  { weight: 8, arbitrary: fc.constant('signed') },
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.stringMatching(/^[tsvh1=,;0-9a-f ]{0,80}$/) },
)

test.each(['stripe', 'paddle', 'sandbox'] as const)(
  'no body sent to the webhooks of %s is a failure of the shop',
  async provider => {
    const seen = new Map<number, number>()
    const sent = async (body: Buffer, header: string | undefined) => {
      const signed = SIGN[provider](body)
      const headers =
        header === 'signed' ? signed : header === undefined ? {} : { [Object.keys(signed)[0] ?? '']: header }
      const request = new Request(`http://localhost/webhooks/${provider}`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers,
      })
      const { status } = await POST(request, { params: Promise.resolve({ provider }) })
      seen.set(status, (seen.get(status) ?? 0) + 1)
      return status
    }
    await fc.assert(
      fc.asyncProperty(BODY, HEADER, async (body, header) => (await sent(body, header)) < 500),
      { numRuns: RUNS, seed },
    )
    expect([...seen.keys()].toSorted()).toEqual(provider === 'sandbox' ? [400] : [200, 400])
  },
)
