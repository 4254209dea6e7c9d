import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { expect, test, vi } from 'vitest'
import type { Locale } from '@/site/locale'
import { readPreview } from '@/site/preview'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const AT = Date.parse('2030-06-01T00:00:00Z')
const db = await freshDatabase()
const payload = await openCms()
const { contentPage } = await import('@/server/content/pages')
const { ruleBookOf } = await import('@/server/preview/rule-book')

async function page(route: string) {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { route, template: 'content', title: 'Old', _status: 'published' },
  })
  const alt = { title: 'Alt', _status: 'published' as const }
  await payload.update({ collection: 'pages', id, locale: 'de', data: alt })
  for (const [locale, title] of [
    ['en', 'New'],
    ['de', 'Neu'],
  ] as const)
    await payload.update({ collection: 'pages', id, locale, draft: true, data: { title, _status: 'draft' } })
  return id
}

const [inIt, beside] = [await page('launch_in'), await page('launch_beside')]
const { rows: made } = await db.query<{ id: string }>(
  `insert into launches (name, state, goes_live_at) values ('Summer', 'scheduled', $1) returning id`,
  [new Date(AT)],
)
const launch = made[0]?.id ?? ''
const { rows: sets } = await db.query<{ id: string }>(
  `insert into price_sets (name, change_by) values ('Summer', 500) returning id`,
)
await db.query(
  `insert into price_set_rows (set_id, plan_id, field, before, after) select $1, id, 'price', price, 99 from plans where pay_key = '10337-LFT'`,
  [sets[0]?.id],
)
const put = (kind: string, item: string, languages: string[]) =>
  db.query(
    `insert into launch_rows (launch_id, kind, item_id, languages, name, seen, added_by, added_at)
     values ($1, $2, $3, $4, 'x', 'x', 'x', now())`,
    [launch, kind, item, languages],
  )
await put('pages', inIt, ['de'])
await put('price-sets', sets[0]?.id ?? '', [])

const visitWith = (locale: Locale, more: object) => ({
  ...guestVisit(locale, 'com', AT),
  preview: { site: 'com' as const, locale, ...more },
})
const priceOf = ({ rows }: Awaited<ReturnType<typeof ruleBookOf>>) =>
  rows.plans.find(({ payKey }) => payKey === '10337-LFT')?.selling.USD

test('the preview of a launch shows its drafts in its languages, and all else as it is published', async () => {
  const german = visitWith('de', { launch })
  expect((await contentPage(german, 'launch_in'))?.title).toBe('Neu')
  expect((await contentPage(german, 'launch_beside'))?.title).toBe('Alt')
  expect((await contentPage(visitWith('en', { launch }), 'launch_in'))?.title).toBe('Old')
  expect((await contentPage(visitWith('en', {}), 'launch_in'))?.title).toBe('New')
  expect(beside).not.toBe(inIt)
})

test('it has the prices of the launch, and so has the preview of an instant after it, and no visitor', async () => {
  expect(priceOf(await ruleBookOf(visitWith('en', { launch })))).toBe(9900)
  expect(priceOf(await ruleBookOf(visitWith('en', { at: AT })))).toBe(9900)
  expect(priceOf(await ruleBookOf(visitWith('en', { at: AT - 1 })))).toBe(12990)
  expect(priceOf(await ruleBookOf(guestVisit('en', 'com', AT)))).toBe(12990)
  expect((await contentPage(guestVisit('de', 'com', AT), 'launch_in'))?.title).toBe('Alt')
})

test('an address names a launch by its id alone', () => {
  expect(readPreview(`site=com&locale=en&launch=${launch}`)?.launch).toBe(launch)
  expect(readPreview(`site=com&locale=en&launch=1' or true`)?.launch).toBeUndefined()
})
