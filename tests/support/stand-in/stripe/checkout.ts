import { textAt } from '../form-body'
import { newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import { type Charge, type Intent, need, refusedStripe, type Session, tell } from './objects'

const LEAST = 1800
const MAX_SECONDS = 86_400

export const CHECKOUT_ROUTES: Route[] = [
  { front: 'stripe', method: 'POST', path: '/v1/checkout/sessions', run: create },
  { front: 'stripe', method: 'GET', path: '/v1/checkout/sessions', run: list },
  {
    front: 'stripe',
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    run: async call => ok(await expanded(call)),
  },
  { front: 'stripe', method: 'POST', path: '/v1/checkout/sessions/:id/expire', run: expire },
]

async function create({ body, ledger, now, origin }: Call) {
  const created = Math.floor(now / 1000)
  const expires_at = Number(textAt(body, 'expires_at') ?? created + MAX_SECONDS)
  if (expires_at < created + LEAST || expires_at > created + MAX_SECONDS)
    throw refusedStripe(400, {
      param: 'expires_at',
      message: 'Must be between 30 minutes and 24 hours after creation.',
    })
  const isSetup = textAt(body, 'mode') === 'setup'
  const amount = isSetup ? 0 : Number(textAt(body, 'line_items', '0', 'price_data', 'unit_amount'))
  if (!isSetup && (!Number.isInteger(amount) || amount < 1))
    throw refusedStripe(400, { param: 'line_items[0][price_data][unit_amount]', message: 'Invalid integer.' })
  const id = newId('cs_test_')
  const session = {
    id,
    object: 'checkout.session',
    mode: isSetup ? 'setup' : 'payment',
    status: 'open',
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    amount_total: amount * Number(textAt(body, 'line_items', '0', 'quantity') ?? 1),
    currency: textAt(body, 'line_items', '0', 'price_data', 'currency') ?? textAt(body, 'currency') ?? 'usd',
    url: `${origin}/pay/stripe/${id}`,
    success_url: textAt(body, 'success_url') ?? null,
    cancel_url: textAt(body, 'cancel_url') ?? null,
    created,
    expires_at,
    client_reference_id: textAt(body, 'client_reference_id') ?? null,
    customer_email: textAt(body, 'customer_email') ?? null,
    metadata: metadataOf(body.metadata),
    locale: null,
    livemode: false,
    payment_intent: null,
    setup_intent: null,
    customer: textAt(body, 'customer') ?? null,
    saves: textAt(body, 'payment_intent_data', 'setup_future_usage') === 'off_session',
    payment_intent_metadata: metadataOf(Object(body.payment_intent_data).metadata),
    description: textAt(body, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
  } satisfies Session
  return ok(await ledger.put('stripe', 'checkout.session', session))
}

export const metadataOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(given)).map(([name, value]) => [name, String(value)]))

async function list(call: Call) {
  const { query, ledger } = call
  const payment = query.get('payment_intent')
  const since = Number(query.get('created[gte]') ?? 0)
  const all = await ledger.all<Session>('checkout.session')
  const from = all.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const found = all
    .slice(from)
    .filter(each => each.created >= since && (payment === null || each.payment_intent === payment))
  return ok(pageOf(found, Number(query.get('limit') ?? 10)))
}

export const pageOf = <T>(all: T[], limit: number) => ({
  object: 'list',
  url: '/v1',
  has_more: all.length > limit,
  data: all.slice(0, limit),
})

/** As long as nobody asks for it, a session that is over stays open in the ledger. */
export async function sessionNow({ ledger, now, ids: [id = ''] }: Call): Promise<Session> {
  const session = await need<Session>(ledger, 'checkout.session', id)
  if (session.status !== 'open' || session.expires_at * 1000 > now) return session
  const expired: Session = { ...session, status: 'expired', url: null }
  await ledger.put('stripe', 'checkout.session', expired)
  await tell(ledger, 'checkout.session.expired', expired)
  return expired
}

async function expanded(call: Call) {
  const session = await sessionNow(call)
  const wants = [...call.query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value)
  if (session.setup_intent !== null && wants.includes('setup_intent'))
    return { ...session, setup_intent: await need(call.ledger, 'setup_intent', session.setup_intent) }
  if (session.payment_intent === null || !wants.includes('payment_intent.latest_charge')) return session
  const intent = await need<Intent>(call.ledger, 'payment_intent', session.payment_intent)
  const latest = intent.latest_charge && (await need<Charge>(call.ledger, 'charge', intent.latest_charge))
  return { ...session, payment_intent: { ...intent, latest_charge: latest } }
}

async function expire(call: Call) {
  const session = await sessionNow(call)
  if (session.status !== 'open')
    throw refusedStripe(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
  const expired = await call.ledger.put<Session>('stripe', 'checkout.session', {
    ...session,
    status: 'expired',
    url: null,
  })
  await tell(call.ledger, 'checkout.session.expired', expired)
  return ok(expired)
}
