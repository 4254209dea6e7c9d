import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
const payload = await openCms()
const content = await import('@/server/content/pages')

const { docs: netflix } = await payload.find({
  collection: 'products',
  where: { route: { equals: 'netflix_downloader' } },
})

const ENGLISH = { site: 'com', locale: 'en' } as const
const GERMAN = { site: 'com', locale: 'de' } as const

async function written(route: string, more: Record<string, unknown> = {}) {
  return payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      route,
      template: 'content',
      title: 'A page',
      intro: 'In English.',
      blocks: [
        { blockType: 'action', title: 'Go on', label: 'There', href: '/products' },
        { blockType: 'products', title: 'Products', products: netflix.map(({ id }) => id) },
      ],
      _status: 'published',
      ...more,
    },
  })
}

test('every page family of the shop that editors write has its seeded page, with a title and a description of its own', async () => {
  const routes = [
    'download',
    'downloading',
    'movie_downloader',
    'contact',
    'posts',
    'thanks_for_installing',
    'uninstallation',
    'sales_campaign',
    'upgrade_campaign',
    'subscriber_upgrade',
    'event_center',
    'shop',
    'what_to_watch',
  ]
  const pages = await Promise.all(routes.map(route => content.contentPage(ENGLISH, route)))
  expect(pages.map(page => page?.route)).toEqual(routes)
  expect(new Set(pages.map(page => page?.metaTitle)).size).toBe(routes.length)
  expect(new Set(pages.map(page => page?.metaDescription)).size).toBe(routes.length)
  for (const page of pages) expect(page?.blocks.length).toBeGreaterThan(0)
})

test('a page that is not translated shows in English, its blocks too', async () => {
  await written('untranslated')
  const page = await content.contentPage(GERMAN, 'untranslated')
  expect(page).toMatchObject({ title: 'A page', intro: 'In English.' })
  expect(page?.blocks.map(({ blockType }) => blockType)).toEqual(['action', 'products'])
})

test('a product that is chosen for both systems is shown once, by its route', async () => {
  await written('both_systems')
  const page = await content.contentPage(ENGLISH, 'both_systems')
  expect(netflix.map(({ os }) => os).sort()).toEqual(['mac', 'win'])
  expect(page?.blocks[1]).toMatchObject({ blockType: 'products', routes: ['netflix_downloader'] })
})

test('a page that is translated shows its own words and blocks in that language alone', async () => {
  const { id } = await written('translated')
  await payload.update({
    collection: 'pages',
    id,
    locale: 'de',
    data: {
      title: 'Eine Seite',
      blocks: [{ blockType: 'action', title: 'Weiter', label: 'Dorthin', href: '/products' }],
      _status: 'published',
    },
  })
  const german = await content.contentPage(GERMAN, 'translated')
  expect([german?.title, german?.blocks.length]).toEqual(['Eine Seite', 1])
  const english = await content.contentPage(ENGLISH, 'translated')
  expect([english?.title, english?.blocks.length]).toEqual(['A page', 2])
})

test('a draft is not shown, and a draft of a published page leaves it as it was', async () => {
  await written('unfinished', { _status: 'draft' })
  expect(await content.contentPage(ENGLISH, 'unfinished')).toBeUndefined()
  const { id } = await written('finished')
  await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Not yet' } })
  expect((await content.contentPage(ENGLISH, 'finished'))?.title).toBe('A page')
})

test('a page for some sites is shown on those alone', async () => {
  await written('for_japan', { sites: ['jp'] })
  expect(await content.contentPage(ENGLISH, 'for_japan')).toBeUndefined()
  expect((await content.contentPage({ site: 'jp', locale: 'ja' }, 'for_japan'))?.title).toBe('A page')
})

test('a key that nobody wrote a page for has none', async () => {
  expect(await content.contentPage(ENGLISH, 'nowhere')).toBeUndefined()
})
