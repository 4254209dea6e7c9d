import { afterAll } from 'vitest'
import type { TestDatabase } from './database'
import { hear } from './hear'
import { newOwner } from './owner-orders'
import { openPayers } from './payers'
import { orderRenewing, stateOf } from './subscriber'

/** A shop that sells in dollars through one payer alone, which it does not wait long for. */
export async function openRenewingPayer(db: TestDatabase, payer: 'stripe' | 'paddle') {
  const { standIn, close } = await openPayers(db)
  process.env.PAYMENT_TIMEOUT_MS = '1500'
  afterAll(close)
  await db.query(`insert into payer_choices (site, currency, payer) values ('com', 'USD', $1)`, [payer])
  const { payOrder } = await import('@/server/checkout/pay-order')
  return {
    standIn,
    heard: () => hear(db, () => standIn.deliver()),
    /** A month that renews, whose buyer stands on the payer's page. */
    async ordered() {
      const { number, secret, subscription } = await orderRenewing(db, await newOwner(db))
      const paying = await payOrder({ number, viewer: { secret }, at: Date.now() })
      if (!paying.ok) throw new Error(paying.why)
      return { number, subscription, page: paying.url }
    },
    endOf: async (id: string): Promise<number> => (await stateOf(db, id))?.period_end.getTime(),
  }
}
