import { type CmsAnswer, cmsDoor } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import type { CollectionSlug } from 'payload'
import { expect, test, vi } from 'vitest'
import type { SearchedKind } from '@/server/staff-search/find-rows'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const { database } = await import('@/server/runtime/database')
const { loadSnapshot } = await import('@/server/rule-book/load')
const { languagesOfPage } = await import('@/server/addresses/published-locales')
const { contentPages } = await import('@/server/seo/sitemap/content-pages')
const { translationMatrix } = await import('@/server/content/translation-matrix')
const { TRANSLATED } = await import('@/collections/admin/translations/translated')
const { staffQuestion } = await import('@/server/staff-search/question')
const { findRows } = await import('@/server/staff-search/find-rows')
const content = {
  ...(await import('@/server/content/articles')),
  ...(await import('@/server/content/best-lists')),
  ...(await import('@/server/content/bylines')),
  ...(await import('@/server/content/categories')),
  ...(await import('@/server/content/guides')),
  ...(await import('@/server/content/legal')),
  ...(await import('@/server/content/newest-articles')),
  ...(await import('@/server/content/pages')),
  ...(await import('@/server/content/reviews')),
  ...(await import('@/server/catalogue/product-copy')),
}

const at = Date.parse('2026-11-25T12:00:00Z')
const visit = guestVisit('en', 'com', at)
const NUMBER = 880_085
const body = {
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'zanzibar', version: 1 }], version: 1 }],
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
  },
}
const { rows: authors } = await db.query<{ id: string }>('select id from authors order by key limit 1')
const author = authors[0]?.id ?? ''
const dated = {
  published_at: '2026-01-01T00:00:00.000Z',
  author,
  title: 'Zanzibar',
  summary: 'Zanzibar',
  body,
}

const words = async () => (await loadSnapshot(database)).words
const family = async (name: 'article' | 'author' | 'review' | 'category' | 'best', id: string) =>
  (await languagesOfPage({ family: name, params: [id] }, at)).length > 0
const inSitemap = async (name: string, id: string) =>
  (await contentPages(at)).some(({ page }) => page.family === name && page.params[0] === id)

type Kind = { data: Record<string, unknown>; shown: (() => Promise<boolean>)[] }

/** One of every kind with a trash, and every place where visitors meet it. */
const KINDS: Record<string, Kind> = {
  articles: {
    data: { ...dated, number: NUMBER },
    shown: [
      async () => (await content.article(visit, NUMBER)) !== undefined,
      () => family('article', String(NUMBER)),
      () => inSitemap('article', String(NUMBER)),
      async () => (await content.newestArticles(visit, { numbers: [NUMBER], without: [] }, 1)).length > 0,
    ],
  },
  reviews: {
    data: { ...dated, number: NUMBER, route: 'netflix_downloader' },
    shown: [
      async () => (await content.review(visit, NUMBER)) !== undefined,
      async () => (await content.reviewCards(visit)).some(({ number }) => number === NUMBER),
      () => family('review', String(NUMBER)),
      () => inSitemap('review', String(NUMBER)),
    ],
  },
  pages: {
    data: { route: 'zanzibar', template: 'content', title: 'Zanzibar' },
    shown: [async () => (await content.contentPage(visit, 'zanzibar')) !== undefined],
  },
  'product-copy': {
    data: {
      route: 'zanzibar',
      generic_route: 'netflix_downloader',
      headline: 'Zanzibar',
      promise: 'Zanzibar',
    },
    shown: [
      async () => (await content.productCopy('zanzibar', visit)) !== undefined,
      async () => JSON.stringify((await loadSnapshot(database)).addresses).includes('zanzibar'),
    ],
  },
  guides: {
    data: { route: 'zanzibar', title: 'Zanzibar', intro: 'Zanzibar' },
    shown: [
      async () => (await content.guide(visit, 'zanzibar')) !== undefined,
      async () => (await loadSnapshot(database)).addresses.guides.some(({ route }) => route === 'zanzibar'),
    ],
  },
  'best-lists': {
    data: { key: 'zanzibar', title: 'Zanzibar', intro: 'Zanzibar' },
    shown: [
      async () => (await content.bestLists(visit)).some(({ key }) => key === 'zanzibar'),
      () => family('best', 'zanzibar'),
      () => inSitemap('best', 'zanzibar'),
    ],
  },
  legal: {
    data: { key: 'zanzibar', version: '1', effective: '2026-01-01T00:00:00.000Z', title: 'Zanzibar', body },
    shown: [async () => (await content.legalPage(visit, 'zanzibar')) !== undefined],
  },
  authors: {
    data: { key: 'zanzibar', name: 'Zanzibar' },
    shown: [
      async () => (await content.storedAuthors()).some(({ key }) => key === 'zanzibar'),
      () => family('author', 'zanzibar'),
      () => inSitemap('author', 'zanzibar'),
    ],
  },
  categories: {
    data: { uid: 'zanzibar', title: 'Zanzibar' },
    shown: [
      async () => (await content.categoryTree(visit)).some(({ uid }) => uid === 'zanzibar'),
      () => family('category', 'zanzibar'),
      () => inSitemap('category', 'zanzibar'),
    ],
  },
  faq: {
    data: { key: 'zanzibar', topic: 'home', question: 'Zanzibar?', answer: 'Zanzibar.' },
    shown: [async () => JSON.stringify(await words()).includes('Zanzibar?')],
  },
}

const made = ({ status, body: { doc, errors } }: CmsAnswer): string => {
  if (status !== 201 || typeof doc !== 'object' || doc === null || !('id' in doc))
    throw new Error(JSON.stringify(errors))
  return String(doc.id)
}
const hasDrafts = (slug: string) => {
  const versions = payload.config.collections.find(each => each.slug === slug)?.versions
  return typeof versions === 'object' && Boolean(versions.drafts)
}
const trash = (slug: string, id: string) =>
  door('PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })
/** What the button of the trash sends: a list of one, and for what has drafts «as a draft». */
const restore = (slug: string, id: string) =>
  door('PATCH', `/${slug}?trash=true&where[id][equals]=${id}&where[deletedAt][exists]=true`, {
    deletedAt: null,
    ...(hasDrafts(slug) && { _status: 'draft' }),
  })
const picked = async (slug: string, id: string) =>
  (await door('GET', `/${slug}?where[id][equals]=${id}&draft=true&limit=1`)).body.totalDocs === 1
const question = staffQuestion('zanzibar')
if (!question) throw new Error('Nothing is asked')
const inStaffSearch = async (slug: SearchedKind) => (await findRows(question, [slug])).length > 0
const inMatrix = async (slug: string, id: string) =>
  (
    await translationMatrix(TRANSLATED, { kind: slug, words: 'anzibar' }, { offset: 0, limit: 500, at })
  ).rows.some(row => row.id === id)

test('every kind with a trash is swept here or sells', () => {
  const trashed = payload.config.collections.filter(({ trash: has }) => has).map(({ slug }) => slug)
  expect([...Object.keys(KINDS), 'campaigns', 'coupons', 'offer-rules'].sort()).toEqual(trashed.sort())
})

test.each(Object.keys(KINDS))(
  'one of the %s in the trash is nowhere, and comes back as it was',
  async slug => {
    const { data, shown } = KINDS[slug] ?? { data: {}, shown: [] }
    const id = made(
      await door('POST', `/${slug}`, { ...data, ...(hasDrafts(slug) && { _status: 'published' }) }),
    )
    const everywhere = async () => [
      ...(await Promise.all(shown.map(each => each()))),
      await picked(slug, id),
      await inMatrix(slug, id),
    ]
    expect(await everywhere()).toEqual(shown.map(() => true).concat(true, true))
    expect((await trash(slug, id)).body.errors).toBeUndefined()
    expect(await everywhere()).toEqual(shown.map(() => false).concat(false, false))
    expect((await restore(slug, id)).body.errors).toEqual([])
    expect(await everywhere()).toEqual(shown.map(() => true).concat(true, true))
  },
)

test('the search of staff does not find what lies in the trash', async () => {
  const { rows } = await db.query<{ id: string }>('select id from articles where number = $1', [NUMBER])
  const id = rows[0]?.id ?? ''
  expect(await inStaffSearch('articles')).toBe(true)
  await trash('articles', id)
  expect(await inStaffSearch('articles')).toBe(false)
  await restore('articles', id)
})

test('what is published and what waits beside it come back each as it was, language by language', async () => {
  const texts = { author, published_at: dated.published_at, body }
  const id = made(
    await door('POST', '/articles', { ...texts, number: 880_086, title: 'old', _status: 'published' }),
  )
  await door('PATCH', `/articles/${id}?draft=true&locale=de`, { title: 'neu', body, _status: 'draft' })
  await door('PATCH', `/articles/${id}?draft=true`, { title: 'new', _status: 'draft' })
  const facts = async () => ({
    en: (await content.article(visit, 880_086))?.title,
    de: (await content.article(guestVisit('de', 'com', at), 880_086))?.title,
    draft: (await door('GET', `/articles/${id}?draft=true`)).body.title,
    german: (await door('GET', `/articles/${id}?draft=true&locale=de&fallback-locale=none`)).body.title,
  })
  const before = { en: 'old', de: undefined, draft: 'new', german: 'neu' }
  expect(await facts()).toEqual(before)
  await trash('articles', id)
  expect((await facts()).en).toBeUndefined()
  await restore('articles', id)
  expect(await facts()).toEqual(before)
})

test.each(['by the list', 'in the form'])(
  'what was never published comes back as the draft that it was, thrown away %s',
  async how => {
    const number = how === 'in the form' ? 880_091 : 880_092
    const id = made(await door('POST', '/articles?draft=true', { number, title: 'first', author }))
    await door('PATCH', `/articles/${id}?draft=true&autosave=true`, { title: 'second', _status: 'draft' })
    const drafted = async () => {
      const { title, _status } = (await door('GET', `/articles/${id}?draft=true`)).body
      return [title, _status]
    }
    if (how === 'in the form') await trash('articles', id)
    else await door('PATCH', `/articles?where[id][equals]=${id}`, { deletedAt: new Date().toISOString() })
    expect((await door('GET', `/articles/${id}?draft=true`)).status).toBe(404)
    await restore('articles', id)
    expect(await drafted()).toEqual(['second', 'draft'])
    expect((await content.article(visit, number))?.title).toBeUndefined()
  },
)

test('languages that nobody published stay nobody’s work: no draft waits after the restoring', async () => {
  const id = made(
    await door('POST', '/articles', { ...dated, number: 880_087, title: 'one', _status: 'draft' }),
  )
  await door('PATCH', `/articles/${id}?locale=en&publishSpecificLocale=en`, { _status: 'published' })
  const latest = async () =>
    (
      await db.query<{ snapshot: boolean | null }>(
        'select snapshot from _articles_v where parent_id = $1 and latest',
        [id],
      )
    ).rows
  expect(await latest()).toEqual([{ snapshot: true }])
  await trash('articles', id)
  await restore('articles', id)
  expect(await latest()).toEqual([{ snapshot: true }])
})

test('a document that is used does not go into the trash; an article takes its comments along', async () => {
  const { rows } = await db.query<{ id: string }>('select author_id as id from articles where number = 101')
  const answer = await trash('authors', rows[0]?.id ?? '')
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([{ data: { code: 'in_use' } }])
  const id = made(await door('POST', '/articles', { ...dated, number: 880_088, _status: 'published' }))
  await payload.create({
    collection: 'comments',
    data: { article: id, locale: 'en', name: 'Ann', text: 'Good.', state: 'shown' },
  })
  expect((await trash('articles', id)).status).toBe(200)
  expect((await door('DELETE', `/articles/${id}?trash=true`)).status).toBe(400)
})

test('the page of a campaign is used by it', async () => {
  const { rows } = await db.query<{ id: string; route: string }>(
    'select p.id, p.route from pages p join campaigns c on c.route = p.route where c.deleted_at is null limit 1',
  )
  const answer = await trash('pages', rows[0]?.id ?? '')
  expect(JSON.stringify(answer.body)).toContain('campaigns “')
})

test('what comes back takes its address back from a redirect that was made meanwhile', async () => {
  const id = made(
    await door('POST', '/guides', { ...KINDS.guides?.data, route: 'pemba', _status: 'published' }),
  )
  await trash('guides', id)
  await payload.create({ collection: 'redirects', data: { from: '/guide/pemba', to: '/about' } })
  await restore('guides', id)
  const left = await payload.count({ collection: 'redirects', where: { from: { equals: '/guide/pemba' } } })
  expect(left.totalDocs).toBe(0)
})

test('an address stays taken while its document lies in the trash, and the sentence says so', async () => {
  const id = made(
    await door('POST', '/guides', { ...KINDS.guides?.data, route: 'unguja', _status: 'published' }),
  )
  await trash('guides', id)
  const answer = await door('POST', '/guides', {
    ...KINDS.guides?.data,
    route: 'unguja',
    _status: 'published',
  })
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain('It may be in the trash')
})

test.each(['articles', 'faq'] satisfies CollectionSlug[])(
  'a language of %s in the trash is not taken back',
  async slug => {
    const answer = await door(
      'POST',
      `/unpublish-language/${slug}/00000000-0000-4000-8000-000000000000?locale=de`,
    )
    expect(answer.status).toBe(404)
  },
)
