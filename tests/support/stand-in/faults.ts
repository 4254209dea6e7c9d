import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Front, Ledger } from './ledger'

/**
 * `500`, `429`, `409`, `html`, `hang`, `reset`: nothing is done. `reset_after`, `hang_after`, `cut`: it is done, and
 * the answer does not arrive.
 */
export const FAULTS = [
  '500',
  '429',
  '409',
  'html',
  'hang',
  'reset',
  'reset_after',
  'hang_after',
  'cut',
] as const
export type Fault = (typeof FAULTS)[number]

/** Faults that nobody ordered: of `share` of all calls, the same ones again for the same seed. */
export type Weather = { share: number; faults: readonly Fault[]; seed: number }

let calls = 0

async function faultOfWeather(ledger: Ledger): Promise<Fault | undefined> {
  const { share, faults, seed } = await ledger.setting<Weather>('weather', { share: 0, faults: [], seed: 0 })
  calls += 1
  const digest = createHash('sha256').update(`${seed}:${calls}`).digest()
  const isFine = digest.readUInt32BE(0) / 2 ** 32 >= share
  return isFine ? undefined : faults[digest.readUInt32BE(4) % faults.length]
}

/** Takes the next fault that was ordered for a route; `*` is any. */
export async function nextFault(ledger: Ledger, route: string): Promise<Fault | undefined> {
  const [row] = await ledger.query<{ fault: Fault }>(
    `update stand_in.faults set times = times - 1 where seq =
       (select seq from stand_in.faults where times > 0 and route in ($1, '*') order by seq limit 1) returning fault`,
    [route],
  )
  return row?.fault ?? faultOfWeather(ledger)
}

export const orderFault = (ledger: Ledger, route: string, fault: Fault, times: number) =>
  ledger.query('insert into stand_in.faults (route, fault, times) values ($1, $2, $3)', [route, fault, times])

const STATUS = { '500': 500, '429': 429, '409': 409 } as const

const ENVELOPES = {
  stripe: {
    '500': { error: { type: 'api_error', message: 'An unknown error occurred.' } },
    '429': { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
    '409': { error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use.' } },
  },
  paddle: {
    '500': { error: { type: 'api_error', code: 'internal_error', detail: 'Internal error.' } },
    '429': { error: { type: 'request_error', code: 'too_many_requests', detail: 'Too many requests.' } },
    '409': {
      error: {
        type: 'request_error',
        code: 'concurrent_transaction_request',
        detail: 'Another request is running.',
      },
    },
  },
} as const

/** The answer of a fault that does nothing; undefined where the fault is one of the wire. */
export const faultAnswer = (front: Front, fault: Fault) =>
  fault === '500' || fault === '429' || fault === '409'
    ? { status: STATUS[fault], body: ENVELOPES[front][fault] }
    : undefined

export function breakOff(response: ServerResponse, fault: Fault, text: string): void {
  if (fault === 'hang' || fault === 'hang_after') return
  if (fault === 'html') {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>')
    return
  }
  if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy())
    return
  }
  response.destroy()
}

export const isBefore = (fault: Fault): boolean => !['reset_after', 'hang_after', 'cut'].includes(fault)
