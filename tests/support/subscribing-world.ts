import type { TestDatabase } from './database'
import { hear } from './hear'
import { newOwner } from './owner-orders'
import type { World } from './payers'
import { orderRenewing, stateOf } from './subscriber'

type Rows = Pick<TestDatabase, 'query'>
type Card = Parameters<World['pay']>[1]

/** Subscribers of one payer, who pay on its pages, and what the shop hears of it. */
export function subscribingAt(db: Rows, world: World) {
  const columnOf = async (subscription: string, column: 'mandate' | 'provider' | 'card') =>
    (await db.query(`select ${column} as value from subscriptions where id = $1`, [subscription])).rows[0]
      .value

  const heard = () => hear(db, world.deliver)

  /** Sends somebody to the payer's page; gives the payment's name. */
  async function sendTo(number: string, viewer: { customerId: string }): Promise<string> {
    const { payOrder } = await import('@/server/checkout/pay-order')
    const paying = await payOrder({ number, viewer, at: Date.now(), provider: world.name })
    if (!paying.ok) throw new Error(paying.why)
    const { rows } = await db.query('select provider_session from orders where number = $1', [number])
    return rows[0].provider_session
  }

  /** The same, and pays there. */
  async function payOnPage(number: string, viewer: { customerId: string }, card: Card): Promise<string> {
    const session = await sendTo(number, viewer)
    await world.pay(session, card)
    await heard()
    return session
  }

  /** A month that renews. */
  async function subscribed(card: Card = 'good') {
    const owner = await newOwner(db)
    const { number, subscription } = await orderRenewing(db, owner)
    const viewer = { customerId: owner.id }
    const session = await payOnPage(number, viewer, card)
    const asked = { customerId: owner.id, id: subscription, at: Date.now() }
    return { subscription, session, viewer, asked }
  }

  return {
    heard,
    sendTo,
    payOnPage,
    subscribed,
    columnOf,
    endOf: async (id: string): Promise<number> => (await stateOf(db, id))?.period_end.getTime(),
    /** The order of a charge. */
    orderOf: async (subscription: string, charge: number) =>
      (
        await db.query(
          'select number, provider_session as session from orders where subscription_id = $1 and charge = $2',
          [subscription, charge],
        )
      ).rows[0],
  }
}
