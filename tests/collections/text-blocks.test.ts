import { cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { block, heading, link, paragraph, richText, table, words } from '@tests/support/rich-text'
import { createLocalReq } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { textBlocks } from '@/collections/fields/text-blocks'
import { TRANSLATED_BLOCKS } from '@/collections/translations/block-texts'
import { deskOf } from '@/collections/translations/desk'
import { openCms } from '../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const { article } = await import('@/server/content/articles')
const { cardsInText } = await import('@/server/catalogue/cards-in-text')
const { RichText } = await import('@/components/content/rich-text')
const { TEXT_BLOCKS } = await import('@/components/content/text-blocks/registry')

const AT = Date.parse('2026-11-22')
const [staff] = (await payload.find({ collection: 'users', limit: 1 })).docs
if (!staff) throw new Error('There is no staff.')
const asStaff = await createLocalReq({ user: { ...staff, collection: 'users' as const } }, payload)
const [author] = (await db.query<{ id: string }>('select id from authors limit 1')).rows
const [product] = (
  await db.query<{ id: string }>(`select id from products where route = 'netflix_downloader' and os = 'win'`)
).rows
const [other] = (await db.query<{ id: string }>('select id from articles where number = 101')).rows
const picture = await payload.create({
  collection: 'media',
  locale: 'de',
  data: { alt: 'Ein Zug' },
  file: await pictureFile(),
})

async function pictureFile() {
  const background = { r: 20, g: 40, b: 80 }
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, name: 'zug.png', mimetype: 'image/png', size: data.length }
}

const BODY = richText(
  heading('h1', 'Ganz oben'),
  block('notice', { tone: 'tip', title: '', text: 'Erst Platz schaffen.' }),
  block('notice', { tone: 'warning', title: 'Nur privat', text: 'Nichts\nweitergeben.' }),
  block('quotation', { text: 'Es läuft.', source: 'Redaktion, 2026' }),
  block('code', { code: 'ls <dir>' }),
  block('figure', { picture: picture.id, caption: 'Der Nachtzug', alt: '' }),
  block('productCard', { product: product?.id }),
  block('button', { label: 'Mehr dazu', document: { relationTo: 'articles', value: other?.id }, href: '' }),
  table(['Dienst', 'Auflösung']),
)

let number = 770_000
const written = (body: object, more: object = {}) => ({
  number: ++number,
  author: author?.id,
  published_at: '2026-01-01T00:00:00.000Z',
  title: 'Im Zug',
  body,
  _status: 'published',
  ...more,
})

async function saved(body: object, more: object = {}): Promise<string> {
  const answer = await door('POST', '/articles?locale=de', written(body, more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return Object(answer.body).doc.id
}

async function shown(locale: 'de' | 'fr' = 'de'): Promise<string> {
  const visit = guestVisit(locale, 'com', AT)
  const data = (await article(visit, number))?.body
  const items = await cardsInText(visit, data)
  return renderToStaticMarkup(createElement(RichText, { data, site: 'com', locale, items, at: AT }))
}

test('each block of a text has a renderer, and the desk knows its texts', () => {
  const slugs = textBlocks.map(({ slug }) => slug).sort()
  expect(Object.keys(TEXT_BLOCKS).sort()).toEqual(slugs)
  expect([...TRANSLATED_BLOCKS].sort()).toEqual(slugs)
})

test('an article shows its notices, quote, code, picture, card with its price and button; its headings begin at the second level', async () => {
  await saved(BODY)
  const html = await shown()
  expect(html).not.toMatch(/<h1|unknown node/)
  expect(html).toContain('<h2>Ganz oben</h2>')
  expect(html).toMatch(/role="note".*Tipp.*Erst Platz schaffen\./)
  expect(html).toMatch(/Nur privat.*Nichts\nweitergeben\./)
  expect(html).toMatch(/<blockquote[^>]*>Es läuft\.<\/blockquote><figcaption[^>]*>— Redaktion, 2026/)
  expect(html).toContain('<code>ls &lt;dir&gt;</code>')
  expect(html).toMatch(/<img[^>]*alt="Ein Zug"[^>]*width="900" height="600"/)
  expect(html).toContain('Der Nachtzug')
  expect(html).toMatch(/netflix-downloader.*ab [\d,]+/)
  expect(html).toMatch(/<a href="\/de\/article\/101"[^>]*>Mehr dazu<\/a>/)
  expect(html).toMatch(/<div role="group" aria-label="Tabelle".*<td/)
})

test('a button is never dead: without its page it leads to its address, without either it is none', async () => {
  const later = await saved(BODY, { published_at: '2030-01-01T00:00:00.000Z' })
  const button = (fields: object) => block('button', { label: 'Weiter', ...fields })
  const document = { relationTo: 'articles', value: later }
  await saved(richText(button({ document, href: '/products' }), button({ document, label: 'Tot' })))
  const html = await shown()
  expect(html).toMatch(/<a href="\/de\/products"[^>]*>Weiter<\/a>/)
  expect(html).not.toContain('Tot')
})

test('a link to an article that comes later is its words alone', async () => {
  const later = await saved(BODY, { published_at: '2030-01-01T00:00:00.000Z' })
  const inner = {
    ...link('bald', ''),
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'articles', value: later } },
  }
  await saved(richText(paragraph(words('Es kommt '), inner)))
  expect(await shown()).toContain('Es kommt bald')
  expect(await shown()).not.toContain('<a')
})

test.each([
  ['javascript:alert(1)', 'leads'],
  ['http://plain.test/', 'leads'],
  ['', 'nowhere'],
])('a button to “%s” is refused', async href => {
  const body = richText(block('button', { label: 'Weiter', href }))
  expect((await door('POST', '/articles?locale=de', written(body))).status).toBe(400)
})

test('a notice without words, a card without a product and a block of another kind are refused', async () => {
  for (const wrong of [
    block('notice', { tone: 'tip', text: '' }),
    block('notice', { tone: 'loud', text: 'x' }),
    block('productCard', {}),
    block('script', { text: 'x' }),
  ]) {
    const answer = await door('POST', '/articles?locale=de', written(richText(wrong)))
    expect(answer.status, JSON.stringify(wrong)).toBe(400)
    expect(fieldErrors(answer).length).toBeGreaterThan(0)
  }
})

test('at the desk the texts of blocks are translated like any other, and what is no text stays', async () => {
  const id = await saved(BODY)
  const before = await deskOf(asStaff, { collection: 'articles', id, locale: 'fr' })
  const paths = before?.fields.flatMap(({ pairs }) => pairs.map(({ original }) => original.path)) ?? []
  expect(paths).toEqual([
    'title',
    'body/0',
    'body/1.text',
    'body/2.title',
    'body/2.text',
    'body/3.text',
    'body/3.source',
    'body/5.caption',
    'body/7.label',
    'body/8.0.0.0',
    'body/8.0.1.0',
  ])
  const texts = Object.fromEntries(paths.map(path => [path, `FR ${path}`]))
  const sent = { act: 'publish', version: before?.version, texts }
  expect(await door('POST', `/translations/articles/${id}/fr`, sent)).toMatchObject({ status: 200 })
  const html = await shown('fr')
  for (const path of paths.slice(1)) expect(html).toContain(`FR ${path}`)
  expect(html).toContain('<code>ls &lt;dir&gt;</code>')
  expect(html).toMatch(/netflix-downloader.*dès 32,90\u00a0€ pour un mois/)
})
