import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { listeningBook } from '@tests/support/listening'
import { soon } from '@tests/support/soon'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { Services } from '@/components/home/services'
import { HeldServices } from '@/components/product/held-services'
import { ProductCards } from '@/components/product/product-cards'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
const live = await listeningBook()
const payload = await openCms()
const { productCards } = await import('@/server/catalogue/product-cards')
const { productPage } = await import('@/server/catalogue/product-page')
const { listedGuides } = await import('@/server/catalogue/guide-list')

const ROUTE = 'netflix_downloader'

async function fileOf(name: string, width: number, height: number) {
  const data = await sharp({ create: { width, height, channels: 3, background: '#205060' } })
    .png()
    .toBuffer()
  return { data, name, mimetype: 'image/png', size: data.length }
}

const pictureOf = async (name: string, width: number, height = width) =>
  payload.create({
    collection: 'media',
    data: { alt: 'Popcorn' },
    file: await fileOf(`${name}.png`, width, height),
  })

const picture = await pictureOf('popcorn', 600, 400)
const { docs } = await payload.find({ collection: 'product-copy', where: { route: { equals: ROUTE } } })
const id = docs[0]?.id ?? ''
const choose = (icon: string | null, more: { draft?: true } = {}) =>
  payload.update({
    collection: 'product-copy',
    id,
    data: { icon, _status: more.draft ? 'draft' : 'published' },
    ...more,
  })

const visit = guestVisit('en')
const previewing = { ...visit, preview: { site: 'com', locale: 'en', product: ROUTE } as const }
const ADDRESS = picture.sizes?.icon?.url

const iconsIn = (html: string) => [...html.matchAll(/<img src="([^"]+)" alt=""/g)].map(([, src]) => src)
const iconOf = async (by: typeof visit) => (await productCards(by)).find(({ route }) => route === ROUTE)?.icon

test('the media keep a small square file of a picture, unless the picture is smaller', async () => {
  expect(picture.sizes?.icon).toMatchObject({
    ...{ width: 192, height: 192, mimeType: 'image/webp' },
  })
  expect(ADDRESS).toMatch(/^\/cms\/media\/file\/popcorn[^/]*-192x192\.webp$/)
  expect((await pictureOf('exact', 192)).sizes?.icon).toMatchObject({ width: 192, height: 192 })
})

test('a picture that is too small is no icon', async () => {
  const small = await pictureOf('small', 100)
  await expect(choose(small.id)).rejects.toThrow(/Icon/)
})

test('a draft shows its icon in its preview alone', async () => {
  await choose(picture.id, { draft: true })
  expect(await iconOf(previewing)).toBe(ADDRESS)
  expect(await iconOf(visit)).toBeUndefined()
})

test('an icon takes the place of the sign of its product wherever that is shown, and of no other', async () => {
  await choose(picture.id)
  await soon(async () => expect(await iconOf(visit)).toBe(ADDRESS))
  const items = await productCards(visit)
  const cards = renderToStaticMarkup(createElement(ProductCards, { items, locale: 'en' }))
  expect(iconsIn(cards)).toEqual([ADDRESS])
  expect(cards.match(/data-tile=/g)).toHaveLength(items.length - 1)
  const home = renderToStaticMarkup(createElement(Services, { visit, items }))
  expect(new Set(iconsIn(home))).toEqual(new Set([ADDRESS]))
  const shown = await productPage(visit, 'all_in_one_video_suite')
  if (!shown) throw new Error('The suite has no page')
  expect(iconsIn(renderToStaticMarkup(createElement(HeldServices, { shown })))).toEqual([ADDRESS])
  const guides = await listedGuides(visit)
  expect(guides.flatMap(({ route, icon }) => (icon ? [[route, icon]] : []))).toEqual([[ROUTE, ADDRESS]])
})

test('it is not deleted while a product shows it', async () => {
  await expect(payload.delete({ collection: 'media', id: picture.id })).rejects.toThrow()
})

test('another file of the same picture is shown without another save of the product', async () => {
  const other = await payload.update({
    collection: 'media',
    id: picture.id,
    data: {},
    file: await fileOf('corn.png', 400, 400),
  })
  await soon(async () => expect(await iconOf(visit)).toBe(other.sizes?.icon?.url))
  expect(other.sizes?.icon?.url).not.toBe(ADDRESS)
})

test('the sign is back once the icon is taken out', async () => {
  await choose(null, { draft: true })
  expect(await iconOf(previewing)).toBeUndefined()
  expect(await iconOf(visit)).toBeDefined()
  await choose(null)
  await soon(async () => expect(await iconOf(visit)).toBeUndefined())
  expect((await live.ruleBook()).problems).toEqual([])
  expect((await db.query('select from product_copy where icon_id is not null')).rows).toEqual([])
})
