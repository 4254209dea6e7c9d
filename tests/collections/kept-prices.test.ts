import { cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { storedIdIn } from '@tests/support/stored-id'
import { TEST_STAFF } from '@tests/support/template'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const door = await cmsDoor(payload)
const { database } = await import('@/server/runtime/database')
const { loadSnapshot } = await import('@/server/rule-book/load')

const idOf = storedIdIn(db)

/** What the rule book sells Netflix Downloader's lifetime plan for, in cents. */
const sold = async () => (await loadSnapshot(database)).book.offering(10337, 'LFT')?.selling.USD

const plan = `/plans/${await idOf('plans', `pay_key = '10337-LFT'`)}`
const rule = `/offer-rules/${await idOf('offer_rules', `off_type = '8'`)}`
const coupon = `/coupons/${await idOf('coupons', `code = 'SINGLE_PRO'`)}`
const subscriber = `/subscriber-prices/${await idOf('subscriber_prices', 'true')}`
const published = { _status: 'published' }

const versionsOf = async (path: string) => {
  const [, collection, id] = path.split('/')
  const { body } = await door(
    'GET',
    `/${collection}/versions?where[parent][equals]=${id}&sort=createdAt&limit=0`,
  )
  const docs: { id: string; version: Record<string, unknown> }[] = Array.isArray(body.docs) ? body.docs : []
  return docs
}

test.each([
  ['a price slip', plan, { price: 12.99 }, /^Selling price \(USD\) goes from 129\.9 to 12\.99 \(−90%\)\./],
  ['a list price twice as high', plan, { origin_price: 400 }, /List price \(USD\)/],
  [
    'a coupon that takes off more',
    coupon,
    { discount: 0.5, ...published },
    /goes from 0\.95 to 0\.5 \(−47%\)/,
  ],
  ['a step of a ladder', rule, { steps: [{ from: 1, price: 1 }], ...published }, /Price \(USD\) goes from/],
  ['a subscriber price', subscriber, { price: 0.5 }, /goes from/],
])('%s is asked about, and nothing is changed until the answer', async (_, path, change, says) => {
  const { body: before } = await door('GET', `${path}?depth=0`)
  const answer = await door('PATCH', path, change)
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([{ data: { code: 'large_change' } }])
  expect(fieldErrors(answer)).toEqual([{ path: 'confirm_change', message: expect.stringMatching(says) }])
  const { body: after } = await door('GET', `${path}?depth=0`)
  expect(after).toEqual(before)
})

test('the pricing settings ask too', async () => {
  const { body } = await door('GET', '/globals/pricing-settings?depth=0')
  const currencies = Array.isArray(body.currencies) ? body.currencies : []
  const change = currencies.map((each, place) => (place === 0 ? { ...each, rate: each.rate * 2 } : each))
  const answer = await door('POST', '/globals/pricing-settings', { currencies: change })
  expect(fieldErrors(answer)).toMatchObject([{ path: 'confirm_change' }])
  const small = currencies.map((each, place) => (place === 0 ? { ...each, rate: each.rate * 1.01 } : each))
  expect((await door('POST', '/globals/pricing-settings', { currencies: small })).status).toBe(200)
})

const off = `/offer-rules/${await idOf('offer_rules', `benefit = 'rate' and off_type = '2'`)}`
const autumn = `/campaigns/${await idOf('campaigns', `route = 'sales_campaign'`)}`
const deep = await idOf('coupons', `code = 'PADDLE50'`)
const ladder = { benefit: 'ladder', steps: [{ from: 1, price: 9 }], ...published }

test.each([
  [
    'an amount in one more currency, far off the others',
    plan,
    { price_eur: 12.9 },
    /^The selling price of .*€/,
  ],
  ['the same of a list price', plan, { origin_price_jpy: 100_000 }, /^The list price of .*¥/],
  ['the same of a subscriber price', subscriber, { price_cny: 1 }, /^What a subscriber pays .*CN¥1\.00/],
  ['a coupon of another type', coupon, { type: 'fixed', ...published }, /^With “SINGLE_PRO” .*\$0\.95/],
  ['a coupon for everybody', `/coupons/${deep}`, { allow_payers: [], ...published }, /^With “PADDLE50”/],
  ['a rule with another benefit', off, ladder, /by “offer-2-.*” of offType 2 goes from/],
  ['a rule for everybody', rule, { offType: '1', ...published }, /of offType [18] goes from/],
  ['a rule that is switched off', rule, { enabled: false, ...published }, /of offType 8 goes from/],
  ['a coupon in a campaign that runs', autumn, { coupons: [deep], ...published }, /^With “.*” .*goes from/],
])('%s is asked about as well', async (_, path, change, says) => {
  const { body: before } = await door('GET', `${path}?depth=0`)
  const answer = await door('PATCH', path, change)
  expect(fieldErrors(answer)).toEqual([{ path: 'confirm_change', message: expect.stringMatching(says) }])
  expect((await door('GET', `${path}?depth=0`)).body).toEqual(before)
})

test('what a campaign makes of prices holds once it is meant, and is taken back without a question', async () => {
  const answer = { coupons: [deep], ...published, confirm_change: true }
  expect((await door('PATCH', autumn, answer)).status).toBe(200)
  expect((await door('PATCH', autumn, { _status: 'draft' })).status).toBe(200)
})

test('a change of words, and a price that is a little higher in one more currency, are asked nothing', async () => {
  expect((await door('PATCH', coupon, { text: 'For one product', ...published })).status).toBe(200)
  expect((await door('PATCH', plan, { price_eur: 124.9 })).status).toBe(200)
})

test('a draft in between does not make a large change a small one', async () => {
  expect((await door('PATCH', `${coupon}?draft=true`, { discount: 0.1, _status: 'draft' })).status).toBe(200)
  expect((await door('PATCH', coupon, published)).body.errors).toMatchObject([
    { data: { code: 'large_change' } },
  ])
  expect((await door('PATCH', coupon, { discount: 0.9, ...published })).status).toBe(200)
})

test('of 30 % nobody is asked, and of a cent more everybody is', async () => {
  expect((await door('PATCH', plan, { price: 90.93 })).status).toBe(200)
  expect((await door('PATCH', plan, { price: 63.64 })).status).toBe(400)
  expect((await door('PATCH', plan, { price: 118.2 })).status).toBe(200)
  expect((await door('PATCH', plan, { price: 129.9 })).status).toBe(200)
})

test('who says that it is meant changes it, stands in the version, and one call brings the old price back', async () => {
  expect(await sold()).toBe(12990)
  expect((await door('PATCH', plan, { price: 12.99, confirm_change: true })).status).toBe(200)
  expect(await sold()).toBe(1299)
  expect((await door('PATCH', plan, { origin_price: 150 })).status).toBe(200)
  expect((await door('GET', plan)).body).toMatchObject({ changed_by: TEST_STAFF.email })
  const versions = await versionsOf(plan)
  const slip = versions.find(({ version }) => version.price === 12.99)
  expect(slip?.version.changed_by).toBe(TEST_STAFF.email)
  const before = versions.filter(({ version }) => version.price === 129.9).at(-1)
  expect((await door('POST', `/plans/versions/${before?.id}`)).status).toBe(200)
  expect(await sold()).toBe(12990)
})

test('what was there before the very first change is kept as well', async () => {
  const path = `/plans/${await idOf('plans', `pay_key = '10337-1Y'`)}`
  await db.query(`delete from _plans_v where parent_id = $1`, [path.split('/')[2]])
  const { body } = await door('GET', `${path}?depth=0`)
  expect((await door('PATCH', path, { price: Number(body.price) - 1 })).status).toBe(200)
  const [first, second] = await versionsOf(path)
  expect(first?.version).toMatchObject({ price: body.price, changed_by: null })
  expect(second?.version).toMatchObject({ price: Number(body.price) - 1, changed_by: TEST_STAFF.email })
})

test('a version that could not be saved today cannot be brought back either', async () => {
  const [first] = await versionsOf(plan)
  await db.query(`update _plans_v set version_price = 500, version_origin_price = 150 where id = $1`, [
    first?.id,
  ])
  const answer = await door('POST', `/plans/versions/${first?.id}`)
  expect({ status: answer.status, errors: fieldErrors(answer) }).toMatchObject({
    status: 400,
    errors: [{ path: 'price' }],
  })
  expect(await sold()).toBe(12990)
})

test.each(['products', 'bundles', 'campaigns'] as const)(
  'who changed one of the %s stands in it',
  async slug => {
    const id = await idOf(slug, slug === 'campaigns' ? `_status = 'published'` : 'true')
    const change = {
      products: { internal_note: 'x' },
      bundles: {},
      campaigns: { enabled: true, ...published },
    }[slug]
    expect((await door('PATCH', `/${slug}/${id}`, change)).status).toBe(200)
    const versions = await versionsOf(`/${slug}/${id}`)
    expect(versions.at(-1)?.version.changed_by).toBe(TEST_STAFF.email)
    expect(versions.length).toBeGreaterThanOrEqual(2)
  },
)

/** A small change of each thing that makes prices and is not among them yet, and the column that it changes. */
const KEPT: [slug: string, path: string, field: string, value: unknown][] = [
  ['offer-rules', off, 'label', 'For a while'],
  ['coupons', coupon, 'text', 'For one product, for a while'],
  ['subscriber-prices', subscriber, 'price', 9.99],
]

test.each(KEPT)(
  'who changed one of the %s stands in the version, and one call brings the old one back',
  async (_, path, field, value) => {
    const { body: stored } = await door('GET', `${path}?depth=0`)
    const change = { [field]: value, ...('_status' in stored ? published : {}), confirm_change: true }
    expect((await door('PATCH', path, change)).status).toBe(200)
    const versions = await versionsOf(path)
    expect(versions.at(-1)?.version).toMatchObject({ [field]: value, changed_by: TEST_STAFF.email })
    const before = versions.findLast(({ version }) => version[field] === stored[field])
    const [, slug] = path.split('/')
    expect((await door('POST', `/${slug}/versions/${before?.id}`)).status).toBe(200)
    const { body } = await door('GET', `${path}?depth=0`)
    expect(body).toMatchObject({ [field]: stored[field], changed_by: TEST_STAFF.email })
  },
)

test('who changed the pricing settings stands in the version, and one call brings the old ones back', async () => {
  const path = '/globals/pricing-settings'
  const read = async () => (await door('GET', `${path}?depth=0`)).body
  const { currencies } = await read()
  const stored = Array.isArray(currencies) ? currencies : []
  const change = stored.map((each, place) => (place === 0 ? { ...each, rate: each.rate * 1.02 } : each))
  expect((await door('POST', path, { currencies: change })).status).toBe(200)
  const { docs } = (await door('GET', `${path}/versions?sort=-createdAt&limit=0`)).body
  const [last, before] = Array.isArray(docs) ? docs : []
  expect(last.version).toMatchObject({ currencies: change, changed_by: TEST_STAFF.email })
  expect((await door('POST', `${path}/versions/${before.id}`)).status).toBe(200)
  expect(await read()).toMatchObject({ currencies: stored, changed_by: TEST_STAFF.email })
})
