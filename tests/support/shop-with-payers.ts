import { freePort } from '../../scripts/shop/free-port'
import { settingsFor, standInSecrets } from './payers'
import { type ShopCopy, startShopCopy } from './shop-copy'
import { openStandIn, type StandIn } from './stand-in/server'

/** Who sells in which currency on com. */
type Choices = Readonly<Partial<Record<'USD' | 'EUR', 'stripe' | 'paddle'>>>

export type ShopWithPayers = { host: ShopCopy; standIn: StandIn; end: () => Promise<void> }

/**
 * A shop of its own that sells through Stripe and Paddle, both as the stand-in plays them, whose ledger lies beside the
 * shop's tables so that no other shop is told of it.
 */
export async function startShopWithPayers(choices: Choices): Promise<ShopWithPayers> {
  const [port, ledgerPort] = [await freePort(), await freePort()]
  const host = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '', {
    settings: { PORT: String(port), ...settingsFor(`http://localhost:${ledgerPort}`) },
    change: async db => {
      for (const [currency, payer] of Object.entries(choices))
        await db.query(`insert into payer_choices (site, currency, payer) values ('com', $1, $2)`, [
          currency,
          payer,
        ])
    },
  })
  const url = (name: string) => `${host.origin}/webhooks/${name}`
  const standIn = await openStandIn({
    database: host.database,
    port: ledgerPort,
    delivers: true,
    endpoints: {
      stripe: { url: url('stripe'), secret: standInSecrets.stripe },
      paddle: { url: url('paddle'), secret: standInSecrets.paddle },
    },
  })
  const end = async () => {
    await standIn.close()
    await host.end()
  }
  return { host, standIn, end }
}
