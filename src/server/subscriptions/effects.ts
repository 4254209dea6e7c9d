import type { Stepped, SubscriptionEvent } from '@/pricing/subscriptions'
import { sendJob } from '../jobs/send'
import type { Database } from '../runtime/database'
import { enqueueSubscriptionEmail } from './email'
import type { StoredSubscription } from './stored'

type Happened = { before: StoredSubscription; after: StoredSubscription; told: SubscriptionEvent }
type Effect = Stepped['effects'][number]
type Perform = (tx: Database, happened: Happened) => Promise<unknown>

const nothing: Perform = async () => {}

/**
 * What follows of a step, in its transaction. Payers are asked by jobs. Renewals are charged by the shop, so none has to be
 * told what renews or to freeze; licences were followed before, from the facts; money is given back by who heard of it, and
 * what begins anew is stored by who asked for it.
 */
const PERFORM: Record<Effect, Perform> = {
  charge: askForCharge,
  close_payment: closePayments,
  return_money: nothing,
  tell_payer: nothing,
  freeze_renewals: nothing,
  unfreeze_renewals: nothing,
  end_at_payer: (tx, { after }) => sendJob(tx, 'end-mandate', { subscription: after.id }),
  begin_anew: nothing,
  grant_access: nothing,
  end_access: nothing,
  follow_items: nothing,
  grant_lifetime: nothing,
  email_past_due: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'past_due'),
  email_unpaid: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'unpaid'),
  email_payment_failed: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'payment_failed'),
  email_renewal_notice: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'notice'),
  email_cancelled: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'cancelled'),
  email_ended: (tx, { after }) => enqueueSubscriptionEmail(tx, after, 'ended'),
}

/** Carries out what a step of the machine asks for, in its order. */
export async function performEffects(
  tx: Database,
  happened: Happened,
  effects: readonly Effect[],
): Promise<void> {
  for (const effect of effects) await PERFORM[effect](tx, happened)
}

async function askForCharge(tx: Database, { after, told }: Happened): Promise<void> {
  const charge = after.facts.charges.find(({ state }) => state === 'in_flight')
  const [order] = await tx.query<{ id: string }>(
    'select id from orders where subscription_id = $1 and charge = $2',
    [after.id, charge?.number],
  )
  if (order) await sendJob(tx, 'charge-order', { order: order.id, at: told.at })
}

async function closePayments(tx: Database, { after: { id } }: Happened): Promise<void> {
  const open = await tx.query<{ id: string }>(
    `select s.id from payment_sessions s join orders o on o.id = s.order_id
     where o.subscription_id = $1 and s.state = 'open'`,
    [id],
  )
  for (const { id: session } of open) await sendJob(tx, 'leave-payment-session', { session })
}
