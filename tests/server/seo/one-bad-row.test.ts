import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/server/runtime/log/log'
import { page } from '@/site/page'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())
const said = vi.spyOn(log, 'error').mockImplementation(() => {})

const { query } = await freshDatabase()
await openCms()
const { sitePages } = await import('@/server/seo/sitemap/site-pages')
const { languageSitemap } = await import('@/server/seo/sitemap/sitemap')
const { siteOrigins } = await import('@/server/http/origins')
const { pageTitle } = await import('@/server/pages/page-title')
const { newOutcome, withOutcome } = await import('@/server/page-cache/outcome')

afterEach(() => void said.mockClear())

async function sitemap(): Promise<string> {
  return languageSitemap(await sitePages('com', Date.now()), 'com', 'en', siteOrigins())
}

const countOf = (xml: string): number => xml.split('<url>').length - 1

test('a row that no sitemap can tell of is left out of it alone, with a line in the log, and that map is not kept', async () => {
  const whole = await sitemap()
  expect(whole).toContain('/article/101<')
  await query(`update articles set updated_at = 'infinity' where number = 101`)
  const outcome = newOutcome()
  const lacking = await withOutcome(outcome, sitemap)
  expect(lacking).not.toContain('/article/101<')
  expect(countOf(lacking)).toBe(countOf(whole) - 1)
  expect(outcome.isDegraded).toBe(true)
  expect(said).toHaveBeenCalledWith(
    { error: expect.any(Error), row: 'article 101' },
    'a page of the sitemap could not be read: it is left out',
  )
})

const KINDS = [
  { table: 'authors', column: 'key', family: 'author' },
  { table: 'categories', column: 'uid', family: 'category' },
  { table: 'best_lists', column: 'key', family: 'best' },
] as const

test.each(KINDS)(
  'one of $table that says no day costs the others no picture',
  async ({ table, column, family }) => {
    const { rows } = await query<{ id: string; named: string }>(
      `select id, ${column} as named from ${table} order by ${column} limit 2`,
    )
    const [bad, good] = rows
    const titleOf = async (named = '') => (await pageTitle(page(family, named), guestVisit('en')))?.title
    const before = await titleOf(good?.named)
    await query(`update ${table} set updated_at = 'infinity' where id = $1`, [bad?.id])
    expect(before).toBeTruthy()
    expect(await titleOf(good?.named)).toBe(before)
    expect(await titleOf(bad?.named)).toBeUndefined()
    expect(said).toHaveBeenCalledWith(
      { error: expect.any(Error), row: bad?.id },
      expect.stringContaining('could not be read: it is left out'),
    )
  },
)
