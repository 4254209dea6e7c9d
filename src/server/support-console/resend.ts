import { licencesOfOrder } from '../licences/of-order'
import { enqueuePurchaseEmail } from '../licences/purchase-email'
import { lockOrder, type Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'
import { isErased } from '../sessions/pseudonym'
import { actUnlessJustDone } from './act-once'
import type { Acting, ConsoleResult } from './audit'
import { forbidden } from './refusal'
import { allowedForOrder, stateOfOrder } from './staff-only'

/** To the order's address; undefined where there is no such order. */
export async function resendKeys(number: string, acting: Acting): Promise<ConsoleResult | undefined> {
  await ruleBook() // loaded before a connection is held: emails name products
  return inTransaction(async tx => {
    const order = await lockOrder(tx, number)
    if (!order) return undefined
    const subject = { order: order.number, licence: null, customer: order.customerId }
    return actUnlessJustDone(tx, acting, { action: 'resend', ...subject }, async () => {
      const result = await resultFor(tx, order)
      if (result.outcome === 'done') await enqueuePurchaseEmail(tx, order, acting.idempotencyKey)
      return result
    })
  })
}

async function resultFor(tx: Database, order: Order): Promise<ConsoleResult> {
  const allowed = allowedForOrder(order)
  if (!allowed.includes('resend'))
    return forbidden('order', 'resend', { state: stateOfOrder(order), allowed })
  if (isErased(order.email)) return UNREACHABLE
  return resent((await licencesOfOrder(tx, order.id)).length)
}

const UNREACHABLE: ConsoleResult = {
  outcome: 'refused',
  detail: 'The account of this order was deleted, so no email reaches its buyer. You can refund it.',
  state: 'paid',
  allowed: ['refund'],
}

const resent = (keys: number): ConsoleResult =>
  keys > 0
    ? { outcome: 'done', detail: `An email with ${keys === 1 ? 'the key' : `${keys} keys`} is on its way.` }
    : {
        outcome: 'refused',
        detail: 'No license of the order is active, so an email would bring no key. You can refund it.',
        state: 'paid',
        allowed: ['refund'],
      }
