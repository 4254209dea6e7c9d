import { cmsDoor } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { openCms } from '../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const content = {
  ...(await import('@/server/content/articles')),
  ...(await import('@/server/content/pages')),
}

const LANGUAGES = ['en', 'de', 'ja'] as const
type Language = (typeof LANGUAGES)[number]
const NUMBER = 880_001

const text = (words: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: words, version: 1 }], version: 1 }],
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
  },
})

const { rows } = await db.query<{ id: string }>('select id from authors limit 1')
const { id } = await payload.create({
  collection: 'articles',
  locale: 'en',
  data: {
    number: NUMBER,
    author: rows[0]?.id ?? '',
    published_at: '2026-01-01T00:00:00.000Z',
    title: 'old en',
    body: text('old en'),
    _status: 'published',
  },
})
for (const locale of ['de', 'ja'] as const)
  await payload.update({
    collection: 'articles',
    id,
    locale,
    data: { title: `old ${locale}`, body: text(`old ${locale}`), _status: 'published' },
  })

/** What visitors read, by language. */
async function shown(): Promise<Partial<Record<Language, string>>> {
  const titles = await Promise.all(
    LANGUAGES.map(async language => [
      language,
      (await content.article(guestVisit(language, 'com', Date.parse('2026-11-22')), NUMBER))?.title,
    ]),
  )
  return Object.fromEntries(titles)
}

async function drafted(): Promise<unknown[]> {
  const titles = LANGUAGES.map(
    async locale =>
      (await door('GET', `/articles/${id}?draft=true&locale=${locale}&fallback-locale=none`)).body.title,
  )
  return Promise.all(titles)
}

const draft = (locale: Language, title: string) =>
  door('PATCH', `/articles/${id}?draft=true&autosave=true&locale=${locale}`, { title, _status: 'draft' })
/** What the button «Publish in …» of the admin sends. */
const publish = (locale: Language) =>
  door('PATCH', `/articles/${id}?depth=0&locale=${locale}&publishSpecificLocale=${locale}`, {
    _status: 'published',
  })
const unpublish = (locale: Language, slug = 'articles', which = id) =>
  door('POST', `/unpublish-language/${slug}/${which}?locale=${locale}`)

test('the button of the admin publishes the language that is edited', () => {
  expect(payload.config.localization).toMatchObject({ defaultLocalePublishOption: 'active' })
})

test('publishing one language leaves the drafts of the others as drafts', async () => {
  for (const language of LANGUAGES) expect((await draft(language, `new ${language}`)).status).toBe(200)
  expect(await shown()).toEqual({ en: 'old en', de: 'old de', ja: 'old ja' })
  expect((await publish('de')).status).toBe(200)
  expect(await shown()).toEqual({ en: 'old en', de: 'new de', ja: 'old ja' })
  expect(await drafted()).toEqual(['new en', 'new de', 'new ja'])
})

test('unpublishing one language leaves the others published, and its text in the draft', async () => {
  expect(await unpublish('de')).toEqual({ status: 200, body: { message: 'ok' } })
  expect(await shown()).toEqual({ en: 'old en', de: undefined, ja: 'old ja' })
  expect(await drafted()).toEqual(['new en', 'new de', 'new ja'])
})

test('the other languages are published afterwards, one by one, without the one that was taken back', async () => {
  expect((await publish('ja')).status).toBe(200)
  expect(await shown()).toEqual({ en: 'old en', de: undefined, ja: 'new ja' })
  expect((await publish('de')).status).toBe(200)
  expect(await shown()).toEqual({ en: 'old en', de: 'new de', ja: 'new ja' })
  expect((await publish('en')).status).toBe(200)
  expect(await shown()).toEqual({ en: 'new en', de: 'new de', ja: 'new ja' })
})

test('the last language is not taken back by itself, nor the English that others fall back to', async () => {
  for (const language of ['de', 'ja'] as const) expect((await unpublish(language)).status).toBe(200)
  expect((await unpublish('en')).body.errors).toMatchObject([{ data: { code: 'last_language' } }])
  const page = await payload.create({
    collection: 'pages',
    data: { route: 'talk', template: 'content', title: 'Talk', _status: 'published' },
  })
  expect((await unpublish('en', 'pages', page.id)).body.errors).toMatchObject([
    { data: { code: 'fallback_language' } },
  ])
  expect((await content.contentPage(guestVisit('en'), 'talk'))?.title).toBe('Talk')
})

test('a picture for shared links is no language that is left', async () => {
  const data = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'A boat' },
    file: { data, name: 'boat.png', mimetype: 'image/png', size: data.length },
  })
  await db.query(
    `insert into articles_translations (_locale, _parent_id, share_picture_id) values ('fr', $1, $2)`,
    [id, picture.id],
  )
  expect((await unpublish('en')).body.errors).toMatchObject([{ data: { code: 'last_language' } }])
})

test('a language of what is not published, or has none, cannot be taken back', async () => {
  expect((await unpublish('de', 'plans')).status).toBe(404)
  expect((await unpublish('de', 'articles', '00000000-0000-4000-8000-000000000000')).status).toBe(404)
})
