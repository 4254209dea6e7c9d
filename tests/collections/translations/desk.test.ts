import { cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { card, link, paragraph, richText, table, words } from '@tests/support/rich-text'
import { createLocalReq, handleEndpoints } from 'payload'
import { expect, test } from 'vitest'
import { deskOf } from '@/collections/translations/desk'
import { translationCsv } from '@/collections/translations/files/csv'
import { fileOf } from '@/collections/translations/files/file'
import { xliffOf } from '@/collections/translations/files/xliff-out'
import type { Locale } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const [staff] = (await payload.find({ collection: 'users', limit: 1 })).docs
if (!staff) throw new Error('There is no staff.')
const user = { ...staff, collection: 'users' as const }
const asStaff = await createLocalReq({ user }, payload)

const [author] = (await db.query<{ id: string }>('select id from authors limit 1')).rows
const [product] = (await db.query<{ id: string }>('select id from products limit 1')).rows

const body = (first: string) =>
  richText(
    paragraph(words(first), link('Netflix', '/netflix-downloader'), words('.')),
    table(['Dienst', 'Auflösung'], ['Netflix', '1080p']),
    card(product?.id ?? ''),
    paragraph(words('Bis bald', 1)),
  )

let number = 660_000
async function germanArticle(): Promise<string> {
  const { id } = await payload.create({
    collection: 'articles',
    locale: 'de',
    data: {
      number: ++number,
      author: author?.id ?? '',
      published_at: '2026-01-01T00:00:00.000Z',
      title: 'Filme sichern',
      body: body('So geht es mit '),
      _status: 'published',
    },
  })
  return id
}

async function desk(id: string, locale: Locale) {
  const found = await deskOf(asStaff, { collection: 'articles', id, locale })
  if (!found) throw new Error('There is no desk.')
  return found
}

const JAPANESE = {
  title: '映画を保存する',
  'body/0': '<1>Netflix</1>での方法です。',
  'body/1.0.0.0': 'サービス',
  'body/1.0.1.0': '解像度',
  'body/1.1.0.0': 'Netflix',
  'body/1.1.1.0': '1080p',
  'body/3': '<1>ではまた</1>',
}

const send = (id: string, locale: Locale, sent: object, slug = 'articles') =>
  door('POST', `/translations/${slug}/${id}/${locale}`, sent)

const storedIn = async (id: string, locale: Locale, draft: boolean) =>
  payload.findByID({ collection: 'articles', id, locale, draft, fallbackLocale: false, depth: 0 })

test('a German article with a table and a card is translated: one language is published, another stays a draft, and a change marks both', async () => {
  const id = await germanArticle()
  const before = await desk(id, 'ja')
  expect(before.from).toBe('de')
  expect(before.fields.flatMap(({ pairs }) => pairs.map(({ original }) => original.path))).toEqual(
    Object.keys(JAPANESE),
  )
  expect(await send(id, 'ja', { act: 'draft', version: before.version, texts: JAPANESE })).toMatchObject({
    status: 200,
    body: { sentence: 'Saved in Japanese.' },
  })
  expect((await storedIn(id, 'ja', false)).title ?? null).toBeNull()
  const written = await storedIn(id, 'ja', true)
  expect(written.body).toEqual(
    richText(
      paragraph(link('Netflix', '/netflix-downloader'), words('での方法です。')),
      table(['サービス', '解像度'], ['Netflix', '1080p']),
      card(product?.id ?? ''),
      paragraph(words('ではまた', 1)),
    ),
  )
  const french = await desk(id, 'fr')
  const texts = { title: 'Enregistrer des films', 'body/0': 'Voici comment avec <1>Netflix</1>.' }
  expect((await send(id, 'fr', { act: 'publish', version: french.version, texts })).status).toBe(200)
  expect((await storedIn(id, 'fr', false)).title).toBe('Enregistrer des films')
  expect((await storedIn(id, 'ja', false)).title ?? null).toBeNull()
  expect((await storedIn(id, 'ja', true)).title).toBe(JAPANESE.title)

  await payload.update({
    collection: 'articles',
    id,
    locale: 'de',
    draft: true,
    data: { body: body('So geht es jetzt mit ') },
  })
  for (const locale of ['ja', 'fr'] as const) {
    const changed = (await desk(id, locale)).fields.filter(field => field.before)
    expect(changed.map(({ field }) => field.name)).toEqual(['body'])
    expect(changed[0]?.before?.[0]).toBe('So geht es mit <1>Netflix</1>.')
  }
  const ja = await desk(id, 'ja')
  await send(id, 'ja', { act: 'right', version: ja.version, field: 'body' })
  expect((await desk(id, 'ja')).fields.some(field => field.before)).toBe(false)
  expect((await desk(id, 'fr')).fields.some(field => field.before)).toBe(true)
})

test('of two who write one language the later is refused and nothing is saved', async () => {
  const id = await germanArticle()
  const { version } = await desk(id, 'it')
  expect((await send(id, 'it', { act: 'draft', version, texts: { title: 'Primo' } })).status).toBe(200)
  const late = await send(id, 'it', { act: 'draft', version, texts: { title: 'Secondo' } })
  expect(late).toMatchObject({ status: 400, body: { errors: [{ data: { code: 'changed_meanwhile' } }] } })
  expect((await storedIn(id, 'it', true)).title).toBe('Primo')
})

test('a text whose marks are wrong is refused at its place', async () => {
  const id = await germanArticle()
  const { version } = await desk(id, 'es')
  const refused = await send(id, 'es', {
    act: 'draft',
    version,
    texts: { title: 'Así', 'body/0': 'Netflix' },
  })
  expect(fieldErrors(refused).map(({ path }) => path)).toEqual(['body/0'])
  expect((await storedIn(id, 'es', true)).title ?? null).toBeNull()
})

test('where the original got a passage, the others keep their places', async () => {
  const id = await germanArticle()
  const first = await desk(id, 'ja')
  await send(id, 'ja', { act: 'draft', version: first.version, texts: JAPANESE })
  const { root } = body('So geht es mit ')
  const more = {
    root: { ...root, children: [richText(paragraph(words('Neu'))).root.children, root.children].flat() },
  }
  await payload.update({ collection: 'articles', id, locale: 'de', draft: true, data: { body: more } })
  const pairs = (await desk(id, 'ja')).fields.find(({ field }) => field.name === 'body')?.pairs
  expect(pairs?.map(({ text }) => text)).toEqual(['', ...Object.values(JAPANESE).slice(1)])
})

test('what a translator sends back is shown first and saved as a draft after, marks, table and card with it', async () => {
  const id = await germanArticle()
  const found = await desk(id, 'ja')
  const file = fileOf(found)
  const texts = new Map(Object.entries(JAPANESE))
  const units = file.units.map(unit => ({ ...unit, translation: texts.get(unit.path) ?? null }))
  const send = (text: string, act: string, locale = 'ja') =>
    door('POST', `/translation-files/articles/${id}/${locale}`, { act, version: found.version, text })
  const refusal = async (text: string, locale?: string) => (await send(text, 'save', locale)).body.problems

  expect(await refusal(xliffOf({ ...file, document: 'http://other.test#articles/1' }))).toMatchObject([
    { code: 'other_shop' },
  ])
  expect(await refusal(xliffOf({ ...file, document: `${file.document}0` }))).toMatchObject([
    { code: 'other_document' },
  ])
  expect(await refusal(xliffOf(file), 'fr')).toMatchObject([{ code: 'other_language' }])
  const without = units.map(unit => (unit.path === 'body/0' ? { ...unit, translation: '方法' } : unit))
  expect(await refusal(translationCsv({ ...file, units: without }))).toMatchObject([
    { code: 'missing_code', line: 3 },
  ])
  expect(await refusal(translationCsv({ ...file, units: [...units, ...units] }))).toHaveLength(units.length)
  expect((await storedIn(id, 'ja', true)).title ?? null).toBeNull()

  const stale = units.map(unit => (unit.path === 'title' ? { ...unit, original: 'Früher' } : unit))
  const tried = await send(translationCsv({ ...file, units: stale }), 'try')
  expect(tried.body.waits).toMatchObject([{ path: 'title', line: 2 }])
  expect(tried.body.changes).toHaveLength(units.length - 1)
  expect((await storedIn(id, 'ja', true)).title ?? null).toBeNull()

  expect((await send(xliffOf({ ...file, units }), 'save')).status).toBe(200)
  expect((await storedIn(id, 'ja', true)).body).toEqual(
    richText(
      paragraph(link('Netflix', '/netflix-downloader'), words('での方法です。')),
      table(['サービス', '解像度'], ['Netflix', '1080p']),
      card(product?.id ?? ''),
      paragraph(words('ではまた', 1)),
    ),
  )
  expect(fileOf(await desk(id, 'ja'))).toEqual({ ...file, units })
})

test('blocks of a page are laid out like the original, with links and rows of their own', async () => {
  const page = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      route: 'desk_page',
      template: 'content',
      title: 'Page',
      blocks: [
        { blockType: 'questions', questions: [{ question: 'Why?', answer: 'So.' }] },
        { blockType: 'action', title: 'Go on', label: 'There', href: '/products' },
      ],
      _status: 'published',
    },
  })
  const found = await deskOf(asStaff, { collection: 'pages', id: page.id, locale: 'de' })
  const texts = {
    title: 'Seite',
    'blocks.0.questions.0.question': 'Warum?',
    'blocks.0.questions.0.answer': 'Darum.',
    'blocks.1.title': 'Weiter',
    'blocks.1.label': 'Dort',
  }
  expect(found?.fields.flatMap(({ pairs }) => pairs.map(({ original }) => original.path))).toEqual(
    Object.keys(texts),
  )
  const sent = { act: 'publish', version: found?.version, texts }
  expect(await send(page.id, 'de', sent, 'pages')).toMatchObject({ status: 200 })
  const german = await payload.findByID({ collection: 'pages', id: page.id, locale: 'de' })
  expect(german.blocks).toMatchObject([
    { blockType: 'questions', questions: [{ question: 'Warum?', answer: 'Darum.' }] },
    { blockType: 'action', title: 'Weiter', label: 'Dort', href: '/products' },
  ])
  const english = await payload.findByID({ collection: 'pages', id: page.id, locale: 'en' })
  expect(english.blocks).toMatchObject([{ questions: [{ question: 'Why?' }] }, { title: 'Go on' }])
})

test.each([
  ['admin', 'articles', 200],
  ['marketer', 'articles', 200],
  ['writer', 'articles', 200],
  ['support', 'articles', 403],
  ['marketer', 'legal', 403],
  ['nobody', 'articles', 403],
] as const)('a %s who translates %s is answered %i', async (role, slug, status) => {
  const id =
    slug === 'articles'
      ? await germanArticle()
      : ((await payload.find({ collection: slug, limit: 1 })).docs[0]?.id ?? '')
  const found = await deskOf(asStaff, { collection: slug, id, locale: 'es' })
  const login = { email: `${role}-${slug}@staff.test`, password: 'long enough to sign in' }
  let authorization = ''
  if (role !== 'nobody') {
    await payload.create({ collection: 'users', data: { ...login, role } })
    authorization = `JWT ${(await payload.login({ collection: 'users', data: login })).token}`
  }
  const request = new Request(`http://localhost/cms/translations/${slug}/${id}/es`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ act: 'draft', version: found?.version, texts: { title: 'Hola' } }),
  })
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(status)
})
