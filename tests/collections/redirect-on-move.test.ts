import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'

const db = await freshDatabase()
const payload = await openCms()
const shop = { ...(await import('@/server/addresses/known-addresses')), ...(await import('@/site/address')) }

const stored = async (): Promise<string[]> => {
  const { rows } = await db.query<{ row: string }>(
    `select "from" || ' → ' || "to" as row from redirects order by "from"`,
  )
  return rows.map(({ row }) => row)
}
const SEEDED = new Set(await stored())
const redirects = async () => (await stored()).filter(row => !SEEDED.has(row))

/** Where an address leads now: to another address, or to a page under its own. */
async function answerOf(path: string, host = 'localhost'): Promise<string> {
  const { database } = await import('@/server/runtime/database')
  const address = shop.resolveAddress({ host, path }, await shop.addressesIn(database))
  return address.kind === 'redirect' ? address.to : address.kind
}

const idOf = async (table: string, column: string, value: string | number): Promise<string> => {
  const { rows } = await db.query<{ id: string }>(`select id from ${table} where ${column} = $1`, [value])
  if (!rows[0]) throw new Error(`no ${value} in ${table}`)
  return rows[0].id
}

const campaign = (key: string, route: string, more: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'campaigns',
    data: {
      key,
      route,
      name: key,
      enabled: true,
      startTime: '2027-03-01T00:00:00.000Z',
      startTime_tz: 'UTC',
      endTime: '2027-03-08T00:00:00.000Z',
      endTime_tz: 'UTC',
      navType: 'none',
      _status: 'published',
      ...more,
    },
  })

const moved = (id: string, route: string) =>
  payload.update({ collection: 'campaigns', id, data: { route, _status: 'published' } })

test('the old address of a published campaign leads to the new one, in every language', async () => {
  const { id } = await campaign('spring', 'spring_sale')
  await moved(id, 'easter_sale')
  expect(await redirects()).toEqual(['/spring-sale → /easter-sale'])
  expect(await answerOf('/spring-sale')).toBe('/easter-sale')
  expect(await answerOf('/de/spring-sale')).toBe('/de/easter-sale')
  expect(await answerOf('/easter-sale')).toBe('page')

  await moved(id, 'may_sale')
  expect(await redirects()).toEqual(['/easter-sale → /may-sale', '/spring-sale → /may-sale'])
  await moved(id, 'spring_sale')
  expect(await redirects()).toEqual(['/easter-sale → /spring-sale', '/may-sale → /spring-sale'])
  expect(await answerOf('/spring-sale')).toBe('page')
  await payload.delete({ collection: 'redirects', where: { to: { equals: '/spring-sale' } } })
})

test('a draft moves nothing before it is published, and publishing it does', async () => {
  const { id } = await campaign('june', 'june_sale')
  await payload.update({ collection: 'campaigns', id, draft: true, data: { route: 'july_sale' } })
  expect(await redirects()).toEqual([])
  await payload.update({ collection: 'campaigns', id, data: { _status: 'published' } })
  expect(await redirects()).toEqual(['/june-sale → /july-sale'])
  await payload.delete({ collection: 'redirects', where: { to: { equals: '/july-sale' } } })

  const unborn = await campaign('august', 'august_sale', { _status: 'draft' })
  await moved(unborn.id, 'september_sale')
  expect(await redirects()).toEqual([])
})

test('an address at which something stands still is not led away', async () => {
  const first = await campaign('first', 'shared_sale')
  await campaign('second', 'shared_sale')
  await moved(first.id, 'own_sale')
  expect(await redirects()).toEqual([])
  const seeded = await idOf('campaigns', 'key', 'black-friday-2022')
  await moved(seeded, 'black_friday_again')
  expect(await redirects()).toEqual([])
  expect(await answerOf('/black-friday-sales-2022')).toBe('page')
})

test('a page that is published at an address takes it back from a redirect', async () => {
  await payload.create({ collection: 'redirects', data: { from: '/winter-sale', to: '/products' } })
  await campaign('winter', 'winter_sale')
  expect(await redirects()).toEqual([])
  expect(await answerOf('/winter-sale')).toBe('page')
})

test('articles, reviews, desks, lists, categories, guides and pages of services leave redirects where they stood', async () => {
  const id = (table: string, column: string, value: string | number) => idOf(table, column, value)
  const _status = 'published' as const
  await payload.update({
    collection: 'articles',
    id: await id('articles', 'number', 101),
    data: { number: 9101, _status },
  })
  await payload.update({
    collection: 'reviews',
    id: await id('reviews', 'number', 201),
    data: { number: 9201, _status },
  })
  await payload.update({
    collection: 'authors',
    id: await id('authors', 'key', 'video-desk'),
    data: { key: 'film-desk' },
  })
  await payload.update({
    collection: 'best-lists',
    id: await id('best_lists', 'key', 'suites'),
    data: { key: 'all-in-one', _status },
  })
  await payload.update({
    collection: 'categories',
    id: await id('categories', 'uid', 'video'),
    data: { uid: 'films' },
  })
  await payload.update({
    collection: 'guides',
    id: await id('guides', 'route', 'netflix_downloader'),
    data: { route: 'dazn_downloader_2', _status },
  })
  await payload.update({
    collection: 'product-copy',
    id: await id('product_copy', 'route', 'youtube_downloader'),
    data: { route: 'youtube_saver', _status },
  })
  expect(await redirects()).toEqual([
    '/article/101 → /article/9101',
    '/author/video-desk → /author/film-desk',
    '/best/suites → /best/all-in-one',
    '/category/video → /category/films',
    '/guide/netflix-downloader → /guide/dazn-downloader-2',
    '/review/201 → /review/9201',
    '/youtube-downloader → /youtube-saver',
  ])
  expect(await answerOf('/fr/article/101')).toBe('/fr/article/9101')
  expect(await answerOf('/review/201', 'discover.localhost')).toBe('/review/9201')
  expect(await answerOf('/best/suites', 'discover-jp.localhost')).toBe('/best/all-in-one')
  expect(await answerOf('/youtube-downloader')).toBe('/youtube-saver')
})

test('the page of a title moves with its article, and leads to it once that is about a title no more', async () => {
  const id = await idOf('articles', 'number', 115)
  const change = (data: { number?: number; about_title?: boolean }) =>
    payload.update({ collection: 'articles', id, data: { ...data, _status: 'published' } })
  const moved = async () => (await redirects()).filter(row => /115/.test(row))
  await change({ number: 9115 })
  expect(await moved()).toEqual(['/article/115 → /article/9115', '/movie-downloader/115 → /article/9115'])
  await change({ about_title: false })
  expect(await answerOf('/de/movie-downloader/9115')).toBe('/de/article/9115')
  await change({ about_title: true })
  expect(await answerOf('/de/movie-downloader/9115')).toBe('page')
  await payload.delete({ collection: 'redirects', where: { to: { equals: '/article/9115' } } })
})

test('the text of a product that has a page of its own moves no address', async () => {
  const before = await redirects()
  const id = await idOf('product_copy', 'route', 'hulu_downloader')
  await payload.update({
    collection: 'product-copy',
    id,
    data: { route: 'hulu_again', _status: 'published' },
  })
  expect(await redirects()).toEqual(before)
})

test('an old route key that is taken away from both products of a route stays as a redirect', async () => {
  const { docs } = await payload.find({
    collection: 'products',
    where: { route: { equals: 'amazon_prime_video_downloader' } },
  })
  expect(docs.map(({ aliases }) => aliases)).toEqual([['prime_video_downloader'], ['prime_video_downloader']])
  for (const { id } of docs) await payload.update({ collection: 'products', id, data: { aliases: [] } })
  expect(await redirects()).toContain('/prime-video-downloader → /amazon-prime-video-downloader')
})

test('the key of a product and that of a legal page stay as they were made', async () => {
  const user = await payload.create({
    collection: 'users',
    data: { email: 'boss@staff.test', password: 'a-long-password', role: 'admin' },
  })
  const as = { user: { ...user, collection: 'users' as const }, overrideAccess: false }
  const product = await idOf('products', 'pid', 10337)
  const legal = await idOf('legal', 'key', 'dmca')
  await payload.update({ collection: 'products', id: product, data: { route: 'other' }, ...as })
  await payload.update({
    collection: 'legal',
    id: legal,
    data: { key: 'other', _status: 'published' },
    ...as,
  })
  expect((await payload.findByID({ collection: 'products', id: product })).route).toBe('netflix_downloader')
  expect((await payload.findByID({ collection: 'legal', id: legal })).key).toBe('dmca')
})

test('a product has its own address or none', async () => {
  const id = await idOf('products', 'pid', 10337)
  await expect(payload.update({ collection: 'products', id, data: { url: '/cinema' } })).rejects.toThrow(
    /Page of its own/,
  )
  const { url } = await payload.update({ collection: 'products', id, data: { url: '/netflix-downloader' } })
  expect(url).toBe('/netflix-downloader')
})

test('a move that cannot be stored leaves no redirect', async () => {
  const before = await redirects()
  const { id } = await campaign('october', 'october_sale')
  await expect(
    payload.update({
      collection: 'campaigns',
      id,
      data: { route: 'november_sale', key: 'first', _status: 'published' },
    }),
  ).rejects.toThrow()
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before insert on redirects for each row execute function refuse()`)
  await expect(moved(id, 'november_sale')).rejects.toThrow()
  await db.query('drop function refuse cascade')
  expect(await redirects()).toEqual(before)
  expect((await payload.findByID({ collection: 'campaigns', id })).route).toBe('october_sale')
})
