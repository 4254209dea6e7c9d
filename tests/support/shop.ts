import { openEnvironment } from '../../scripts/shop/environment'
import { dropLeft } from './own-name'
import { onDatabase, type ShopCopy, startShopCopy } from './shop-copy'
import { giveShopTo } from './shop-of-worker'

/** The production shop for the browser journeys, once for each worker, each on a database of its own; sound in the end. */
export default async function setup({ workers }: { workers: number }) {
  const postgres = await openEnvironment()
  await onDatabase(postgres.url, dropLeft)
  const shops: ShopCopy[] = []
  const end = async () => {
    const ended = await Promise.allSettled(shops.map(shop => shop.end()))
    await postgres.stop()
    for (const each of ended) if (each.status === 'rejected') throw each.reason
  }
  try {
    for (let worker = 0; worker < workers; worker += 1) {
      // Who walks alone asks for more than one process answers.
      const settings = workers === 1 ? { PROCESSES: '2' } : undefined
      const shop = await startShopCopy(postgres.url, { settings })
      shops.push(shop)
      await checkReady(shop)
      giveShopTo(worker, shop)
    }
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function checkReady({ origin, output }: ShopCopy): Promise<void> {
  const { status } = await fetch(`${origin}/readyz`)
  if (status === 200) return
  throw new Error(`The shop is not ready (${status}), so no journey can be walked:\n${output()}`)
}
