import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const content = await import('@/server/content/articles')
const { RichText } = await import('@/components/content/rich-text')

const NUMBER = 880_101
const AT = Date.parse('2026-11-22')

async function idOf(table: string, where: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `select id from ${table} where ${where} order by id limit 1`,
  )
  return rows[0]?.id ?? ''
}

const link = (relationTo: string, value: string, words: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
  children: [{ type: 'text', text: words, version: 1 }],
})

type Node = { type: string; version: number; [key: string]: unknown }
const root = (children: Node[]) => ({
  root: { type: 'root', children, direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
})

/** What an article with these nodes says in German. */
async function shown(nodes: Node[]): Promise<string> {
  await db.query(
    `update articles_translations set title = 'Ein Artikel', body = $1
     where _locale = 'de' and _parent_id = (select id from articles where number = $2)`,
    [JSON.stringify(root([{ type: 'paragraph', version: 1, children: nodes }])), NUMBER],
  )
  const visit = guestVisit('de', 'com', AT)
  const data = (await content.article(visit, NUMBER))?.body
  return renderToStaticMarkup(createElement(RichText, { data, site: visit.site, locale: visit.locale }))
}

await payload.create({
  collection: 'articles',
  locale: 'de',
  data: {
    number: NUMBER,
    author: await idOf('authors', 'true'),
    published_at: '2026-01-01T00:00:00.000Z',
    title: 'Ein Artikel',
    body: root([]),
    _status: 'published',
  },
})

test('an internal link leads to the address of its page in the language of the text', async () => {
  const other = await idOf('articles', 'number = 101')
  expect(await shown([link('articles', other, 'dort')])).toContain('<a href="/de/article/101">dort</a>')
})

test('a link to what is gone, or is no page, is plain text', async () => {
  const gone = '00000000-0000-4000-8000-000000000000'
  const html = await shown([link('articles', gone, 'nirgends')])
  expect(html).toContain('nirgends')
  expect(html).not.toContain('<a')
  const draft = await payload.create({
    collection: 'articles',
    draft: true,
    data: {
      number: 880_102,
      author: await idOf('authors', 'true'),
      published_at: '2026-01-01T00:00:00.000Z',
      title: 'x',
      _status: 'draft',
    },
  })
  expect(await shown([link('articles', draft.id, 'bald')])).not.toContain('<a')
})

test('a relationship is a link with the title of its page, never an unknown node', async () => {
  const other = await idOf('articles', 'number = 101')
  const html = await shown([
    { type: 'relationship', version: 2, relationTo: 'articles', value: other, format: '' },
  ])
  expect(html).toMatch(/<a href="\/de\/article\/101">[^<]+<\/a>/)
  expect(html).not.toContain('unknown node')
})
