import { type CardKind, lastFour } from '../cards'
import { textAt } from '../form-body'
import { newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import { metadataOf, pageOf } from './checkout'
import { type Charge, type Intent, type Method, need, refusedStripe, tell } from './objects'
import { chargeOf } from './pay'

export const INTENT_ROUTES: Route[] = [
  { front: 'stripe', method: 'POST', path: '/v1/payment_intents', run: create },
  { front: 'stripe', method: 'GET', path: '/v1/payment_intents/search', run: search },
  { front: 'stripe', method: 'GET', path: '/v1/payment_intents/:id', run: get },
  { front: 'stripe', method: 'GET', path: '/v1/payment_methods/:id', run: getMethod },
  { front: 'stripe', method: 'POST', path: '/v1/payment_methods/:id/detach', run: detach },
]

/** What a bank says to a charge without its buyer. */
const DECLINES: Partial<Record<CardKind, string>> = {
  goodThenFailing: 'insufficient_funds',
  declined: 'generic_decline',
  hardDecline: 'stolen_card',
}

async function create({ body, ledger, now }: Call) {
  const method = await need<Method>(ledger, 'payment_method', textAt(body, 'payment_method') ?? '')
  if (method.customer === null || method.customer !== textAt(body, 'customer'))
    throw refusedStripe(400, {
      param: 'payment_method',
      message: 'The payment method is of no such customer.',
    })
  const decline = DECLINES[method.card]
  const base: Intent = {
    id: newId('pi_'),
    object: 'payment_intent',
    amount: Number(textAt(body, 'amount')),
    currency: textAt(body, 'currency') ?? 'usd',
    created: Math.floor(now / 1000),
    metadata: metadataOf(body.metadata),
    livemode: false,
    status: decline ? 'requires_payment_method' : 'succeeded',
    latest_charge: null,
    customer: method.customer,
    payment_method: method.id,
    setup_future_usage: null,
    last_payment_error: null,
  }
  if (decline) {
    const error = { type: 'card_error', code: 'card_declined', decline_code: decline }
    const intent = await ledger.put<Intent>('stripe', 'payment_intent', {
      ...base,
      last_payment_error: error,
    })
    await tell(ledger, 'payment_intent.payment_failed', intent)
    return {
      status: 402,
      body: { error: { ...error, message: 'Your card was declined.', payment_intent: intent } },
    }
  }
  const charge = chargeOf(base, newId('ch_'), method.card)
  await ledger.put('stripe', 'charge', charge)
  const intent = await ledger.put<Intent>('stripe', 'payment_intent', { ...base, latest_charge: charge.id })
  await tell(ledger, 'payment_intent.succeeded', intent)
  return ok(intent)
}

async function get({ ids: [id = ''], ledger, query }: Call) {
  const intent = await need<Intent>(ledger, 'payment_intent', id)
  if (intent.latest_charge === null || ![...query.values()].includes('latest_charge')) return ok(intent)
  return ok({ ...intent, latest_charge: await need<Charge>(ledger, 'charge', intent.latest_charge) })
}

/** Of Stripe's language of searches, the one sentence that the shop says. */
async function search({ query, ledger }: Call) {
  const [, name = '', value] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(query.get('query') ?? '') ?? []
  const all = await ledger.all<Intent>('payment_intent')
  return ok({
    ...pageOf(
      all.filter(({ metadata }) => metadata[name] === value),
      10,
    ),
    object: 'search_result',
  })
}

async function getMethod({ ids: [id = ''], ledger }: Call) {
  const method = await need<Method>(ledger, 'payment_method', id)
  return ok({ ...method, type: 'card', card: { brand: 'visa', last4: lastFour(method.card) } })
}

async function detach({ ids: [id = ''], ledger }: Call) {
  const method = await need<Method>(ledger, 'payment_method', id)
  if (method.customer === null)
    throw refusedStripe(400, { message: 'The payment method is not attached to a customer.' })
  return ok(await ledger.put<Method>('stripe', 'payment_method', { ...method, customer: null }))
}
