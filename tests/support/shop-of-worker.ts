import type { ShopCopy } from './shop-copy'

const settingOf = (worker: string | number): string => `SHOP_OF_${worker}`

/** Tells the worker of this number, in whatever process it is, which shop is its own. */
export function giveShopTo(worker: number, { origin, database }: ShopCopy): void {
  process.env[settingOf(worker)] = JSON.stringify({ SHOP_URL: origin, SHOP_DATABASE_URL: database })
}

/** Puts the shop of a worker where journeys look for theirs: SHOP_URL and SHOP_DATABASE_URL. */
export function takeShopOf(worker: string | number): void {
  Object.assign(process.env, JSON.parse(process.env[settingOf(worker)] ?? '{}'))
}
