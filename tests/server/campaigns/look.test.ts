import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
const payload = await openCms()
const { campaignNews } = await import('@/server/campaigns/campaign-news')
const { campaignPage } = await import('@/server/campaigns/page')
const { anonymous } = await import('@/server/catalogue/offers')

const shown = async (route: string, locale: 'en' | 'de' = 'en') => {
  const visit = guestVisit(locale)
  return campaignPage(visit, route, anonymous(visit))
}

test('no two of the seeded campaign pages look alike', async () => {
  const routes = [
    ...['sales_campaign', 'upgrade_campaign', 'subscriber_upgrade', 'aio_special_offer'],
    ...['clientad_promotion', 'monthly_subscription_promotion', 'get_free_license_referral_program'],
    ...['event_center', 'black_friday_sales_2022', 'shop', 'what_to_watch'],
  ]
  const looks = await Promise.all(routes.map(async route => (await shown(route))?.look))
  expect(new Set(looks.map(look => look?.scene)).size).toBe(routes.length)
  expect(new Set(looks.map(look => look?.layout)).size).toBe(5)
})

test('an editor changes layout, scene and picture; a page without any shows cards and a season', async () => {
  const [page] = (await payload.find({ collection: 'pages', where: { route: { equals: 'shop' } } })).docs
  const data = { layout: 'table' as const, scene: 'winter' as const }
  await payload.update({ collection: 'pages', id: page?.id ?? '', locale: 'en', data })
  expect((await shown('shop'))?.look).toMatchObject({ ...data, visual: undefined })
  await payload.update({
    collection: 'pages',
    id: page?.id ?? '',
    locale: 'en',
    data: { layout: null, scene: null },
  })
  expect((await shown('shop'))?.look.layout).toBe('cards')
})

test('an offer without an end shows no season by its key or its first day', async () => {
  const { lookOf } = await import('@/server/campaigns/page')
  const page = await shown('sales_campaign')
  if (!page) throw new Error('There is no such page')
  const { board } = page
  const look = { layout: undefined, scene: undefined, visual: undefined }
  const sceneAt = (at: string) =>
    lookOf({ route: 'sales_campaign', look }, board, { ...page.visit, at: Date.parse(at) }).scene
  expect(board.own.map(({ key }) => key)).toEqual(['normal-autumn-sale'])
  expect([sceneAt('2026-07-01'), sceneAt('2026-10-01')]).toEqual(['summer', 'autumn'])
})

test('the bar says what a campaign does, in the visitor’s language, and its editor’s words where there are some', async () => {
  expect((await campaignNews(guestVisit('de'))).bar).toMatchObject({
    name: 'Dauerangebot',
    benefit: { text: expect.stringMatching(/^Video-Downloader \(unbegrenzt\): jetzt für .*€$/) },
  })
  const where = { key: { equals: 'normal-autumn-sale' } }
  const [sale] = (await payload.find({ collection: 'campaigns', where })).docs
  const data = { benefit: 'Der Herbst wird günstig' }
  await payload.update({ collection: 'campaigns', id: sale?.id ?? '', locale: 'de', data })
  const told = async () => (await campaignNews(guestVisit('de'))).bar?.benefit.text
  await expect.poll(told, { timeout: 10_000 }).toBe(data.benefit)
  expect((await shown('sales_campaign', 'de'))?.board.own[0]?.benefit?.text).toBe(data.benefit)
  expect((await campaignNews(guestVisit('en'))).bar?.benefit.text).toContain('$89.90')
})
