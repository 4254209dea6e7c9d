import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import { statementsOf } from '@tests/support/statements'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { Tinypool } from 'tinypool'
import { expect, test, vi } from 'vitest'
import { usesOf } from '@/collections/hooks/uses'
import type { Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const route = await import('@/app/(site)/s/[site]/[locale]/opengraph-image/[...page]/route')
const { chosenPicture } = await import('@/server/pages/chosen-picture')
const { ownPicture } = await import('@/app/(site)/s/[site]/[locale]/opengraph-image/[...page]/own-picture')
const { sharing } = await import('@/server/pages/page-head')
const { siteContextOf } = await import('@/server/addresses/site-context')

/** Blue on the left half, red on the right one. */
const file = await sharp({ create: { width: 2400, height: 630, channels: 3, background: '#0000ff' } })
  .composite([
    {
      input: { create: { width: 1200, height: 630, channels: 3, background: '#ff0000' } },
      left: 1200,
      top: 0,
    },
  ])
  .png()
  .toBuffer()
const media = await payload.create({
  collection: 'media',
  locale: 'en',
  data: { alt: 'Two boats', focalX: 90, focalY: 50 },
  file: { data: file, name: 'boats.png', mimetype: 'image/png', size: file.length },
})
await payload.update({
  collection: 'media',
  id: media.id,
  locale: 'de',
  data: { alt: 'Zwei Boote, im Hintergrund der Hafen' },
})

const netflix = page('product', 'netflix_downloader')

type Chosen = { collection: 'product-copy' | 'pages'; route: string; locale: Locale; draft?: boolean }

async function choose(picture: string, { collection, route, locale, draft = false }: Chosen) {
  const { docs } = await payload.find({
    collection,
    where: { route: { equals: route } },
    limit: 1,
    depth: 0,
  })
  if (!docs[0]) throw new Error(`${collection} has no ${route}`)
  const data = { share_picture: picture, _status: draft ? ('draft' as const) : ('published' as const) }
  await payload.update({ collection, id: docs[0].id, locale, draft, data })
}

async function answered(shown: PageRef, locale: Locale) {
  const params = { site: 'com', locale, page: [shown.family, ...shown.params] }
  const answer = await route.GET(new Request('http://localhost:3000/'), { params: Promise.resolve(params) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { type: answer.headers.get('content-type'), bytes, status: answer.status }
}

async function tag(shown: PageRef, locale: Locale) {
  const visit = guestVisit(locale)
  const own = await chosenPicture(shown, visit)
  const { openGraph } = sharing(shown, siteContextOf(visit), { title: 'The title', own })
  return [openGraph?.images].flat()[0]
}

test('a picture in a draft is shown to nobody', async () => {
  await choose(media.id, {
    collection: 'product-copy',
    route: 'netflix_downloader',
    locale: 'de',
    draft: true,
  })
  const { caughtUpRuleBook } = await import('@/server/rule-book/live')
  expect((await caughtUpRuleBook()).words.sharePictures).toEqual([])
  expect((await answered(netflix, 'de')).type).toBe('image/png')
})

test('a page is shared with its own picture in one language, around its focal point, and with the drawn one in another', async () => {
  await choose(media.id, { collection: 'product-copy', route: 'netflix_downloader', locale: 'de' })
  await soon(async () => expect(await chosenPicture(netflix, guestVisit('de'))).toBeDefined())
  const own = await answered(netflix, 'de')
  expect(own.type).toBe('image/jpeg')
  expect(await sharp(own.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { dominant } = await sharp(own.bytes).stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.b).toBeLessThan(60)
  expect((await answered(netflix, 'ja')).type).toBe('image/png')
})

test('its head says what the own picture shows, as it is said in the page’s language', async () => {
  expect(await tag(netflix, 'de')).toMatchObject({
    alt: 'Zwei Boote, im Hintergrund der Hafen',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    url: expect.stringMatching(/\/de\/netflix-downloader\/opengraph-image$/),
  })
  expect(await tag(netflix, 'ja')).toMatchObject({
    alt: expect.stringContaining('The title'),
    type: 'image/png',
  })
  expect(await statementsOf(() => tag(netflix, 'de'))).toEqual([])
})

test('of an own picture that nobody described, the head says the title of the page and nothing of a drawing', async () => {
  const visit = guestVisit('de')
  const own = await chosenPicture(netflix, visit)
  if (!own) throw new Error('nothing is chosen')
  const { openGraph } = sharing(netflix, siteContextOf(visit), {
    title: 'Der Titel',
    own: { ...own, alt: null },
  })
  expect([openGraph?.images].flat()[0]).toMatchObject({ alt: 'Der Titel', type: 'image/jpeg' })
})

test('another description, or another focal point, is heard of', async () => {
  await choose(media.id, { collection: 'pages', route: 'home', locale: 'fr' })
  await soon(async () => expect(await tag(page('home'), 'fr')).toMatchObject({ alt: 'Two boats' }))
  const alt = 'Deux bateaux'
  await payload.update({ collection: 'media', id: media.id, locale: 'fr', data: { alt, focalX: 10 } })
  await soon(async () => expect(await tag(page('home'), 'fr')).toMatchObject({ alt }))
  const { dominant } = await sharp((await answered(page('home'), 'fr')).bytes).stats()
  expect(dominant.b).toBeGreaterThan(200)
})

/** As the row of the file was saved again. */
async function savedAgain() {
  const changedIn = async () => (await chosenPicture(page('home'), guestVisit('fr')))?.changed
  const before = await changedIn()
  await db.query('update media set updated_at = now(), filesize = filesize + 1 where id = $1', [media.id])
  await soon(async () => expect(await changedIn()).not.toBe(before))
}

test('it is cut once for all who ask, until the file or its focal point is another', async () => {
  const inThread = vi.spyOn(Tinypool.prototype, 'run')
  await savedAgain()
  const all = await Promise.all(Array.from({ length: 4 }, () => answered(page('home'), 'fr')))
  expect(all.map(({ type }) => type)).toEqual(Array(4).fill('image/jpeg'))
  expect(inThread).toHaveBeenCalledTimes(1)
  await savedAgain()
  await answered(page('home'), 'fr')
  expect(inThread).toHaveBeenCalledTimes(2)
  inThread.mockRestore()
})

test('where too many drawings wait, nothing is read, and who asks is told to come again', async () => {
  await savedAgain()
  const waiting = vi.spyOn(Tinypool.prototype, 'queueSize', 'get').mockReturnValue(100)
  expect((await answered(page('home'), 'fr')).status).toBe(503)
  waiting.mockRestore()
})

test('a picture lying on its side in its file is shared upright', async () => {
  const data = await sharp(file).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { MEDIA_FOLDER } = await import('@/server/storage/media-folder')
  const { writeFile } = await import('node:fs/promises')
  await writeFile(`${MEDIA_FOLDER}/${media.filename}`, data)
  await savedAgain()
  const { bytes } = await answered(page('home'), 'fr')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  // Blue above red: as it lies in its file, what is cut out is blue alone.
  const { channels } = await sharp(bytes).stats()
  expect(channels[0]?.mean).toBeGreaterThan(100)
  expect(channels[2]?.mean).toBeGreaterThan(100)
  await writeFile(`${MEDIA_FOLDER}/${media.filename}`, file)
})

test('where its file cannot be read, or the page is not there, no own picture is shown', async () => {
  const { mediaStore } = await import('@/server/storage/stores')
  await mediaStore().remove(media.filename ?? '')
  await savedAgain()
  expect((await answered(netflix, 'de')).type).toBe('image/png')
  await db.query(`update product_copy set route = 'no_such_downloader' where route = 'netflix_downloader'`)
  const gone = page('product', 'no_such_downloader')
  await soon(async () => expect(await chosenPicture(gone, guestVisit('de'))).toBeDefined())
  expect(await ownPicture(gone, guestVisit('de'))).toBeUndefined()
  expect((await answered(gone, 'de')).status).toBe(404)
})

test('the picture is not deleted while a page is shared with it', async () => {
  const uses = await usesOf(await createLocalReq({}, payload), 'media', String(media.id))
  expect(uses.map(({ collection }) => collection).sort()).toEqual(['pages', 'product-copy'])
  await expect(payload.delete({ collection: 'media', id: media.id })).rejects.toThrow()
})
