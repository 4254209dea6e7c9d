import { freshDatabase } from '@tests/support/database'
import { statementsOf } from '@tests/support/statements'
import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { localizedSource } from '@/collections/admin/untranslated/sources'
import { LOCALES } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

const OTHERS = LOCALES.filter(locale => locale !== 'en')
const sources = collections.map(localizedSource)

const db = await freshDatabase()
const payload = await openCms()
const server = await import('@/server/content/untranslated')

const gapsOf = async (id: string) =>
  (await server.untranslated(sources, OTHERS))
    .filter(gap => gap.id === id)
    .map(({ locale, fields }) => `${locale}: ${fields.join(', ')}`)

test('the fields of every collection with texts of languages are known, those in rows too', () => {
  const fieldsOf = (slug: string) =>
    sources.find(({ collection }) => collection === slug)?.parts.map(({ field }) => field)
  expect(fieldsOf('product-copy')).toEqual([
    'headline',
    'promise',
    'steps',
    'features',
    'music',
    'questions',
    'meta_title',
    'meta_description',
    'meta_keywords',
  ])
  expect(fieldsOf('reviews')).toEqual([
    'title',
    'summary',
    'likes',
    'dislikes',
    'body',
    'meta_title',
    'meta_description',
    'meta_keywords',
  ])
  expect(fieldsOf('pages')).toContain('blocks')
  expect(fieldsOf('navigation')).toEqual(['header.label', 'footer.title', 'footer.links.label'])
  expect(fieldsOf('redirects')).toEqual([])
})

test('a page in English alone lacks in every other language what it has in English, and no more', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      route: 'half_done',
      template: 'content',
      title: 'Half done',
      blocks: [{ blockType: 'action', title: 'Go on', label: 'There', href: '/products' }],
      _status: 'published',
    },
  })
  expect(await gapsOf(id)).toEqual(OTHERS.map(locale => `${locale}: title, blocks`))
  await payload.update({
    collection: 'pages',
    id,
    locale: 'de',
    data: { title: 'Halb fertig', intro: 'Nur deutsch.', _status: 'published' },
  })
  const gaps = await gapsOf(id)
  expect(gaps).toContain('de: blocks')
  expect(gaps.filter(gap => gap.includes('title'))).toHaveLength(OTHERS.length - 1)
})

test('lists of texts and words of menus are looked into', async () => {
  await db.query(
    `delete from reviews_texts where locale = 'ja' and path = 'likes' and parent_id = (select id from reviews where number = 201)`,
  )
  const { docs } = await payload.find({ collection: 'reviews', where: { number: { equals: 201 } }, limit: 1 })
  expect(await gapsOf(docs[0]?.id ?? '')).toContain('ja: likes')
  const before = await gapsOf((await payload.find({ collection: 'navigation', limit: 1 })).docs[0]?.id ?? '')
  await db.query(
    `delete from navigation_footer_links_translations where _locale = 'zh' and _parent_id in (select id from navigation_footer_links limit 1)`,
  )
  const all = await server.untranslated(sources, ['zh'])
  expect(before.join()).not.toContain('footer.links.label')
  expect(all.filter(({ collection }) => collection === 'navigation').map(({ fields }) => fields)).toEqual([
    ['footer.links.label'],
  ])
})

test('a draft is not missed, nor what English does not say', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { route: 'unborn', template: 'content', title: 'Unborn', _status: 'draft' },
  })
  expect(await gapsOf(id)).toEqual([])
})

test('only the languages asked for are told of', async () => {
  const gaps = await server.untranslated(sources, ['fr'])
  expect(new Set(gaps.map(({ locale }) => locale))).toEqual(new Set(gaps.length > 0 ? ['fr'] : []))
})

test('one statement asks the whole catalogue, half of it untranslated', async () => {
  await db.query(`delete from product_copy_translations where _locale in ('de', 'ja', 'zh')`)
  await db.query(`delete from product_copy_features where _locale in ('de', 'ja', 'zh')`)
  let gaps = 0
  const statements = await statementsOf(async () => {
    gaps = (await server.untranslated(sources, OTHERS)).length
  })
  expect(gaps).toBeGreaterThan(200)
  expect(statements).toHaveLength(1)
})
