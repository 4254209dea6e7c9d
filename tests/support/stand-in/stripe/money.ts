import { textAt } from '../form-body'
import { newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import { metadataOf, pageOf } from './checkout'
import { type Charge, need, type Refund, refusedStripe, tell } from './objects'

export const MONEY_ROUTES: Route[] = [
  { front: 'stripe', method: 'POST', path: '/v1/refunds', run: refund },
  ofPayment('/v1/refunds', 'refund'),
  one('/v1/refunds/:id', 'refund'),
  ofPayment('/v1/disputes', 'dispute'),
  one('/v1/disputes/:id', 'dispute'),
  one('/v1/charges/:id', 'charge'),
  ofPayment('/v1/radar/early_fraud_warnings', 'radar.early_fraud_warning'),
  one('/v1/radar/early_fraud_warnings/:id', 'radar.early_fraud_warning'),
  { front: 'stripe', method: 'GET', path: '/v1/webhook_endpoints', run: endpoints },
]

function one(path: string, kind: string): Route {
  return {
    front: 'stripe',
    method: 'GET',
    path,
    run: async ({ ledger, ids: [id = ''] }) => ok(await need(ledger, kind, id)),
  }
}

function ofPayment(path: string, kind: string): Route {
  return {
    front: 'stripe',
    method: 'GET',
    path,
    run: async ({ ledger, query }) => {
      const all = await ledger.all<{ id: string; payment_intent: string }>(kind)
      const found = all.filter(each => each.payment_intent === query.get('payment_intent'))
      return ok(pageOf(found, Number(query.get('limit') ?? 10)))
    },
  }
}

async function refund({ body, ledger, now }: Call) {
  const payment = textAt(body, 'payment_intent') ?? ''
  const charge = (await ledger.all<Charge>('charge')).find(each => each.payment_intent === payment)
  if (!charge)
    throw refusedStripe(404, { code: 'resource_missing', message: `No such payment_intent: '${payment}'` })
  const left = charge.amount - charge.amount_refunded
  const amount = Number(textAt(body, 'amount') ?? left)
  if (left === 0)
    throw refusedStripe(400, {
      code: 'charge_already_refunded',
      message: 'Charge has already been refunded.',
    })
  if (!(amount > 0 && amount <= left))
    throw refusedStripe(400, { param: 'amount', message: 'Refund amount is greater than unrefunded amount.' })
  const amount_refunded = charge.amount_refunded + amount
  const after: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
  await ledger.put('stripe', 'charge', after)
  const made: Refund = {
    id: newId('re_'),
    object: 'refund',
    amount,
    currency: charge.currency,
    created: Math.floor(now / 1000),
    // It fails later, as such a refund does.
    status: charge.card === 'refundFails' ? 'pending' : 'succeeded',
    metadata: metadataOf(body.metadata),
    reason: null,
    payment_intent: payment,
    charge: charge.id,
  }
  await ledger.put('stripe', 'refund', made)
  await tell(ledger, 'charge.refunded', after)
  return ok(made)
}

async function endpoints({ ledger }: Call) {
  return ok(pageOf(await ledger.setting('stripe_endpoints', []), 100))
}
