import { type Mailbox, openMailbox } from './mailbox'
import { startShopCopy } from './shop-copy'

/** A shop of its own for the journeys of one file, whose emails arrive at a mailbox; until `close` it is «the» shop. */
export async function openMailingShop(more: Record<string, string> = {}): Promise<Mailbox> {
  const { SHOP_URL, SHOP_DATABASE_URL = '' } = process.env
  const mailbox = await openMailbox()
  const shop = await startShopCopy(SHOP_DATABASE_URL, {
    settings: { SMTP_URL: mailbox.url, ...more },
  })
  Object.assign(process.env, { SHOP_URL: shop.origin, SHOP_DATABASE_URL: shop.database })
  const close = async () => {
    Object.assign(process.env, { SHOP_URL, SHOP_DATABASE_URL })
    await shop.end()
    await mailbox.close()
  }
  return { ...mailbox, close }
}
