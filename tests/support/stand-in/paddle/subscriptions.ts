import type { ErrorCode, ISubscriptionResponse } from '@paddle/paddle-node-sdk'
import type { CardKind } from '../cards'
import { type Ledger, newId } from '../ledger'
import { type Call, ok, type Route } from '../route'
import { isRecurring, itemsOf } from './items'
import { answer, attemptOf, refusedPaddle, type Transaction, tellPaddle } from './objects'
import { newTransaction } from './transactions'

/** `card`: what it keeps to charge again. */
export type Subscription = Omit<ISubscriptionResponse, 'items'> & { card: CardKind }

const path = '/paddle/subscriptions/:id'

export const SUBSCRIPTION_ROUTES: Route[] = [
  { front: 'paddle', method: 'GET', path, run: async call => ok(answer(shown(await needed(call)))) },
  { front: 'paddle', method: 'POST', path: `${path}/charge`, run: charge },
  { front: 'paddle', method: 'POST', path: `${path}/cancel`, run: cancel },
  { front: 'paddle', method: 'GET', path: `${path}/update-payment-method-transaction`, run: newMethod },
]

const needed = ({ ledger, ids: [id = ''] }: Call): Promise<Subscription> => needSubscription(ledger, id)

export async function needSubscription(ledger: Ledger, id: string): Promise<Subscription> {
  const found = await ledger.get<Subscription>('subscription', id)
  if (!found) throw refusedPaddle(404, 'not_found', `Entity ${id} not found`)
  return found
}

const shown = ({ card: _, ...subscription }: Subscription) =>
  ({ ...subscription, items: [] }) satisfies ISubscriptionResponse

/** Made of a paid transaction with a recurring item; it repeats what that says of itself. */
export async function beginSubscription(ledger: Ledger, of: Transaction, card: CardKind): Promise<string> {
  const at = new Date(await ledger.now()).toISOString()
  const subscription: Subscription = {
    ...{ id: newId('sub_'), status: 'active', customer_id: newId('ctm_'), address_id: newId('add_') },
    ...{ currency_code: of.currency_code, created_at: at, updated_at: at, collection_mode: 'automatic' },
    ...{ billing_cycle: { interval: 'year', frequency: 1 }, management_urls: null },
    ...{ custom_data: of.custom_data ?? null, card },
  }
  await ledger.put('paddle', 'subscription', subscription)
  await tellPaddle(ledger, 'subscription.created', shown(subscription))
  return subscription.id
}

export async function moveSubscription(
  ledger: Ledger,
  id: string,
  change: Partial<Subscription>,
  type: string,
): Promise<Subscription> {
  const found = await needSubscription(ledger, id)
  const after = await ledger.put<Subscription>('paddle', 'subscription', { ...found, ...change })
  await tellPaddle(ledger, type, shown(after))
  return after
}

/** What banks say to a charge without its buyer. */
const DECLINES: Partial<Record<CardKind, ErrorCode>> = {
  goodThenFailing: 'not_enough_balance',
  declined: 'declined',
  hardDecline: 'declined_not_retryable',
}

/** One that is declined leaves a transaction that nobody can pay any more, and moves nothing else. */
async function charge(call: Call) {
  const { body, ledger, now } = call
  const { id, status, currency_code, custom_data, card } = await needed(call)
  if (status === 'canceled')
    throw refusedPaddle(
      400,
      'subscription_update_when_canceled',
      'cannot update subscription, as it is canceled',
    )
  if (status === 'paused')
    throw refusedPaddle(400, 'subscription_update_error_when_paused', 'paused subscriptions cannot be billed')
  const items = itemsOf(body, now)
  if (items.some(isRecurring))
    throw refusedPaddle(400, 'subscription_one_off_item_recurring', 'must not recur')
  const page = null
  const base = {
    now,
    page,
    currency_code,
    subscription_id: id,
    custom_data,
    origin: 'subscription_charge',
  } as const
  const made = newTransaction(items, base)
  const decline = DECLINES[card]
  const after = await ledger.put<Transaction>('paddle', 'transaction', {
    ...made,
    card,
    status: decline ? 'canceled' : 'completed',
    payments: [attemptOf(made, now, { card, error_code: decline })],
  })
  if (decline) {
    await tellPaddle(ledger, 'transaction.payment_failed', after)
    const refused = refusedPaddle(400, 'subscription_payment_declined', 'payment declined')
    return { status: refused.status, body: refused.body }
  }
  await tellPaddle(ledger, 'transaction.paid', after)
  await tellPaddle(ledger, 'transaction.completed', after)
  return ok(answer(shown(await needed(call))))
}

async function cancel(call: Call) {
  const { id, status } = await needed(call)
  if (status === 'canceled')
    throw refusedPaddle(400, 'subscription_is_canceled_action_invalid', 'it is canceled')
  return ok(
    answer(shown(await moveSubscription(call.ledger, id, { status: 'canceled' }, 'subscription.canceled'))),
  )
}

/** Of nothing, for the page on which another payment method is told; as all of a subscription it repeats what that says. */
async function newMethod(call: Call) {
  const { id, status, currency_code, custom_data } = await needed(call)
  if (status !== 'active')
    throw refusedPaddle(400, 'subscription_not_active', 'the subscription is not active')
  const made = newTransaction([], {
    ...{ now: call.now, page: `${call.origin}/pay/paddle`, currency_code, custom_data },
    ...{ subscription_id: id, origin: 'subscription_payment_method_change', status: 'ready' },
  })
  return ok(answer(await call.ledger.put('paddle', 'transaction', made)))
}
