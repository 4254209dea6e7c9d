import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { GuideTemplate } from '@/components/templates/guide'
import { GuidesTemplate } from '@/components/templates/guides'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
await openCms()
const { listedGuides } = await import('@/server/catalogue/guide-list')
const { aroundGuide } = await import('@/server/catalogue/around-guide')
const { guide, guidesOf } = await import('@/server/content/guides')

test('the page of guides leads to every published guide, with the titles of its language', async () => {
  const { rows: stored } = await db.query<{ route: string }>(
    `select route from guides where _status = 'published'`,
  )
  const visit = guestVisit('de')
  const page = renderToStaticMarkup(
    createElement(GuidesTemplate, { guides: await listedGuides(visit), visit }),
  )
  expect(stored.length).toBeGreaterThan(40)
  for (const { route } of stored) expect(page).toContain(`href="/de/guide/${route.replaceAll('_', '-')}"`)
  expect(page).toContain((await guide(visit, 'netflix_downloader'))?.title)
})

test('a guide leads to its product, to all guides and to articles about it first', async () => {
  const visit = guestVisit('en')
  const found = await guide(visit, 'netflix_downloader')
  if (!found) throw new Error('There is no guide')
  const around = await aroundGuide(visit, 'netflix_downloader')
  expect(around.articles[0]?.subject.routes).toContain('netflix_downloader')
  expect(around.articles).toHaveLength(3)
  const page = renderToStaticMarkup(createElement(GuideTemplate, { guide: found, ...around, visit }))
  for (const href of ['/netflix-downloader', '/guides', '/article/102'])
    expect(page).toContain(`href="${href}"`)
  expect(page.indexOf('from $35.90')).toBeLessThan(page.indexOf('Step by step'))
  expect(page).toContain('from $35.90 for a month')
})

test('a guide without an article of its own names others of its line', async () => {
  const { articles, product } = await aroundGuide(guestVisit('en'), 'hulu_downloader')
  expect(product.line).toBe('video')
  expect(articles.length).toBeGreaterThan(0)
})

test('of an article’s products, those with a guide are known', async () => {
  expect(await guidesOf(['netflix_downloader', 'spotify_converter'])).toEqual(['netflix_downloader'])
})

test('every step is drawn, and an editor’s own picture stands in its place', async () => {
  const visit = guestVisit('en')
  const found = await guide(visit, 'netflix_downloader')
  const [first, ...more] = found?.steps ?? []
  if (!found || !first) throw new Error('There is no guide')
  expect([first, ...more].every(({ shows }) => shows)).toBe(true)
  const picture = { url: '/media/own.webp', alt: 'The profile', width: 1280, height: 720, focus: undefined }
  const around = {
    product: { name: 'Netflix Downloader', icon: undefined, line: 'video' as const },
    articles: [],
    visit,
  }
  const page = renderToStaticMarkup(
    createElement(GuideTemplate, { guide: { ...found, steps: [{ ...first, picture }, ...more] }, ...around }),
  )
  expect(page.match(/role="img"/g)).toHaveLength(more.length)
  expect(page).toContain('alt="The profile" width="1280" height="720"')
})

test('guides stand where their services do', async () => {
  const guides = await listedGuides(guestVisit('en'))
  const regionOf = (of: string) => guides.find(({ route }) => route === of)?.region
  expect(regionOf('hulu_downloader')).toBe('americas')
  expect(regionOf('tver_downloader')).toBe('jp')
})
