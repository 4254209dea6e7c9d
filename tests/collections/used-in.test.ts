import { randomUUID } from 'node:crypto'
import { priced } from '@tests/support/asking'
import { type CmsAnswer, cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { storedIdIn } from '@tests/support/stored-id'
import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'
import { isUsed, usesOf } from '@/collections/hooks/uses'
import { openCms } from '../../scripts/shop/cms'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const { database } = await import('@/server/runtime/database')
const { loadSnapshot } = await import('@/server/rule-book/load')
const preview = await import('@/server/preview/rule-book')

const FROM = '2030-03-01T00:00:00.000Z'
const at = Date.parse('2030-03-02T00:00:00.000Z')
const published = { _status: 'published' }

const idOf = storedIdIn(db)

const made = ({ status, body }: CmsAnswer): string => {
  const { doc } = body
  if (status !== 201 || typeof doc !== 'object' || doc === null || !('id' in doc))
    throw new Error(JSON.stringify(body))
  return String(doc.id)
}

const couponOf = async (code: string, more: object = published) =>
  made(await door('POST', '/coupons', { code, type: 'rate', discount: 0.7, allow_types: ['LFT'], ...more }))

const campaignOf = (key: string, coupons: string[], more: object = published) =>
  door('POST', '/campaigns', {
    key,
    route: `${key}_sale`,
    name: key,
    startTime: FROM,
    startTime_tz: 'UTC',
    endTime: '2030-03-08T00:00:00.000Z',
    endTime_tz: 'UTC',
    navType: 'none',
    coupons,
    ...more,
  })

/** What Netflix Downloader costs a visitor in the campaign, in cents; in a preview of it. */
const soldAt = async () =>
  priced((await loadSnapshot(database)).book, { at, route: 'netflix_downloader' }).price
const previewed = async (campaign: string) => {
  const visit = { ...guestVisit('en', 'com', at), preview: { site: 'com', locale: 'en', campaign } as const }
  return priced((await preview.ruleBookOf(visit)).book, { at, route: 'netflix_downloader' }).price
}
const sentences = ({ body }: CmsAnswer) => JSON.stringify(body.errors)

const first = await couponOf('FIRST_30')
const second = await couponOf('SECOND_30')
const spring = made(await campaignOf('spring', [first, second]))

test('a coupon that a campaign names is not unpublished, and the sentence says what to do', async () => {
  expect(await soldAt()).toBe(9093)
  const answer = await door('PATCH', `/coupons/${first}?unpublishAllLocales=true`, { _status: 'draft' })
  expect(answer.status).toBe(400)
  expect(sentences(answer)).toContain('the campaign “spring” names it')
  expect(await soldAt()).toBe(9093)
  expect((await door('PATCH', `/coupons/${first}`, { enabled: false, ...published })).status).toBe(200)
  expect((await door('PATCH', `/coupons/${first}`, { enabled: true, ...published })).status).toBe(200)
})

test('a draft of a coupon that a campaign names can be saved all the same', async () => {
  const answer = await door('PATCH', `/coupons/${second}?draft=true`, { discount: 0.65, _status: 'draft' })
  expect(answer.status).toBe(200)
})

test('whatever takes a coupon away, its campaign runs on with the others', async () => {
  await db.query(`update coupons set _status = 'draft' where id = $1`, [first])
  expect(await soldAt()).toBe(9093)
  expect(await previewed('spring_sale')).toBe(await soldAt())
  const { problems } = await loadSnapshot(database)
  expect(problems).toEqual([
    { collection: 'campaigns', id: 'spring', reason: 'names the unknown coupon FIRST_30' },
  ])
  await db.query(`update coupons set _status = 'published' where id = $1`, [first])
})

test('a campaign is not published with a coupon that is a draft, and its preview says what would be sold', async () => {
  const draft = await couponOf('DRAFT_50', { discount: 0.5, _status: 'draft' })
  const answer = await campaignOf('autumn', [draft])
  expect({ status: answer.status, errors: fieldErrors(answer) }).toEqual({
    status: 400,
    errors: [{ path: 'coupons', message: expect.stringContaining('DRAFT_50 is a draft') }],
  })
  const id = made(await campaignOf('autumn', [draft], { _status: 'draft' }))
  expect(await previewed('autumn_sale')).toBe(6495)
  await db.query(`update campaigns set _status = 'published' where id = $1`, [id])
  await db.query(`update _campaigns_v set version__status = 'published' where parent_id = $1`, [id])
  expect(await previewed('autumn_sale')).toBe(await soldAt())
  await db.query('delete from campaigns where id = $1', [id])
})

test('the newer draft of a published coupon counts in no preview of its campaign', async () => {
  expect(await previewed('spring_sale')).toBe(await soldAt())
})

test.each([
  [
    'coupons',
    { code: 'TYPO', type: 'rate', discount: 0.5, allow_products: ['netflix_dwnloader'] },
    'allow_products',
  ],
  [
    'offer-rules',
    { key: 'typo', offType: '1', label: 'x', benefit: 'rate', rate: 0.5, routes: ['netflix_dwnloader'] },
    'routes',
  ],
  [
    'offer-rules',
    { key: 'other-typo', offType: '1', label: 'x', benefit: 'rate', rate: 0.5, tiers: ['singel'] },
    'tiers',
  ],
])('%s that name what no product has are refused', async (slug, row, path) => {
  const answer = await door('POST', `/${slug}`, { ...row, ...published })
  expect({ status: answer.status, errors: fieldErrors(answer) }).toEqual({
    status: 400,
    errors: [{ path, message: expect.stringMatching(/^No product has the key “\w+”\.$/) }],
  })
  expect((await door('POST', `/${slug}?draft=true`, { ...row, _status: 'draft' })).status).toBe(201)
})

test.each([
  ['coupons', () => Promise.resolve(first), 'campaigns “spring”'],
  ['products', () => idOf('products', `route = 'hulu_downloader' and os = 'win'`), 'plans “'],
  ['products', () => idOf('products', `id in (select products_id from pages_rels)`), 'pages “'],
  ['authors', () => idOf('authors', `id in (select author_id from articles)`), 'articles “'],
  ['categories', () => idOf('categories', `id in (select categories_id from articles_rels)`), 'articles “'],
])('one of the %s that is used is not deleted, and the sentence says where', async (slug, idOfIt, where) => {
  const answer = await door('DELETE', `/${slug}/${await idOfIt()}`)
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([{ data: { code: 'in_use' } }])
  expect(sentences(answer)).toContain(where)
})

/** Puts one node alone into the German text of article 101. */
async function write(node: object): Promise<void> {
  const root = { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [node] }] }
  await db.query(
    `update articles_translations set body = $1
     where _locale = 'de' and _parent_id = (select id from articles where number = 101)`,
    [JSON.stringify({ root })],
  )
}

const linkTo = (relationTo: string, value: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
  children: [{ type: 'text', text: 'here', version: 1 }],
})

test.each([
  ['articles', linkTo],
  ['authors', linkTo],
  ['categories', linkTo],
  ['products', linkTo],
  [
    'articles',
    (relationTo: string, value: string) => ({ type: 'relationship', version: 2, relationTo, value }),
  ],
  [
    'media',
    (relationTo: string, value: string) => ({ type: 'upload', version: 3, relationTo, value, fields: {} }),
  ],
])('one of the %s that a text leads to or shows is not deleted either', async (slug, node) => {
  const id = randomUUID()
  const req = await createLocalReq({}, payload)
  if (!isUsed(slug)) throw new Error(slug)
  expect(await usesOf(req, slug, id)).toEqual([])
  await write(node(slug, id))
  expect(await usesOf(req, slug, id)).toMatchObject([{ collection: 'articles' }])
})

test('an article that leads to itself is not used by that', async () => {
  const id = await idOf('articles', 'number = 101')
  const req = await createLocalReq({}, payload)
  const before = await usesOf(req, 'articles', id)
  await write(linkTo('articles', id))
  expect(await usesOf(req, 'articles', id)).toEqual(before)
})

test('a text of a page, a review or the law counts like that of an article', async () => {
  const id = randomUUID()
  const req = await createLocalReq({}, payload)
  const body = JSON.stringify({ root: { type: 'root', children: [linkTo('products', id)] } })
  for (const table of ['pages_blocks_text', 'reviews_translations', 'legal_translations'])
    await db.query(`update ${table} set body = $1 where id = (select min(id) from ${table})`, [body])
  const uses = await usesOf(req, 'products', id)
  expect(uses.map(({ collection }) => collection)).toEqual(['legal', 'pages', 'reviews'])
})

test('a coupon that is used is not thrown into the trash either', async () => {
  const answer = await door('PATCH', `/coupons/${first}`, { deletedAt: new Date().toISOString() })
  expect(answer.status).toBe(400)
  expect(sentences(answer)).toContain('campaigns “spring”')
})

test('a campaign in the trash sells nothing and has no page; brought back it does', async () => {
  const shown = async () => (await loadSnapshot(database)).addresses.campaigns.includes('spring_sale')
  expect((await door('PATCH', `/campaigns/${spring}`, { deletedAt: new Date().toISOString() })).status).toBe(
    200,
  )
  expect([await soldAt(), await shown()]).toEqual([12990, false])
  expect(
    (await door('PATCH', `/campaigns/${spring}?trash=true`, { deletedAt: null, ...published })).status,
  ).toBe(200)
  expect([await soldAt(), await shown()]).toEqual([9093, true])
})

test('a coupon that nothing names goes into the trash, cannot be entered, and comes back', async () => {
  const id = await couponOf('LONELY')
  const isKnown = async () => (await loadSnapshot(database)).book.couponByCode('LONELY') !== undefined
  expect(await isKnown()).toBe(true)
  expect((await door('PATCH', `/coupons/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
  expect(await isKnown()).toBe(false)
  expect((await door('PATCH', `/coupons/${id}?trash=true`, { deletedAt: null, ...published })).status).toBe(
    200,
  )
  expect(await isKnown()).toBe(true)
})
