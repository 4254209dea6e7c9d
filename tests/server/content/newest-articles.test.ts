import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

type Row = { number: number; key: string; title: string | null; at: Date; uids: string[] }

await freshDatabase()
await openCms()
const query = (await import('@/server/runtime/database')).database.query
const cards = (await import('@/server/content/articles')).articleCards

const numbers = async (...asked: Parameters<typeof cards>) =>
  (await cards(...asked)).map(({ number }) => number)

/** All that there are, as they are stored. */
const stored = (locale: string) =>
  query<Row>(
    `select a.number::int, w.key, t.title, a.published_at as at, array(select c.uid from articles_rels r
       join categories c on c.id = r.categories_id where r.parent_id = a.id and r.path = 'categories') as uids
     from articles a join authors w on w.id = a.author_id
     left join articles_translations t on t._parent_id = a.id and t._locale = $1::_locales
     order by a.published_at desc, a.number desc`,
    [locale],
  )

test.each(['en', 'fr', 'ja'] as const)(
  'the articles of %s come newest first, and no others',
  async locale => {
    const written = (await stored(locale)).filter(({ title }) => title !== null)
    expect(await numbers(guestVisit(locale))).toEqual(written.map(({ number }) => number))
  },
)

test('those of an author, of categories or with numbers are chosen out of them', async () => {
  const all = await stored('en')
  const chosen = all.find(row => row.uids.length > 0)
  const { key, uids, number } = { key: '', number: 0, ...chosen, uids: chosen?.uids ?? [] }
  const where = (is: (row: Row) => boolean) => all.filter(is).map(row => row.number)
  const visit = guestVisit('en')
  expect(await numbers(visit, { author: key })).toEqual(where(row => row.key === key))
  expect(await numbers(visit, { categories: uids })).toEqual(
    where(row => row.uids.some(uid => uids.includes(uid))),
  )
  expect(await numbers(visit, { numbers: [number, 999_999] })).toEqual([number])
  expect(await numbers(visit, { numbers: [] })).toEqual([])
})

test('an article shows from its first millisecond on', async () => {
  const [newest] = await stored('en')
  const at = newest?.at.getTime() ?? 0
  const visit = guestVisit('en')
  expect(await numbers({ ...visit, at })).toContain(newest?.number)
  expect(await numbers({ ...visit, at: at - 1 })).not.toContain(newest?.number)
})
