import { freshDatabase } from '@tests/support/database'
import { openStaffDoors } from '@tests/support/staff-doors'
import { type CollectionConfig, type Field, flattenTopLevelFields } from 'payload'
import { expect, test } from 'vitest'
import { catalogueIn } from '@/collections/admin/named/catalogue'
import { productOptions } from '@/collections/admin/named/named-value'
import { publicOnly } from '@/collections/fields/public-only'
import { PUBLISHED } from '@/collections/fields/published'
import { openCms } from '../../scripts/shop/cms'

await freshDatabase()
const payload = await openCms()

/** Fields of sale that lead to what is not public by itself, and why. */
const NOT_PUBLIC: Readonly<Record<string, string>> = {
  'campaigns.coupons': 'a draft is published with its campaign, and none is published with a draft',
  'campaigns.promotion_ids': 'by the products’ own rules of sale',
  'plans.product': 'the catalogue',
  'bundles.product': 'the catalogue',
  'bundles.includes': 'the catalogue',
  'licences.product': 'what was sold',
  'order-lines.product': 'what was sold',
  'subscriptions.product': 'what was sold',
  'comments.article': 'written by customers, changed by nobody',
}

type Picker = { at: string; relationTo: readonly string[]; filterOptions: unknown }

function pickersIn(fields: readonly Field[], path: string): Picker[] {
  return fields.flatMap((field): Picker[] => {
    const at = 'name' in field && field.name ? `${path}.${field.name}` : path
    if (field.type === 'relationship' || field.type === 'upload')
      return [{ at, relationTo: [field.relationTo].flat(), filterOptions: field.filterOptions }]
    if (field.type === 'tabs') return field.tabs.flatMap(tab => pickersIn(tab.fields, at))
    if (field.type === 'blocks') return field.blocks.flatMap(block => pickersIn(block.fields, at))
    return 'fields' in field ? pickersIn(field.fields, at) : []
  })
}

/** Kinds of which some documents are not public: they have drafts, states, or no page. */
const inPart = (slug: string) => publicOnly({ relationTo: slug }) !== true

test('every picker that leads to something public offers public documents alone', () => {
  const ours = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const all = ours.flatMap(({ slug, fields }: CollectionConfig) => pickersIn(fields, slug))
  const open = all.filter(
    ({ relationTo, filterOptions }) => relationTo.some(inPart) && filterOptions !== publicOnly,
  )
  expect(all.length).toBeGreaterThan(30)
  expect(open.map(({ at }) => at).sort()).toEqual(Object.keys(NOT_PUBLIC).sort())
})

test('so do links in texts', () => {
  const body = flattenTopLevelFields(
    payload.config.collections.find(({ slug }) => slug === 'articles')?.fields ?? [],
  ).find(field => 'name' in field && field.name === 'body')
  expect(body).toMatchObject({ type: 'richText' })
  for (const slug of PUBLISHED)
    if (['articles', 'pages', 'guides', 'reviews', 'best-lists', 'legal'].includes(slug))
      expect(publicOnly({ relationTo: slug })).toEqual({
        and: [{ _status: { equals: 'published' } }],
      })
})

test('a picker of products tells the two systems of a product apart, and its form knows the name alone', async () => {
  const { ask } = await openStaffDoors()
  const namesOf = async (query: string): Promise<string[]> => {
    const asked = `/products?depth=0&limit=2&where[route][equals]=netflix_downloader&${query}`
    const { docs } = JSON.parse((await ask('marketer', asked)).text)
    return docs.map(({ name }: { name: string }) => name).sort()
  }
  expect(await namesOf('select[name]=true')).toEqual([
    'Netflix Downloader · Mac',
    'Netflix Downloader · Windows',
  ])
  // A list of plans asks for no more than the name then.
  const { enableListViewSelectAPI } = payload.collections.products.config.admin
  expect(enableListViewSelectAPI).toBe(true)
  expect(await namesOf('')).toEqual(['Netflix Downloader', 'Netflix Downloader'])
})

test('fields that keep route keys offer every product once, by its name in the language of the admin', async () => {
  const { docs } = await payload.find({ collection: 'users', limit: 1 })
  const [user] = docs.map(doc => ({ ...doc, collection: 'users' as const }))
  const offered = productOptions(await catalogueIn(payload, 'ja', user), 'ja').filter(({ isOld }) => !isOld)
  expect(user).toBeDefined()
  expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length)
  expect(offered.find(({ value }) => value === 'hulu_jp_downloader')?.label).toContain('Hulu（日本）')
  expect(offered.at(-1)?.label).toContain('（販売終了）')
})
