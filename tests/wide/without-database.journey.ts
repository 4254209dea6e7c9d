import { readFileSync } from 'node:fs'
import { ask, textOf } from '@tests/support/ask'
import { onDatabase, startShopCopy } from '@tests/support/shop-copy'
import { urlOf } from '../../scripts/shop/kept-database'
import { expect, test } from '../support/journey-test'

/** Playwright loads no JSON modules. */
const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(`src/site/messages/${locale}.json`, 'utf8')).unavailable

/** One address in all languages of a site. */
const CHECKOUT = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** Nobody is let into a database any more, and who is there is put out; or they are let in again. */
const letIn = (database: string, isOpen: boolean) =>
  onDatabase(urlOf(database, 'postgres'), async admin => {
    const name = new URL(database).pathname.slice(1)
    await admin.query(`alter database "${name}" allow_connections ${isOpen}`)
    if (!isOpen)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })

test('while the database is gone the checkout says so with 503, in its language and the shop’s frame, and finished pages are shown on', async () => {
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '')
  const look = async (path: string, locale = 'de') => {
    const told = await ask(shop, { path, headers: { cookie: `locale=${locale}` } })
    return { status: told.status, headers: told.headers, html: textOf(told) }
  }
  const statusOf = async (path: string) => (await look(path)).status
  // A new shop notes the prices that it begins with: pages that were made before are dropped.
  const revision = async () => JSON.parse(textOf(await ask(shop, { path: '/readyz' }))).ruleBook.revision
  try {
    await expect.poll(revision).toBeGreaterThan(1)
    expect(await statusOf('/de/')).toBe(200)
    await letIn(shop.database, false)
    await expect.poll(() => statusOf(CHECKOUT)).toBe(503)
    for (const locale of ['de', 'fr']) {
      const { status, headers, html } = await look(CHECKOUT, locale)
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('5')
      expect(headers['cache-control']).toContain('no-store')
      expect(Object.keys(headers)).not.toContain('x-shop-status')
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
      expect(html).toContain(`${wordsOf(locale).title}</h1>`)
      expect(html).toContain(wordsOf(locale).text)
      expect(html).toContain('</header>')
      expect(html).toContain('</footer>')
    }
    expect(await statusOf('/de/')).toBe(200)
    await letIn(shop.database, true)
    await expect.poll(() => statusOf(CHECKOUT)).toBe(200)
  } finally {
    await letIn(shop.database, true)
    await shop.end()
  }
})
