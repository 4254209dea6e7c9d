import { ask, textOf } from '@tests/support/ask'
import { onDatabase, type ShopCopy, startShopCopy } from '@tests/support/shop-copy'
import { translator } from '@/site/messages'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { DEFAULT_HOSTS, localesOf, SITES, type Site, treeOf } from '@/site/sites'
import { expect, test } from '../support/journey-test'

// What SPEC 8 says of posts and lists that fail, with the tables renamed under a shop that runs.
const LISTS: Record<'shop' | 'review', PageRef[]> = {
  shop: [
    page('blog-center'),
    page('posts'),
    page('authors'),
    page('author', 'video-desk'),
    page('download'),
    page('products'),
    page('product', 'netflix_downloader'),
    page('guide', 'netflix_downloader'),
    page('changelog', 'video_downloader_windows'),
    page('movie-downloader'),
    page('home'),
  ],
  review: [page('review-home'), page('reviews'), page('authors'), page('author', 'video-desk')],
}
const POSTS: Record<'shop' | 'review', PageRef[]> = {
  shop: [page('article', '101'), page('movie-downloader', '101')],
  review: [page('article', '101'), page('review', '201'), page('category', 'video'), page('best', 'suites')],
}

const hidden = (table: string) => `${table}_unreadable`
const rename = (shop: ShopCopy, tables: readonly string[], to: (from: string) => [string, string]) =>
  onDatabase(shop.database, async db => {
    for (const table of tables) {
      const [from, name] = to(table)
      await db.query(`alter table ${from} rename to ${name}`)
    }
  })

type Seen = { path: string; status: number; html: string }

async function seenOf(shop: ShopCopy, site: Site, shown: PageRef): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const locale of localesOf(site)) {
    const path = pathOf(shown, site, locale)
    const told = await ask(shop, { host: DEFAULT_HOSTS[site], path })
    seen.push({ path: `${site} ${path} (${locale})`, status: told.status, html: textOf(told) })
    if (told.status === 500) expect(textOf(told), path).toContain(translator(locale, 'notFound')('post'))
  }
  return seen
}

const TABLES = ['articles', 'reviews', 'best_lists', 'categories', 'changelogs']

test('posts that cannot be read say so with their status in the shop’s frame, lists are empty, and neither is kept', async () => {
  test.setTimeout(300_000)
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
  try {
    await rename(shop, TABLES, table => [table, hidden(table)])
    for (const site of SITES) {
      for (const shown of LISTS[treeOf(site)])
        for (const { path, status, html } of await seenOf(shop, site, shown)) {
          expect(status, path).toBe(200)
          expect(html, path).toContain('</footer>')
        }
      for (const shown of POSTS[treeOf(site)])
        for (const { path, status, html } of await seenOf(shop, site, shown)) {
          expect(status, path).toBe(500)
          expect(html, path).toContain('</footer>')
        }
    }
    await rename(shop, TABLES, table => [hidden(table), table])
    // Nobody published anything meanwhile: what had been kept would be shown on.
    const again = await seenOf(shop, 'com', page('article', '101'))
    expect(again.map(({ status }) => status)).toContain(200)
    expect((await seenOf(shop, 'com', page('blog-center')))[0]?.html).toContain('href="/article/')
    expect((await seenOf(shop, 'discover_com', page('review-home')))[0]?.html).toContain('href="/review/')
  } finally {
    await shop.end()
  }
})
