import { step } from '@/pricing/subscriptions'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { isSubscribed } from './begin'
import { enqueueSubscriptionEmail } from './email'
import { subscriptionRules } from './rules'
import { keepMandate, lockSubscription } from './stored'
import { tell } from './tell'

type Payment = {
  type: string
  at: number
  mandate?: string | undefined
  isHard?: boolean | undefined
}

const TOLD = { paid: 'paid', refunded: 'refunded', dispute_lost: 'dispute_lost' } as const
const isTold = (type: string): type is keyof typeof TOLD => Object.hasOwn(TOLD, type)

type ChargeOrder = Pick<Order, 'id' | 'subscriptionId' | 'charge' | 'provider'>

/** Tells the subscription of an order what its payer told of the payment. The caller holds the order's lock. */
export async function tellOfPayment(tx: Database, order: ChargeOrder, payment: Payment): Promise<void> {
  const { subscriptionId, charge, provider } = order
  if (subscriptionId === null || charge === null) return
  const held = await lockSubscription(tx, subscriptionId)
  if (!held) return
  const { type, at, mandate, isHard = false } = payment
  if (mandate !== undefined && type === 'paid') await keepMandate(tx, subscriptionId, provider, mandate)
  if (type === 'declined') await tell(tx, held, { on: 'declined', charge, isHard, at })
  if (isTold(type)) await tell(tx, held, { on: TOLD[type], charge, at })
}

/** Money for a charge that is over, or for a second subscription of one product: it goes back. */
export async function isUnwanted(
  tx: Database,
  { subscriptionId, charge, customerId }: Pick<Order, 'subscriptionId' | 'charge' | 'customerId'>,
  at: number,
): Promise<boolean> {
  if (subscriptionId === null || charge === null) return false
  const held = await lockSubscription(tx, subscriptionId)
  if (!held) return true
  const { items, state } = held.facts
  const pid = items[0]?.pid ?? 0
  if (state === 'incomplete' && (await isSubscribed(tx, customerId, pid, subscriptionId))) return true
  const paid = step(held.facts, { on: 'paid', charge, at }, await subscriptionRules(tx))
  return !paid.ok || paid.effects.includes('return_money')
}

/** With the receipt of the charge. */
export async function enqueueChargeEmail(tx: Database, { id, subscriptionId }: ChargeOrder): Promise<void> {
  const held = subscriptionId === null ? undefined : await lockSubscription(tx, subscriptionId)
  if (held) await enqueueSubscriptionEmail(tx, held, 'renewed', id)
}
