import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
await listeningBook()
const shop = { ...(await import('@/server/addresses/known-addresses')), ...(await import('@/site/address')) }

const internalOf = async (path: string) => {
  const address = shop.resolveAddress({ host: 'localhost', path, cookies: {} }, await shop.addresses())
  return 'internal' in address ? address.internal : address.kind
}

async function store(key: string, route: string) {
  await db.query(
    `insert into campaigns (key, route, enabled, start_time, starttime_tz, end_time, endtime_tz, nav_type, _status)
     values ($1, $2, true, '2027-03-01', 'UTC', '2027-03-08', 'UTC', 'none', 'published')`,
    [key, route],
  )
}

test('a campaign that an editor adds has a page at once, before its window too', async () => {
  expect(await internalOf('/spring-sale')).toBe('/s/com/en/not-found')
  await store('spring-2027', 'spring_sale')
  await soon(async () => expect(await internalOf('/spring-sale')).toBe('/s/com/en/campaign/spring_sale'))
  expect(await internalOf('/de/spring-sale')).toBe('/s/com/de/campaign/spring_sale')
})

test('a campaign on the page of a product, or of another family, takes no address from it', async () => {
  await store('netflix-week', 'netflix_downloader')
  await store('contact-week', 'contact')
  await store('second-autumn', 'sales_campaign')
  await store('last', 'last_sale')
  await soon(async () => expect(await internalOf('/last-sale')).toBe('/s/com/en/campaign/last_sale'))
  expect(await internalOf('/netflix-downloader')).toBe('/s/com/en/product/netflix_downloader')
  expect(await internalOf('/contact')).toBe('/s/com/en/contact')
  expect(await internalOf('/sales-campaign')).toBe('/s/com/en/personal-campaign/sales_campaign')
  expect((await shop.addresses()).pages.campaign.has('sales_campaign')).toBe(false)
})
