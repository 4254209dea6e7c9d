import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const { waitingDrafts } = await import('@/server/content/waiting-drafts')
const { scheduledContent } = await import('@/server/content/scheduled')

const ALL = ['articles', 'pages', 'reviews', 'best-lists', 'product-copy', 'guides', 'legal', 'coupons']
const draftsOf = (email = 'kim@staff.test', collections = ALL) =>
  waitingDrafts({ collections, email, limit: 50 })
const titles = async (email?: string, collections?: string[]) =>
  (await draftsOf(email, collections)).map(({ title }) => title)

const page = { route: 'unborn', template: 'content', title: 'Unborn', _status: 'draft' } as const

test('a new draft waits until it is published, and again once it is changed', async () => {
  const { id } = await payload.create({ collection: 'pages', locale: 'en', draft: true, data: page })
  expect((await draftsOf())[0]).toMatchObject({ collection: 'pages', id, title: 'Unborn', isNew: true })
  const update = { collection: 'pages', id, locale: 'en' } as const
  await payload.update({ ...update, data: { _status: 'published' } })
  expect(await titles()).not.toContain('Unborn')
  await payload.update({ ...update, draft: true, data: { title: 'Born again', _status: 'draft' } })
  expect((await draftsOf())[0]).toMatchObject({ id, title: 'Born again', isNew: false })
  expect(await titles('kim@staff.test', ['articles'])).not.toContain('Born again')
})

test('a draft is called by its words: in English, else in a language that it has; a page of a product by the product', async () => {
  await payload.create({
    ...{ collection: 'pages', locale: 'de', draft: true },
    data: { ...page, route: 'ungeboren', title: 'Ungeboren' },
  })
  const { rows } = await db.query(`select id from product_copy where route = 'hulu_downloader'`)
  await payload.update({
    ...{ collection: 'product-copy', id: rows[0].id, locale: 'en', draft: true },
    data: { _status: 'draft' },
  })
  expect(await titles()).toEqual(expect.arrayContaining(['Ungeboren', 'Hulu Downloader']))
})

test('what says who changed it waits for them alone', async () => {
  const { rows } = await db.query(`select id from coupons where code = 'AUTUMN_VD'`)
  await payload.update({
    collection: 'coupons',
    id: rows[0].id,
    draft: true,
    data: { _status: 'draft', group_type: 'autumn' },
  })
  await db.query(
    `update _coupons_v set version_changed_by = 'lee@staff.test' where latest and parent_id = $1`,
    [rows[0].id],
  )
  expect(await titles('lee@staff.test')).toContain('AUTUMN_VD')
  expect(await titles('kim@staff.test')).not.toContain('AUTUMN_VD')
})

test('what is published for later comes by itself, the next first', async () => {
  const at = Date.now()
  const later = (days: number) => new Date(at + days * 86_400_000)
  await db.query(
    `update articles set published_at = $1 where id in (select id from articles where _status = 'published' order by number limit 1)`,
    [later(2)],
  )
  await db.query(
    `insert into push_messages (name, state, send_at) values ('Soon', 'scheduled', $1), ('Never', 'draft', $1)`,
    [later(1)],
  )
  const coming = await scheduledContent(at, 10)
  expect(coming.map(({ collection }) => collection)).toEqual(['push-messages', 'articles'])
  expect(coming[0]).toMatchObject({ title: 'Soon', at: later(1).getTime() })
  expect(await scheduledContent(later(2).getTime(), 10)).toEqual([])
})
