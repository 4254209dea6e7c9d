import { cmsDoor } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { openStaffDoors } from '@tests/support/staff-doors'
import type { CollectionSlug } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { expect, test } from 'vitest'
import { collections } from '@/collections'

await freshDatabase()
const { payload, ask } = await openStaffDoors()

const titlesOf = async (slug: string, query: string): Promise<string[]> => {
  const { docs } = JSON.parse((await ask('marketer', `/${slug}?depth=0&${query}`)).text)
  return docs.map((doc: Record<string, unknown>) => doc[titleField(slug)])
}
const titleField = (slug: string): string =>
  collections.find(each => each.slug === slug)?.admin?.useAsTitle ?? 'id'

test.each([
  ['plans', 'where[pay_key][equals]=10337-LFT', 'Netflix Downloader · Windows · Lifetime, 1 PC'],
  ['bundles', 'where[product.route][equals]=PV_NF&where[product.os][equals]=mac', / · Mac$/],
  ['navigation', 'where[site][equals]=jp', 'Japanese shop'],
  ['sellers', 'where[market][equals]=germany', 'Germany (pages in German)'],
  ['subscriber-prices', 'where[family][equals]=aio&where[source][equals]=monthly', /· 1 month$/],
  ['subscription-change-rules', 'where[key][equals]=dearer-at-once', 'Same period, dearer: at once'],
  [
    'offer-rules',
    'where[key][equals]=offer-2-single-lft',
    'Bought again → Singles, group A / Singles, group B and 2 more · Single · Lifetime, 1 PC',
  ],
  [
    'offer-rules',
    'where[key][equals]=offer-4-pro',
    'Difference to 3 computers → All products · for 3 computers',
  ],
  [
    'offer-rules',
    'where[key][equals]=offer-11-yearly',
    'From subscription to lifetime · 1 year → Video / Music · Lifetime, 1 PC / Lifetime, 3 PCs',
  ],
  ['product-copy', 'where[route][equals]=netflix_downloader', 'Netflix Downloader'],
])('of %s with %s the title is words, in lists as in pickers', async (slug, where, title) => {
  for (const asked of ['', `select[${titleField(slug)}]=true&`]) {
    const [first] = await titlesOf(slug, asked + where)
    expect(first).toEqual(typeof title === 'string' ? title : expect.stringMatching(title))
  }
})

test('they are said in the language of the admin', async () => {
  const german = await cmsDoor(payload, 'de')
  const { body } = await german('GET', '/plans?select[title]=true&where[pay_key][equals]=10337-1M')
  expect(body.docs).toMatchObject([{ title: 'Netflix Downloader · Windows · 1 Monat' }])
})

test('so are records: what support did, for which order', async () => {
  const data = { idempotencyKey: 'titles', at: '2030-01-01', staff: 'kim@staff.test', staff_id: 'kim' }
  const event = { ...data, action: 'show_key', order_number: 'T-1', outcome: 'done' } as const
  const { title } = await payload.create({ collection: 'audit-events', data: event })
  expect(title).toBe('Show key · T-1')
})

test('lists sort and search plans by the name of their product', async () => {
  const names = await titlesOf('plans', 'limit=200&sort=title')
  expect(names).toHaveLength(200)
  const products = names.map(name => name.split(' · ')[0])
  expect(products[0]?.localeCompare(products.at(-1) ?? '')).toBeLessThan(0)
  expect(new Set(await titlesOf('plans', 'where[title][like]=Hulu')).size).toBeGreaterThan(4)
})

test('a form that sends the title of a plan keeps no such thing', async () => {
  const { docs } = await payload.find({
    collection: 'plans',
    limit: 1,
    where: { pay_key: { equals: '10337-1Y' } },
  })
  const path = `/plans/${docs[0]?.id}`
  const sent = { method: 'PATCH', body: { title: 'Mine', system: 'mac', enable: true } }
  expect(JSON.parse((await ask('marketer', path, sent)).text).doc.title).toBe(
    'Netflix Downloader · Windows · 1 year',
  )
})

test('a version has the title of its document', async () => {
  const { docs } = await payload.findVersions({ collection: 'plans', limit: 1, depth: 0 })
  expect(docs[0]?.version.title).toBe('Netflix Downloader · Windows · 1 year')
})

test('a picker calls a draft without a name by its kind', async () => {
  const data = { key: 'nameless', route: 'nameless', startTime: '2031-01-01', endTime: '2031-01-02' }
  const sent = { method: 'POST', body: { ...data, _status: 'draft' } }
  expect((await ask('marketer', '/campaigns?draft=true', sent)).status).toBe(201)
  const query = 'where[key][equals]=nameless&draft=true'
  expect(await titlesOf('campaigns', `${query}&select[name]=true`)).toEqual(['Untitled campaign'])
  expect((await titlesOf('campaigns', query))[0] ?? null).toBeNull()
})

const listed = collections.filter(({ admin }) => admin?.hidden !== true).map(({ slug }) => slug)

test.each(listed)('the list of %s is searched and sorted', async slug => {
  const { config } = payload.collections[slug as CollectionSlug]
  const where = mergeListSearchAndWhere({ collectionConfig: config, search: 'a' })
  const found = await payload.find({
    collection: slug as CollectionSlug,
    where,
    sort: titleField(slug),
    limit: 1,
  })
  expect(found.totalDocs).toBeGreaterThanOrEqual(0)
})
