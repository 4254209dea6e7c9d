import { setTimeout as pause } from 'node:timers/promises'
import { ask, textOf } from '../tests/support/ask'
import type { ShopProcess } from '../tests/support/shop-process'

const MAX_MS = 15_000
const PAUSE_MS = 5

/** An address of a site; without a host that of the com site. */
export type Page = { host?: string; path: string }
/** A page of one process. */
export type Place = { shop: Pick<ShopProcess, 'port'>; page: Page }

export const htmlOf = (places: readonly Place[], headers: Record<string, string> = {}): Promise<string[]> =>
  Promise.all(places.map(async ({ shop, page }) => textOf(await ask(shop, { ...page, headers }))))

/** The instant at which a page that shows a change had arrived. */
export async function seenAt({ shop, page }: Place, isNew: (html: string) => boolean): Promise<number> {
  const start = Date.now()
  while (Date.now() - start < MAX_MS) {
    const told = await ask(shop, page)
    if (told.status === 200 && isNew(textOf(told))) return told.ended
    await pause(PAUSE_MS)
  }
  throw new Error(`${page.path} does not show a change within ${MAX_MS} ms`)
}
