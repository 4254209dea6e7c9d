import { readFileSync } from 'node:fs'
import { ask, textOf } from '@tests/support/ask'
import { onDatabase, type ShopCopy, startShopCopy } from '@tests/support/shop-copy'
import { LISTS, POSTS, type Shown } from '@tests/support/unreadable-pages'
import { expect, test } from '../support/journey-test'

// What SPEC 8 says of posts and lists that fail, with their tables renamed under a shop that runs.
const TABLES = ['articles', 'reviews', 'best_lists', 'categories', 'releases']

/** Playwright loads no JSON modules. */
const postNotFound = ({ locale }: Shown): string =>
  JSON.parse(readFileSync(`src/site/messages/${locale}.json`, 'utf8')).notFound.post

const rename = (shop: ShopCopy, renamed: (table: string) => string, tables = TABLES) =>
  onDatabase(shop.database, async db => {
    for (const table of tables) await db.query(`alter table ${renamed(table)}`)
  })

async function look(shop: ShopCopy, { host, path }: Shown) {
  const told = await ask(shop, { host, path })
  return { status: told.status, html: textOf(told) }
}

test('posts that cannot be read say so with their status in the shop’s frame, lists are empty, and neither is kept', async () => {
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
  try {
    await rename(shop, table => `${table} rename to ${table}_gone`)
    for (const shown of LISTS()) {
      const { status, html } = await look(shop, shown)
      expect(status, `${shown.host}${shown.path}`).toBe(200)
      expect(html, shown.path).toContain('</footer>')
    }
    for (const shown of POSTS()) {
      const { status, html } = await look(shop, shown)
      expect(status, `${shown.host}${shown.path}`).toBe(500)
      expect(html, shown.path).toContain(postNotFound(shown))
      expect(html, shown.path).toContain('</footer>')
    }
    await rename(shop, table => `${table}_gone rename to ${table}`)
    // Nobody published anything meanwhile: what had been kept would be shown on.
    const english = (site: Shown['site'], path: string): Shown => ({
      site,
      host: site === 'com' ? 'localhost' : 'discover.localhost',
      path,
      locale: 'en',
    })
    expect((await look(shop, english('com', '/article/101'))).status).toBe(200)
    expect((await look(shop, english('com', '/blog-center'))).html).toContain('href="/article/')
    expect((await look(shop, english('discover_com', '/'))).html).toContain('href="/review/')
  } finally {
    await shop.end()
  }
})

test('what editors wrote that cannot be read leaves the page its own words, and takes no page but that which is nothing without it', async () => {
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
  const words = ['product_copy', 'pages', 'legal', 'faq', 'navigation', 'interface_messages']
  const at = (path: string, locale: Shown['locale']): Shown => ({
    site: 'com',
    host: 'localhost',
    path: locale === 'en' ? path : `/${locale}${path}`,
    locale,
  })
  try {
    await rename(shop, table => `${table} rename to ${table}_gone`, words)
    for (const locale of ['en', 'de', 'zh'] as const) {
      for (const path of ['/', '/products', '/netflix-downloader', '/search?q=netflix']) {
        const { status, html } = await look(shop, at(path, locale))
        expect(status, path).toBe(200)
        expect(html, path).toContain('</footer>')
      }
      for (const path of ['/terms-of-use', '/contact', '/download']) {
        const { status, html } = await look(shop, at(path, locale))
        expect(status, path).toBe(500)
        expect(html, path).toContain(postNotFound(at(path, locale)))
        expect(html, path).toContain('</footer>')
      }
    }
    // One address each, for all languages.
    expect((await look(shop, at('/sales-campaign', 'en'))).status).toBe(200)
    expect((await look(shop, at('/thanks-for-installing', 'en'))).status).toBe(500)
    await rename(shop, table => `${table}_gone rename to ${table}`, words)
    for (const path of ['/terms-of-use', '/contact', '/download'])
      expect((await look(shop, at(path, 'en'))).status, path).toBe(200)
  } finally {
    await shop.end()
  }
})
