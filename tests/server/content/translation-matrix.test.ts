import { freshDatabase } from '@tests/support/database'
import { statementsOf } from '@tests/support/statements'
import { expect, test } from 'vitest'
import { TRANSLATED } from '@/collections/admin/translations/translated'
import { LOCALES, type Locale } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

const NOW = Date.now()
const ALL = { offset: 0, limit: 5_000, at: NOW }
const DAY = 86_400_000

const db = await freshDatabase()
const payload = await openCms()
const { translationMatrix, waitingTranslations } = await import('@/server/content/translation-matrix')

async function rowOf(id: string) {
  const row = (await translationMatrix(TRANSLATED, {}, ALL)).rows.find(each => each.id === id)
  if (!row) throw new Error(`${id} does not stand in the matrix.`)
  return row
}

/** Each language of a document: its state, and the fields that it lacks or whose original changed. */
const statesOf = async (id: string) =>
  Object.fromEntries(
    (await rowOf(id)).cells.map(({ locale, state, lacks, outdated }) => [
      locale,
      [state, ...lacks.map(field => `-${field}`), ...outdated.map(field => `!${field}`)].join(' '),
    ]),
  )

const everywhere = (state: string, ...others: [Locale, string][]) => ({
  ...Object.fromEntries(LOCALES.map(locale => [locale, state])),
  ...Object.fromEntries(others),
})

test('the fields of every collection with texts of languages are known, those in rows too', () => {
  const fieldsOf = (slug: string) =>
    TRANSLATED.find(({ collection }) => collection === slug)?.parts.map(({ field }) => field)
  expect(fieldsOf('product-copy')).toEqual([
    'headline',
    'promise',
    'steps',
    'features',
    'music',
    'specs',
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
  expect(fieldsOf('redirects')).toBeUndefined()
})

const { rows: authors } = await db.query<{ id: string }>('select id from authors limit 1')
const article = (number: number, published_at: number, locale: Locale) =>
  payload.create({
    collection: 'articles',
    locale,
    data: {
      number,
      author: authors[0]?.id ?? '',
      published_at: new Date(published_at).toISOString(),
      title: 'Written first',
      summary: 'In short',
      _status: 'published',
    },
  })

test('a language of a document is missing, a draft, scheduled, live or outdated', async () => {
  const { id } = await article(770_001, NOW - DAY, 'de')
  const save = (locale: Locale, title: string, more: { publishSpecificLocale?: Locale; draft?: true }) =>
    payload.update({
      collection: 'articles',
      id,
      locale,
      data: { title, _status: more.draft ? 'draft' : 'published' },
      ...more,
    })
  expect(await statesOf(id)).toEqual(everywhere('missing -title -summary', ['de', 'live']))
  expect((await rowOf(id)).cells.filter(cell => cell.isOriginal).map(({ locale }) => locale)).toEqual(['de'])
  await save('ja', '翻訳', { draft: true })
  expect((await statesOf(id)).ja).toBe('draft -summary')
  await save('fr', 'Traduit', { publishSpecificLocale: 'fr' })
  expect(await statesOf(id)).toMatchObject({ ja: 'draft -summary', fr: 'live -summary', de: 'live' })
  await save('de', 'Anders gesagt', { draft: true })
  expect(await statesOf(id)).toEqual(
    everywhere(
      'missing -title -summary',
      ['de', 'live'],
      ['ja', 'outdated -summary !title'],
      ['fr', 'outdated -summary !title'],
    ),
  )
  await save('de', 'Written first', { draft: true })
  expect(await statesOf(id)).toMatchObject({ ja: 'draft -summary', fr: 'live -summary' })
  await save('de', 'Ganz anders', { draft: true })
  await save('fr', 'Tout autre', { draft: true })
  expect(await statesOf(id)).toMatchObject({ ja: 'outdated -summary !title', fr: 'live -summary' })
  await payload.delete({ collection: 'articles', id })
  const { rows } = await db.query('select from outdated_translations where document_id = $1', [id])
  expect(rows).toHaveLength(0)
})

test('what is published for later is scheduled until then', async () => {
  const { id } = await article(770_002, NOW + DAY, 'en')
  expect((await statesOf(id)).en).toBe('scheduled')
  const { rows } = await translationMatrix(TRANSLATED, { kind: 'articles' }, { ...ALL, at: NOW + DAY })
  expect(rows.find(row => row.id === id)?.cells.find(({ locale }) => locale === 'en')?.state).toBe('live')
})

test('texts in rows and blocks count, in drafts too', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      route: 'half_done',
      template: 'content',
      title: 'Half done',
      blocks: [{ blockType: 'action', title: 'Go on', label: 'There', href: '/products' }],
      _status: 'draft',
    },
  })
  expect(await statesOf(id)).toEqual(everywhere('missing -title -blocks', ['en', 'draft']))
  await payload.update({ collection: 'pages', id, locale: 'en', data: { _status: 'published' } })
  await payload.update({
    collection: 'pages',
    id,
    locale: 'de',
    draft: true,
    data: {
      title: 'Halb fertig',
      blocks: [{ blockType: 'action', title: 'Weiter', label: 'Dort', href: '/products' }],
    },
  })
  expect(await statesOf(id)).toEqual(everywhere('missing -title -blocks', ['en', 'live'], ['de', 'draft']))
})

test('lists of texts and words of menus are looked into', async () => {
  await db.query(
    `delete from reviews_texts where locale = 'ja' and path = 'likes' and parent_id = (select id from reviews where number = 201)`,
  )
  await db.query(
    `delete from _reviews_v_texts where locale = 'ja' and path = 'version.likes' and parent_id in (select v.id from _reviews_v v join reviews r on r.id = v.parent_id where r.number = 201)`,
  )
  const { docs } = await payload.find({ collection: 'reviews', where: { number: { equals: 201 } }, limit: 1 })
  expect((await statesOf(docs[0]?.id ?? '')).ja).toBe('live -likes')
  const menu = (await payload.find({ collection: 'navigation', limit: 1 })).docs[0]?.id ?? ''
  expect(await statesOf(menu)).toEqual(everywhere('live'))
  await db.query(
    `delete from navigation_footer_links_translations where _locale = 'zh' and _parent_id in
      (select l.id from navigation_footer_links l join navigation_footer f on f.id = l._parent_id where f._parent_id = $1 limit 1)`,
    [menu],
  )
  expect((await statesOf(menu)).zh).toContain('-footer.links.label')
})

test('the matrix is narrowed by kind, language, state and title, and turned page by page', async () => {
  const { rows, total } = await translationMatrix(TRANSLATED, { kind: 'guides' }, { ...ALL, limit: 3 })
  expect(new Set(rows.map(({ collection }) => collection))).toEqual(new Set(['guides']))
  expect(rows).toHaveLength(3)
  expect(total).toBeGreaterThan(3)
  const next = await translationMatrix(TRANSLATED, { kind: 'guides' }, { ...ALL, limit: 3, offset: 3 })
  expect(next.rows.map(({ id }) => id)).not.toContain(rows[0]?.id)
  const half = await translationMatrix(TRANSLATED, { words: 'HALF DONE' }, ALL)
  expect(half.rows.map(({ title }) => title)).toEqual(['Half done'])
  const inGerman = { words: 'half done', locale: 'de' as const }
  const found = async (state: 'missing' | 'draft' | 'waiting') =>
    (await translationMatrix(TRANSLATED, { ...inGerman, state }, ALL)).total
  expect([await found('missing'), await found('draft'), await found('waiting')]).toEqual([0, 1, 0])
  expect(await translationMatrix(TRANSLATED, { kind: 'no-such-kind' }, ALL)).toEqual({ rows: [], total: 0 })
})

test('a document without a title in its own language is found and named by that of another one', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'de',
    data: { route: 'one-language', template: 'content', title: 'Nur auf Deutsch', _status: 'published' },
  })
  const { rows, total } = await translationMatrix(TRANSLATED, { words: 'nur auf' }, ALL)
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ collection: 'pages', id, title: 'Nur auf Deutsch' })
  expect(rows[0]?.cells.map(({ locale }) => locale).toSorted()).toEqual(LOCALES.toSorted())
})

test('what waits is counted by language, published documents alone', async () => {
  const count = async (locale: Locale) =>
    (await waitingTranslations(TRANSLATED, NOW)).find(each => each.locale === locale)?.texts ?? 0
  const before = await count('it')
  const draft = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { route: 'unborn', template: 'content', title: 'Unborn', _status: 'draft' },
  })
  expect(await count('it')).toBe(before)
  await payload.update({ collection: 'pages', id: draft.id, locale: 'en', data: { _status: 'published' } })
  expect(await count('it')).toBe(before + 1)
})

test('two statements ask the whole catalogue, half of it untranslated: one finds the documents, one has the languages of those shown', async () => {
  await db.query(`delete from product_copy_translations where _locale in ('de', 'ja', 'zh')`)
  await db.query(`delete from product_copy_features where _locale in ('de', 'ja', 'zh')`)
  await db.query(`delete from _product_copy_v`)
  const statements = await statementsOf(async () => {
    const { total } = await translationMatrix(TRANSLATED, { locale: 'ja', state: 'waiting' }, ALL)
    expect(total).toBeGreaterThan(50)
  })
  expect(statements).toHaveLength(2)
})
