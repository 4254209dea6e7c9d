import { priced } from '@tests/support/asking'
import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { expect, test, vi } from 'vitest'
import { quote } from '@/pricing'
import type { Preview } from '@/site/preview'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const FROM = '2030-03-01T00:00:00.000Z'
const UNTIL = '2030-03-08T00:00:00.000Z'

await freshDatabase()
const payload = await openCms()
const content = {
  ...(await import('@/server/content/pages')),
  ...(await import('@/server/content/articles')),
}
const campaigns = await import('@/server/campaigns/page')
const preview = await import('@/server/preview/rule-book')
const rules = await import('@/server/rule-book/live')
const offers = await import('@/server/catalogue/offers')
const products = await import('@/server/catalogue/product-page')
await draftCampaign()

/** A campaign whose coupon is a draft too; what was saved last differs from what was saved first. */
async function draftCampaign(): Promise<void> {
  const { docs } = await payload.find({ collection: 'products', where: { pid: { equals: 10337 } } })
  const coupon = await payload.create({
    collection: 'coupons',
    draft: true,
    data: {
      code: 'SPRING',
      type: 'rate',
      discount: 0.9,
      allow_types: ['LFT'],
      text: 'Half',
      _status: 'draft',
    },
  })
  await payload.update({ collection: 'coupons', id: coupon.id, draft: true, data: { discount: 0.5 } })
  const campaign = await payload.create({
    collection: 'campaigns',
    draft: true,
    data: {
      key: 'spring-2030',
      route: 'spring_sale',
      name: 'An old name',
      startTime: FROM,
      startTime_tz: 'UTC',
      endTime: UNTIL,
      endTime_tz: 'UTC',
      navType: 'bar',
      coupons: [coupon.id],
      promotion_ids: docs.map(({ id }) => id),
      carousel: [{ title: 'All week' }],
      _status: 'draft',
    },
  })
  const data = { name: 'Spring sale' }
  await payload.update({ collection: 'campaigns', id: campaign.id, draft: true, autosave: true, data })
}

const looking = (more: Partial<Preview> = {}, at = Date.parse(FROM)) => ({
  ...guestVisit('en', 'com', more.at ?? at),
  preview: { site: 'com', locale: 'en', ...more } as const,
})
const SPRING = { campaign: 'spring_sale' }

const priceOf = async (visit: ReturnType<typeof guestVisit>) => {
  const { book } = await preview.ruleBookOf(visit)
  return priced(book, { at: visit.at, route: 'netflix_downloader' }).price
}

test('the page of a draft campaign is shown with its texts, and with prices as if it were in the rule book', async () => {
  const visit = looking(SPRING)
  const shown = await campaigns.campaignPage(visit, 'spring_sale', offers.anonymous(visit))
  const [campaign] = shown?.board.own ?? []
  expect(shown?.content.title).toBe('Spring sale')
  expect(campaign).toMatchObject({ name: 'Spring sale', state: 'running', slides: [{ title: 'All week' }] })
  expect(campaign?.coupons).toEqual([{ code: 'SPRING', text: 'Half', plans: ['LFT'] }])
  expect(campaign?.promoted[0]?.plans.map(({ plan, quote }) => [plan, quote.price])).toEqual([['LFT', 6495]])
})

test('a draft campaign makes products cheaper in its window, from its first instant to the last before its end', async () => {
  const [from, until] = [Date.parse(FROM), Date.parse(UNTIL)]
  expect(await priceOf(looking(SPRING, from - 1))).toBe(12990)
  expect(await priceOf(looking(SPRING, from))).toBe(6495)
  expect(await priceOf(looking(SPRING, until - 1))).toBe(6495)
  expect(await priceOf(looking(SPRING, until))).toBe(12990)
})

test('visitors, and previews of anything else, know nothing of a draft campaign', async () => {
  const visitor = guestVisit('en', 'com', Date.parse(FROM))
  expect(await priceOf(visitor)).toBe(12990)
  expect(await priceOf(looking({ campaign: 'event_center' }))).toBe(12990)
  expect(await campaigns.campaignPage(visitor, 'spring_sale', offers.anonymous(visitor))).toBeUndefined()
  await preview.ruleBookOf(looking(SPRING))
  const { book } = await rules.ruleBook()
  expect(book.campaignsOf('spring_sale')).toEqual([])
  expect(
    quote(book, { ...offers.anonymous(visitor), target: { route: 'netflix_downloader', plan: 'LFT' } }),
  ).toMatchObject({ price: 12990 })
})

test('a change of a published campaign is previewed, and changes nothing until it is published', async () => {
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { key: { equals: 'black-friday-2022' } },
    limit: 1,
  })
  const found =
    docs[0] ??
    (await payload.find({ collection: 'campaigns', where: { route: { equals: 'black_friday_sales_2022' } } }))
      .docs[0]
  if (!found) throw new Error('the seed has no Black Friday')
  await payload.update({ collection: 'campaigns', id: found.id, draft: true, data: { endTime: UNTIL } })
  const route = 'black_friday_sales_2022'
  const endIn = async (visit: ReturnType<typeof guestVisit>) =>
    (await preview.ruleBookOf(visit)).book.campaignsOf(route).map(({ endTime }) => endTime)
  expect(await endIn(looking({ campaign: route }))).toEqual([Date.parse(UNTIL)])
  expect(await endIn(guestVisit('en'))).toEqual([Date.parse('2022-12-10T08:00:00Z')])
})

test('a draft that the engine cannot read yet is left out, and the page goes on', async () => {
  await payload.create({
    collection: 'campaigns',
    draft: true,
    data: { key: 'unfinished', route: 'unfinished_sale', _status: 'draft' } as never,
  })
  const visit = looking({ campaign: 'unfinished_sale' })
  expect(await campaigns.campaignPage(visit, 'unfinished_sale', offers.anonymous(visit))).toBeUndefined()
  expect(await priceOf(visit)).toBe(12990)
})

test('staff see the draft of a page, visitors the published one; a block that is not finished is left out', async () => {
  const data = { route: 'shop_talk', template: 'content', title: 'Published', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', data })
  const blocks = [
    { blockType: 'text', title: 'Without a body yet' },
    { blockType: 'action', title: 'Go on', label: 'There', href: '/products' },
  ]
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { title: 'Draft', blocks: blocks as never },
  })
  const shown = await content.contentPage(looking(), 'shop_talk')
  expect(shown?.title).toBe('Draft')
  expect(shown?.blocks.map(({ blockType }) => blockType)).toEqual(['action'])
  expect((await content.contentPage(guestVisit('en'), 'shop_talk'))?.title).toBe('Published')
})

test('staff see an article from its number on; visitors get none before it is published', async () => {
  await payload.create({
    collection: 'articles',
    draft: true,
    locale: 'de',
    data: { number: 990, _status: 'draft' } as never,
  })
  const visit = { ...guestVisit('de'), preview: { site: 'com', locale: 'de' } as const }
  expect(await content.article(visit, 990)).toMatchObject({ number: 990, title: '', author: { name: '' } })
  expect(await content.article(guestVisit('de'), 990)).toBeUndefined()
  expect(await content.article(visit, 991)).toBeUndefined()
})

test('a page for a new service is previewed with the product that is sold there', async () => {
  const data = {
    route: 'new_tube_downloader',
    generic_route: 'video_downloader',
    site_name: 'NewTube',
    headline: 'Save NewTube',
    promise: 'For offline use.',
    _status: 'draft',
  } as const
  await payload.create({ collection: 'product-copy', draft: true, data })
  const visit = looking({ product: data.route })
  const shown = await products.productPage(visit, data.route)
  expect(shown?.copy?.headline).toBe('Save NewTube')
  expect(shown?.product.route).toBe('video_downloader')
  expect(await products.productPage(guestVisit('en'), data.route)).toBeUndefined()
})
