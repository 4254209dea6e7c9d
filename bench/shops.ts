import { openEnvironment } from '../scripts/shop/environment'
import { ask } from '../tests/support/ask'
import { type PrivateShop, privateShop } from '../tests/support/private-shop'
import { startShopCopy } from '../tests/support/shop-copy'
import { type ShopProcess, startShop } from '../tests/support/shop-process'

/** Processes of the production shop on one seeded database of their own. */
export type Shops = { first: ShopProcess; each: ShopProcess[]; database: string }

type Copying = NonNullable<Parameters<typeof startShopCopy>[1]>

/** Works on so many processes, which keep pages by then and end with the work, whatever comes of it. */
export async function withShops<T>(
  count: number,
  copying: Copying,
  work: (shops: Shops) => Promise<T>,
): Promise<T> {
  const postgres = await openEnvironment()
  const first = await startShopCopy(postgres.url, copying)
  const each: ShopProcess[] = [first]
  try {
    while (each.length < count)
      each.push(await startShop({ ...copying.settings, DATABASE_URL: first.database }))
    for (const shop of each) await keepsPages(shop)
    return await work({ first, each, database: first.database })
  } finally {
    for (const shop of each.slice(1)) await shop.stop()
    await first.end()
    await postgres.stop()
  }
}

/** Works on a shop with a Postgres of its own, which may be broken with it and goes with the work. */
export async function withPrivateShop<T>(
  work: (shop: ShopProcess, own: PrivateShop) => Promise<T>,
): Promise<T> {
  const own = privateShop()
  try {
    const shop = await startShop(own.settings)
    await keepsPages(shop)
    return await work(shop, own).finally(shop.kill)
  } finally {
    await own.remove()
  }
}

/** A process that has just begun keeps nothing until it has heard from the database. */
export async function keepsPages(shop: ShopProcess): Promise<void> {
  const { headers } = await ask(shop, { path: '/' })
  const known = { 'if-none-match': headers.etag ?? '"none"' }
  const { status } = await ask(shop, { path: '/', headers: known })
  if (status !== 304) await keepsPages(shop)
}
