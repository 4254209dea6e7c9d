import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const { forgetEmptyDrafts } = await import('@/server/housekeeping/empty-drafts')

const KINDS = ['articles', 'pages', 'product-copy', 'campaigns'] as const
type Kind = (typeof KINDS)[number]
const DAY = 86_400_000

/** What Payload writes when somebody opens «Create new». */
const opened = async (collection: Kind, data = {}) =>
  (await payload.create({ collection, data, draft: true })).id
const isThere = async (collection: Kind, id: string) =>
  (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs === 1

test('«Create new» leaves a row in these kinds alone', () => {
  const saving = payload.config.collections.filter(
    ({ versions }) => typeof versions === 'object' && versions.drafts && versions.drafts.autosave,
  )
  expect(saving.map(({ slug }) => slug).sort()).toEqual([...KINDS].sort())
})

test.each(KINDS)('an untouched new one of the %s goes after a day, with its versions', async slug => {
  const id = await opened(slug)
  await forgetEmptyDrafts(Date.now() + DAY - 60_000)
  expect(await isThere(slug, id)).toBe(true)
  expect(await forgetEmptyDrafts(Date.now() + DAY + 60_000)).toBeGreaterThan(0)
  expect(await isThere(slug, id)).toBe(false)
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::int as left from _${slug.replaceAll('-', '_')}_v where parent_id is null or parent_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('what anybody wrote in stays, in whatever language and field', async () => {
  const titled = await opened('articles', { title: 'begun' })
  const german = await opened('articles')
  await payload.update({
    collection: 'articles',
    id: german,
    locale: 'de',
    draft: true,
    data: { title: 'begonnen' },
  })
  const saved = await opened('articles')
  await db.query(
    `update _articles_v set updated_at = created_at + interval '2 seconds' where parent_id = $1`,
    [saved],
  )
  await forgetEmptyDrafts(Date.now() + 2 * DAY)
  for (const id of [titled, german, saved]) expect(await isThere('articles', id)).toBe(true)
})
