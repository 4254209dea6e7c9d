import { openEnvironment } from '../../scripts/shop/environment'
import { startShopCopy } from './shop-copy'

/** The production shop on a database of its own, for the browser journeys; its address is in SHOP_URL. */
export default async function setup() {
  const postgres = await openEnvironment()
  const shop = await startShopCopy(postgres.url)
  const end = async () => {
    await shop.end()
    await postgres.stop()
  }
  const { status } = await fetch(`${shop.origin}/readyz`)
  if (status !== 200) {
    await end()
    throw new Error(`The shop is not ready (${status}), so no journey can be walked:\n${shop.output()}`)
  }
  Object.assign(process.env, { SHOP_URL: shop.origin, SHOP_DATABASE_URL: shop.database })
  return end
}
