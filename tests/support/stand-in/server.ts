import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { CONTROL } from './control'
import { breakOff, faultAnswer, isBefore, nextFault } from './faults'
import { formFields } from './form-body'
import { onceByKey } from './idempotency'
import { type Front, Ledger, SCHEMA } from './ledger'
import { ADJUSTMENT_ROUTES } from './paddle/adjustments'
import { PADDLE_PAGES } from './paddle/pay'
import { SUBSCRIPTION_ROUTES } from './paddle/subscriptions'
import { TRANSACTION_ROUTES } from './paddle/transactions'
import { type Answer, idsOf, Refused, type Route } from './route'
import { CHECKOUT_ROUTES } from './stripe/checkout'
import { INTENT_ROUTES } from './stripe/intents'
import { MONEY_ROUTES } from './stripe/money'
import { STRIPE_PAGES } from './stripe/pay'
import { type Endpoints, keepDelivering } from './webhooks'

export const ROUTES: Route[] = [
  ...CHECKOUT_ROUTES,
  ...INTENT_ROUTES,
  ...MONEY_ROUTES,
  ...STRIPE_PAGES,
  ...TRANSACTION_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...ADJUSTMENT_ROUTES,
  ...PADDLE_PAGES,
]

export type StandIn = { origin: string; close: () => Promise<void> }
type Opening = { database: string; endpoints: Endpoints; port?: number; delivers?: boolean }

/** Both payers on one port: Stripe below `/v1`, Paddle below `/paddle`, their pages below `/pay`. */
export async function openStandIn({
  database,
  endpoints,
  port = 0,
  delivers = false,
}: Opening): Promise<StandIn> {
  const pool = new pg.Pool({ connectionString: database, max: 4 })
  pool.on('error', () => {})
  await pool.query(SCHEMA)
  const stop = new AbortController()
  const open = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const answered = answer({ pool, endpoints, request, response })
      .catch(error => {
        response.destroy()
        // Whoever left, or is told that all ends, hears nothing more; a fault of our own is loud.
        if (!request.errored && !stop.signal.aborted) throw error
      })
      .finally(() => open.delete(answered))
    open.add(answered)
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const delivering = delivers ? keepDelivering(new Ledger(pool), endpoints, stop.signal) : Promise.resolve()
  return {
    origin: `http://localhost:${portOf(server)}`,
    close: async () => {
      stop.abort()
      await delivering
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      // Whoever asked is gone, but what was begun still uses the pool.
      await Promise.all(open)
      await pool.end()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port.')
  return address.port
}

type Asked = { pool: pg.Pool; endpoints: Endpoints; request: IncomingMessage; response: ServerResponse }

async function answer({ pool, endpoints, request, response }: Asked): Promise<void> {
  const origin = `http://${request.headers.host}`
  const url = new URL(request.url ?? '/', origin)
  const body = await text(request)
  const control = CONTROL[url.pathname]
  if (control) {
    send(
      response,
      await told(() => control(new Ledger(pool), body === '' ? {} : JSON.parse(body), endpoints)),
    )
    return
  }
  await asProvider({ pool, request, response, url, body, origin })
}

async function told(does: () => Promise<unknown>): Promise<Answer> {
  try {
    return { status: 200, body: (await does()) ?? null }
  } catch (error) {
    return { status: 400, body: { message: String(error) } }
  }
}

type Received = Omit<Asked, 'endpoints'> & { url: URL; body: string; origin: string }

async function asProvider({ pool, request, response, url, body, origin }: Received): Promise<void> {
  const method = request.method ?? 'GET'
  const route = ROUTES.find(each => each.method === method && idsOf(each, url.pathname))
  const front: Front = /^\/(?:pay\/)?paddle/.test(url.pathname) ? 'paddle' : 'stripe'
  const name = `${method} ${route?.path ?? url.pathname}`
  const fault = url.pathname.startsWith('/pay/') ? undefined : await nextFault(new Ledger(pool), name)
  if (fault && isBefore(fault) && !faultAnswer(front, fault)) return breakOff(response, fault, '')
  const call = { method, path: url.pathname, query: url.searchParams, body: fieldsOf(request, body), origin }
  const key = front === 'stripe' && method === 'POST' ? request.headers['idempotency-key'] : undefined
  const given = await inTurn(pool, async ledger => {
    const run = async () =>
      (fault && faultAnswer(front, fault)) ?? (await doneBy(route, front, { ...call, ledger }))
    return typeof key === 'string' ? onceByKey(ledger, { key, method, path: url.pathname, body }, run) : run()
  })
  await new Ledger(pool).query('insert into stand_in.requests (route, status) values ($1, $2)', [
    name,
    given.status,
  ])
  if (fault && !isBefore(fault)) return breakOff(response, fault, JSON.stringify(given.body))
  send(response, given)
}

/** One after the other, each in a transaction: what is refused leaves nothing behind. */
async function inTurn(pool: pg.Pool, work: (ledger: Ledger) => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect()
  try {
    await client.query('begin; select pg_advisory_xact_lock(710710)')
    const given = await work(new Ledger(client))
    await client.query('commit')
    return given
  } catch (error) {
    await client.query('rollback')
    if (error instanceof Refused) return { status: error.status, body: error.body }
    throw error
  } finally {
    client.release()
  }
}

type Calling = Omit<Parameters<Route['run']>[0], 'ids' | 'now'>

async function doneBy(route: Route | undefined, front: Front, call: Calling): Promise<Answer> {
  if (!route) return { status: 501, body: UNKNOWN[front] }
  return route.run({ ...call, ids: idsOf(route, call.path) ?? [], now: await call.ledger.now() })
}

const UNKNOWN: Record<Front, unknown> = {
  stripe: { error: { type: 'invalid_request_error', message: 'The stand-in does not know this route.' } },
  paddle: {
    error: {
      type: 'request_error',
      code: 'not_implemented',
      detail: 'The stand-in does not know this route.',
    },
  },
}

function fieldsOf(request: IncomingMessage, body: string): Record<string, unknown> {
  if (body === '') return {}
  return (request.headers['content-type'] ?? '').includes('json')
    ? Object(JSON.parse(body))
    : formFields(body)
}

function send(response: ServerResponse, { status, body, type = 'application/json', location }: Answer): void {
  response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) })
  response.end(type === 'application/json' ? JSON.stringify(body) : String(body))
}
