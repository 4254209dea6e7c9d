import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { statementsOf } from '@tests/support/statements'
import { expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
await openCms()
const { productPage } = await import('@/server/catalogue/product-page')
const { reviewsPage } = await import('@/server/catalogue/reviews-page')

type Written = { stars?: number; locale?: string; state?: string; text?: string; route?: string }

/** Each a day before the one before. */
async function write(...written: Written[]): Promise<void> {
  for (const [days, each] of written.entries()) {
    const { stars = 5, locale = 'en', state = 'shown', text = 'Well made', route = 'hulu_downloader' } = each
    await db.query(
      `insert into customer_reviews (route, stars, text, locale, state, written_at)
       values ($1, $2, $3, $4, $5, now() - $6 * interval '1 day')`,
      [route, stars, text, locale, state, days],
    )
  }
}

const reviewsOf = async (route: string, locale: 'en' | 'de' = 'en') =>
  (await productPage(guestVisit(locale), route))?.reviews

test('the seed invents none', async () => {
  const { rows } = await db.query('select count(*)::int as count from customer_reviews')
  expect(rows).toEqual([{ count: 0 }])
})

test('what nobody let pass is not there at all', async () => {
  await write(
    { route: 'spotify_converter', state: 'waiting' },
    { route: 'spotify_converter', state: 'refused' },
  )
  expect(await reviewsOf('spotify_converter')).toBeUndefined()
})

test('a page tells average, count and spread of what is shown, and its reader’s language before the newest', async () => {
  await write(
    { text: 'Newest', stars: 4 },
    { text: 'Neueste', locale: 'de' },
    { text: 'Older' },
    { text: 'Ältere', locale: 'de', stars: 1 },
    { text: 'Waits', state: 'waiting', stars: 1 },
  )
  const shown = await reviewsOf('hulu_downloader')
  expect(shown).toMatchObject({ count: 4, average: 3.8, spread: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 } })
  expect(shown?.newest.map(({ text }) => text)).toEqual(['Newest', 'Older', 'Neueste', 'Ältere'])
  expect((await reviewsOf('hulu_downloader', 'de'))?.newest.map(({ text }) => text)).toEqual([
    ...['Neueste', 'Ältere', 'Newest', 'Older'],
  ])
  expect(shown?.newest[0]).toMatchObject({ name: '', title: '', answer: '', at: expect.any(Number) })
})

test('they cost a page no statement', async () => {
  await reviewsOf('netflix_downloader')
  expect(await statementsOf(() => reviewsOf('hulu_downloader'))).toHaveLength(3)
})

test('a page about a service shows none of the product that is sold there', async () => {
  await write({ route: 'mpd_downloader' })
  expect((await reviewsOf('mpd_downloader'))?.count).toBe(1)
  expect(await reviewsOf('udemy_downloader')).toBeUndefined()
})

test('of many there are thirty texts and all figures', async () => {
  await write(...Array.from({ length: 40 }, () => ({ route: 'video_ai' })))
  const shown = await reviewsOf('video_ai')
  expect([shown?.count, shown?.newest.length]).toEqual([40, 30])
})

test('all of them stand on pages of their own, in the same order, and beyond those is none', async () => {
  await write(
    ...Array.from({ length: 65 }, (_, place) => ({ route: 'tver_downloader', text: `Nr. ${place}` })),
  )
  const at = (page: number) => reviewsPage(guestVisit('en'), 'tver_downloader', page)
  const shown = await Promise.all([1, 2, 3].map(at))
  expect(shown.flatMap(each => each?.reviews.newest.map(({ text }) => text))).toEqual(
    Array.from({ length: 65 }, (_, place) => `Nr. ${place}`),
  )
  expect(shown[2]).toMatchObject({ page: 3, pages: 3, reviews: { count: 65 }, line: 'video' })
  expect(shown[0]?.card).toMatchObject({ route: 'tver_downloader' })
  expect(await at(4)).toBeUndefined()
  expect(await reviewsPage(guestVisit('en'), 'abema_downloader', 1)).toBeUndefined()
})
