import { step } from '@/pricing/subscriptions'
import { ownerOf } from '../licences/owner'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { normalEmail } from '../sessions/customer'
import { isSecond } from './begin'
import { enqueueSubscriptionEmail } from './email'
import { subscriptionRules } from './rules'
import { keepMandate } from './saved-card'
import { type Buyer, lockSubscription } from './stored'
import { tell } from './tell'

type Payment = {
  type: string
  at: number
  mandate?: string | undefined
  isHard?: boolean | undefined
}

const TOLD = { paid: 'paid', refunded: 'refunded', dispute_lost: 'dispute_lost' } as const
const isTold = (type: string): type is keyof typeof TOLD => Object.hasOwn(TOLD, type)

type ChargeOrder = Pick<Order, 'id' | 'subscriptionId' | 'charge' | 'provider' | 'email' | 'customerId'>

/**
 * Tells the subscription of an order what its payer told of the payment. The caller holds the order's lock. What went back
 * was paid before, and what a bank took back is told after it was paid, in whatever order both came.
 */
export async function tellOfPayment(
  tx: Database,
  order: ChargeOrder & Partial<Pick<Order, 'dispute'>>,
  payment: Payment,
): Promise<void> {
  if (payment.type === 'refunded' && (await isOpenLater(tx, order)))
    await tellPayment(tx, order, { ...payment, type: 'paid' })
  await tellPayment(tx, order, payment)
  if (payment.type === 'paid' && order.dispute === 'lost')
    await tellPayment(tx, order, { ...payment, type: 'dispute_lost' })
}

async function isOpenLater(
  tx: Database,
  { subscriptionId, charge }: Pick<Order, 'subscriptionId' | 'charge'>,
): Promise<boolean> {
  if (subscriptionId === null || charge === 1) return false // one that never began lapses
  const held = await lockSubscription(tx, subscriptionId)
  const state = held?.facts.charges.find(({ number }) => number === charge)?.state
  return state === 'in_flight' || state === 'declined'
}

async function tellPayment(tx: Database, order: ChargeOrder, payment: Payment): Promise<void> {
  const { subscriptionId, charge, provider } = order
  if (subscriptionId === null || charge === null) return
  if (payment.type === 'paid') await ownerOf(tx, order)
  const held = await lockSubscription(tx, subscriptionId)
  if (!held) return
  const { type, at, mandate, isHard = false } = payment
  if (mandate !== undefined && type === 'paid') await keepMandate(tx, held, { provider, mandate })
  if (type === 'declined') await tell(tx, held, { on: 'declined', charge, isHard, at })
  if (isTold(type)) await tell(tx, held, { on: TOLD[type], charge, at })
}

/** Tells it of a part of a charge (in minor units) that went back, which no change may credit once more. */
export async function tellOfPart(
  tx: Database,
  { subscriptionId, charge }: Pick<Order, 'subscriptionId' | 'charge'>,
  { amount, at }: { amount: number; at: number },
): Promise<void> {
  const held = subscriptionId === null ? undefined : await lockSubscription(tx, subscriptionId)
  if (held && charge !== null) await tell(tx, held, { on: 'refunded_in_part', charge, amount, at })
}

/** Money for a charge that is over, or for a second subscription of one product: it goes back. */
export async function isUnwanted(
  tx: Database,
  { subscriptionId, charge, customerId, email }: Pick<Order, 'subscriptionId' | 'charge'> & Buyer,
  at: number,
): Promise<boolean> {
  if (subscriptionId === null || charge === null) return false
  if (charge === 1) await lockBuyer(tx, { customerId, email })
  const held = await lockSubscription(tx, subscriptionId)
  if (!held) return true
  const { items, state } = held.facts
  const pid = items[0]?.pid ?? 0
  if (state === 'incomplete' && (await isSecond(tx, { customerId, email }, pid, subscriptionId))) return true
  const paid = step(held.facts, { on: 'paid', charge, at }, await subscriptionRules(tx))
  return !paid.ok || paid.effects.includes('return_money')
}

/** Of two first payments that are told at once, one is second: in one account, whatever its address was, and under one address. */
async function lockBuyer(tx: Database, { customerId, email }: Buyer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`buyer:${normalEmail(email)}`])
  await tx.query('select 1 from customers where id = $1 for no key update', [customerId])
}

/** With the receipt of the charge. */
export async function enqueueChargeEmail(
  tx: Database,
  { id, subscriptionId }: Pick<Order, 'id' | 'subscriptionId'>,
): Promise<void> {
  const held = subscriptionId === null ? undefined : await lockSubscription(tx, subscriptionId)
  if (held) await enqueueSubscriptionEmail(tx, held, 'renewed', id)
}
