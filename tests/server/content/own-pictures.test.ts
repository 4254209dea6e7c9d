import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createLocalReq, type Where } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { usesOf } from '@/collections/hooks/uses'
import { copyOf } from '@/components/product/copy'
import { Hero } from '@/components/product/hero'
import { page } from '@/site/page'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

await freshDatabase()
const payload = await openCms()
const { productPage } = await import('@/server/catalogue/product-page')
const { authors } = await import('@/server/content/authors')
const { guide } = await import('@/server/content/guides')

const data = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#205060' } })
  .png()
  .toBuffer()
const media = await payload.create({
  collection: 'media',
  locale: 'de',
  data: { alt: 'Das Fenster mit drei Folgen', focalX: 30, focalY: 70 },
  file: { data, name: 'fenster.png', mimetype: 'image/png', size: data.length },
})

const idOf = async (collection: 'product-copy' | 'guides' | 'authors', where: Where) => {
  const { docs } = await payload.find({ collection, where: { and: [where] }, limit: 1, depth: 0 })
  if (!docs[0]) throw new Error(`There is no row of ${collection}`)
  return docs[0].id
}

async function heroOf(locale: 'de' | 'ja') {
  const shown = await productPage(guestVisit(locale), 'netflix_downloader')
  if (!shown) throw new Error('There is no page')
  const copy = copyOf(shown.copy, shown.name, locale)
  return renderToStaticMarkup(createElement(Hero, { shown, copy }))
}

test('a picture is kept as AVIF and WebP beside what was uploaded', () => {
  expect(media.sizes?.avif).toMatchObject({ mimeType: 'image/avif', width: 1280 })
  expect(media.sizes?.webp).toMatchObject({ mimeType: 'image/webp', width: 1280 })
})

test('a screenshot takes the place of the drawn window in its own language alone', async () => {
  const id = await idOf('product-copy', { route: { equals: 'netflix_downloader' } })
  await payload.update({ collection: 'product-copy', id, locale: 'de', data: { screenshot: media.id } })
  const german = await heroOf('de')
  expect(german).toContain(`srcSet="${media.sizes?.avif?.url}" type="image/avif"`)
  expect(german).toMatch(/alt="Das Fenster mit drei Folgen" width="1600" height="1000" fetchPriority="high"/)
  expect(german).toMatch(/<link rel="preload" href="[^"]+\.avif" as="image" type="image\/avif"/)
  const japanese = await heroOf('ja')
  expect(japanese).not.toContain('<picture')
  expect(japanese).toContain('role="img"')
})

test('a desk shows its own portrait, and says in the language of the page what it shows', async () => {
  const id = await idOf('authors', { key: { equals: 'music-desk' } })
  await payload.update({ collection: 'authors', id, data: { portrait: media.id } })
  const found = (await authors(guestVisit('de'))).find(({ key }) => key === 'music-desk')
  expect(found?.portrait).toMatchObject({ alt: 'Das Fenster mit drei Folgen', focus: '30% 70%' })
})

test('a step of a guide shows the picture that was chosen for it', async () => {
  const id = await idOf('guides', { route: { equals: 'netflix_downloader' } })
  const stored = await payload.findByID({ collection: 'guides', id, locale: 'de', depth: 0 })
  const [first, ...more] = stored.steps ?? []
  if (!first) throw new Error('The guide has no steps')
  const steps = [{ ...first, picture: media.id }, ...more]
  await payload.update({ collection: 'guides', id, locale: 'de', data: { steps, _status: 'published' } })
  const found = await guide(guestVisit('de'), 'netflix_downloader')
  expect(found?.steps[0]?.picture?.avif).toBe(media.sizes?.avif?.url)
  expect(found?.steps[1]).toMatchObject({ picture: undefined, shows: expect.stringMatching(/\w/) })
})

test('what a picture of a campaign shows is said in the visitor’s language, else in English', async () => {
  const { coverIn } = await import('@/server/content/cover')
  const slide = {
    url: '/media/slide.png',
    alt: { en: 'A suitcase', de: 'Ein Koffer' },
    width: 1280,
    height: 720,
  }
  expect(coverIn(slide, 'de')?.alt).toBe('Ein Koffer')
  expect(coverIn(slide, 'ja')?.alt).toBe('A suitcase')
  expect(coverIn('not loaded', 'de')).toBeUndefined()
})

test('a page that is shared shows the picture that its editor chose, whole', async () => {
  const { shareSubject } = await import('@/server/pages/share-subject')
  const { drawnPicture } = await import(
    '@/app/(site)/s/[site]/[locale]/opengraph-image/[...page]/drawn-picture'
  )
  const shown = page('product', 'netflix_downloader')
  const chosen = await shareSubject(shown, guestVisit('de'))
  expect(chosen?.shows).toMatchObject({ kind: 'own', width: 560, height: 350 })
  const picture = await drawnPicture(shown, guestVisit('de'))
  const { data } = await sharp(picture)
    .extract({ left: 900, top: 320, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [index, value] of [0x20, 0x50, 0x60].entries())
    expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(4)
  expect((await shareSubject(shown, guestVisit('ja')))?.shows).toEqual({
    kind: 'service',
    route: 'netflix_downloader',
  })
})

test('where the file of a chosen picture is gone, what the page is about is drawn', async () => {
  const { ownPanel } = await import('@/server/pages/own-panel')
  expect(await ownPanel({ url: '/cms/media/file/gone.png', alt: '', width: 1, height: 1 })).toBeUndefined()
  expect(await ownPanel(undefined)).toBeUndefined()
})

test('a chosen file that is no picture, or cannot be read, is told in the log, and the drawn one is shown', async () => {
  const { ownPanel } = await import('@/server/pages/own-panel')
  const { MEDIA_FOLDER } = await import('@/server/storage/media-folder')
  const { log } = await import('@/server/runtime/log/log')
  const told = vi.spyOn(log, 'warn').mockImplementation(() => {})
  await writeFile(path.join(MEDIA_FOLDER, 'odd.png'), 'no picture')
  await mkdir(path.join(MEDIA_FOLDER, 'folder.png'))
  for (const name of ['odd', 'folder'])
    expect(
      await ownPanel({ url: `/cms/media/file/${name}.png`, alt: '', width: 1, height: 1 }),
    ).toBeUndefined()
  expect(told.mock.calls.map(([, words]) => words)).toEqual(Array(2).fill(expect.stringContaining('drawn')))
  for (const name of ['odd', 'folder']) await rm(path.join(MEDIA_FOLDER, `${name}.png`), { recursive: true })
})

test('a picture is not deleted while one of them shows it', async () => {
  const req = await createLocalReq({}, payload)
  const uses = await usesOf(req, 'media', String(media.id))
  expect(uses.map(({ collection }) => collection).sort()).toEqual(['authors', 'guides', 'product-copy'])
})
