import { readFileSync } from 'node:fs'
import { type CmsAnswer, cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { textTo } from '@tests/support/linked-text'
import { storedIdIn } from '@tests/support/stored-id'
import { expect, test } from 'vitest'
import { collections, globals } from '@/collections'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const cms = await openCms()
const door = await cmsDoor(cms)
const doorInGerman = await cmsDoor(cms, 'de')

const idOf = storedIdIn(db)

const plan = await idOf('plans', `pay_key = '10337-LFT'`)
const coupon = await idOf('coupons', `code = 'SINGLE_PRO'`)
const campaign = await idOf('campaigns', `key = 'normal-autumn-sale'`)
const ladder = await idOf('offer_rules', `off_type = '8'`)
const hulu = await idOf('products', `route = 'hulu_downloader' and os = 'win'`)
const customer = await someCustomer()
const [article, legal, review, page] = [
  await idOf('articles', 'true'),
  await idOf('legal', 'true'),
  await idOf('reviews', 'true'),
  await idOf('pages', 'true'),
]
const windows = { startTime_tz: 'UTC', endTime_tz: 'UTC' }
const published = { _status: 'published' }
const NEW_PRODUCT = {
  pid: 99001,
  route: 'new_downloader',
  os: 'win',
  name: 'New Downloader',
  status: '1',
  prod_type: 'single',
  line: 'video',
  tier: 'single',
  app_id: 'video_downloader',
  eligibility: 'anyone',
  public_time: '2026-01-01T00:00:00.000Z',
  sort_order: 1,
}

const NEW_RELEASE = {
  application: 'video_win',
  version: '7.0.0',
  date: '2026-01-01T00:00:00.000Z',
  notes: ['x'],
  state: 'published',
  address: 'https://files.shop.example/video-7.exe',
}

const REFUSED_RELEASES: [what: string, wrong: object, field: string, says: RegExp][] = [
  [
    'neither a file nor an address',
    { address: '' },
    'address',
    /needs a file, uploaded above, or the address/,
  ],
  ['an address without encryption', { address: 'http://files.shop.example/x.exe' }, 'address', /https:/],
  ['an address of this machine', { address: 'https://localhost/x.exe' }, 'address', /https:/],
  ['an address with a password', { address: 'https://a:b@files.example/x' }, 'address', /https:/],
  ['a script for an address', { address: 'javascript:alert(1)' }, 'address', /https:/],
  ['a checksum that is none', { sha256: 'a'.repeat(63) }, 'sha256', /64 signs/],
  ['a size of nothing', { size: 0 }, 'size', /whole number of bytes/],
  ['a version in words', { version: 'seven' }, 'version', /two to four numbers/],
]

type Case = [what: string, method: 'POST' | 'PATCH', path: string, body: object, field: string, says: RegExp]

/** What the shop refuses to save, by collection: the field at which it is said, and the sentence. */
const CASES: Case[] = [
  [
    'products: an address of another product',
    'PATCH',
    `/products/${hulu}`,
    { url: '/other' },
    'url',
    /address of this product/,
  ],
  ['products: a number twice', 'POST', '/products', { ...NEW_PRODUCT, pid: 10337 }, 'pid', /already/],
  [
    'products: a route key twice',
    'POST',
    '/products',
    { ...NEW_PRODUCT, route: 'hulu_downloader' },
    'route',
    /already/,
  ],
  [
    'products: a route that is no key',
    'POST',
    '/products',
    { ...NEW_PRODUCT, route: 'New Downloader' },
    'route',
    /^Address must be the last part of an address/,
  ],
  [
    'plans: dearer than its list price',
    'PATCH',
    `/plans/${plan}`,
    { price: 500 },
    'price',
    /^Selling price \(USD\) must not be above the list price\.$/,
  ],
  [
    'plans: no key',
    'POST',
    '/plans',
    { product: hulu, type: '1M', price: 1, origin_price: 2 },
    'pay_key',
    /needed/,
  ],
  ['plans: a third decimal', 'PATCH', `/plans/${plan}`, { price: 1.005 }, 'price', /more than 2 decimals/],
  [
    'plans: a plan twice',
    'POST',
    '/plans',
    { product: hulu, type: 'LFT', pay_key: 'x', price: 1, origin_price: 2 },
    'product',
    /Product and Type.*already/,
  ],
  [
    'plans: on sale, of a withdrawn product',
    'PATCH',
    `/plans/${await idOf('plans', `product_id in (select id from products where route = 'napster_converter')`)}`,
    { enable: true },
    'enable',
    /^“Napster Converter” is withdrawn/,
  ],
  [
    'saved-replies: a placeholder that stands for nothing',
    'POST',
    '/saved-replies',
    { title: 'A greeting', text: 'Hello {firstname}' },
    'text',
    /^\{firstname\} stands for nothing/,
  ],
  [
    'bundles: a map twice',
    'POST',
    '/bundles',
    { product: await idOf('products', `id in (select product_id from bundles)`), includes: [hulu] },
    'product',
    /already/,
  ],
  [
    'offer-rules: a ladder without steps',
    'PATCH',
    `/offer-rules/${ladder}`,
    { steps: [], ...published },
    'steps',
    /at least one rung/,
  ],
  [
    'offer-rules: a step below nothing',
    'PATCH',
    `/offer-rules/${ladder}`,
    { steps: [{ from: 1, price: -1 }], ...published },
    'steps.0.price',
    /must not be negative/,
  ],
  [
    'offer-rules: a factor of 30',
    'POST',
    '/offer-rules',
    { key: 'thirty', offType: '1', label: 'x', benefit: 'rate', rate: 30, ...published },
    'rate',
    /at most 1/,
  ],
  [
    'subscriber-prices: a price twice',
    'POST',
    '/subscriber-prices',
    { ...(await subscriberPrice()), price: 1 },
    'family',
    /already/,
  ],
  [
    'subscriber-prices: a third decimal',
    'PATCH',
    `/subscriber-prices/${await idOf('subscriber_prices', 'true')}`,
    { price: 0.001 },
    'price',
    /more than 2 decimals/,
  ],
  [
    'coupons: a factor of 30',
    'PATCH',
    `/coupons/${coupon}`,
    { discount: 30, ...published },
    'discount',
    /100% off at most/,
  ],
  [
    'coupons: an end before the start',
    'PATCH',
    `/coupons/${coupon}`,
    { from: '2030-01-02T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z', ...published },
    'until',
    /after the start/,
  ],
  [
    'coupons: a code in other emails',
    'POST',
    '/coupons',
    { code: 'single_pro', type: 'rate', discount: 0.5, ...published },
    'code',
    /already/,
  ],
  [
    'coupons: a draft that could never be stored',
    'POST',
    '/coupons?draft=true',
    {
      code: 'DRAFT_X',
      type: 'rate',
      discount: 0.5,
      from: '2030-01-02T00:00:00.000Z',
      until: '2030-01-01T00:00:00.000Z',
      _status: 'draft',
    },
    'until',
    /after the start/,
  ],
  [
    'campaigns: an end before the start',
    'PATCH',
    `/campaigns/${campaign}`,
    { endTime: '2019-01-01T00:00:00.000Z', ...windows, ...published },
    'endTime',
    /after the start/,
  ],
  [
    'campaigns: a key twice',
    'POST',
    '/campaigns',
    {
      key: 'normal-autumn-sale',
      route: 'x_sale',
      name: 'X',
      startTime: '2030-01-01T00:00:00.000Z',
      endTime: '2030-01-02T00:00:00.000Z',
      ...windows,
      navType: 'none',
      ...published,
    },
    'key',
    /already/,
  ],
  [
    'experiments: a test in which nothing differs',
    'POST',
    '/experiments',
    {
      name: 'X',
      from: '2030-01-01T00:00:00.000Z',
      from_tz: 'UTC',
      until: '2030-01-02T00:00:00.000Z',
      until_tz: 'UTC',
      share: 50,
    },
    'plan',
    /nothing that differs/,
  ],
  [
    'push-messages: a link that leads outside',
    'POST',
    '/push-messages',
    {
      name: 'X',
      state: 'draft',
      words: [{ language: 'en', title: 'X', text: 'X', href: 'https://example.com/' }],
    },
    'words.0.href',
    /must be a path of this shop/,
  ],
  [
    'pricing-settings: a rate of nothing',
    'POST',
    '/globals/pricing-settings',
    { currencies: [{ currency: 'EUR', rate: 0, ending: 90 }] },
    'currencies.0.rate',
    /above 0/,
  ],
  [
    'subscription-change-rules: a key twice',
    'POST',
    '/subscription-change-rules',
    { key: 'longer-at-once', position: 1, applies: 'at_once' },
    'key',
    /already/,
  ],
  [
    'subscription-settings: tries that do not grow',
    'POST',
    '/globals/subscription-settings',
    { retry_days: [{ day: 3 }, { day: 1 }] },
    'retry_days',
    /grow from day to day/,
  ],
  [
    'navigation: a link to nowhere',
    'PATCH',
    `/navigation/${await idOf('navigation', `site = 'com'`)}`,
    {
      header: [
        { label: 'Home', href: '/' },
        { label: 'Gone', href: '/gone' },
      ],
    },
    'header.1.href',
    /leads nowhere/,
  ],
  [
    'navigation: a link of the foot',
    'PATCH',
    `/navigation/${await idOf('navigation', `site = 'com'`)}`,
    { footer: [{ title: 'T', links: [{ label: 'Gone', href: '/gone' }] }] },
    'footer.0.links.0.href',
    /leads nowhere/,
  ],
  [
    'announcement: a window without an end',
    'POST',
    '/globals/announcement',
    { text: 'We move.', from: '2027-01-11T00:00:00.000Z' },
    'until',
    /both times/,
  ],
  [
    'announcement: a link to nowhere',
    'POST',
    '/globals/announcement',
    { text: 'We move.', from: '2027-01-11T00:00:00.000Z', until: '2027-01-12T00:00:00.000Z', href: '/gone' },
    'href',
    /leads nowhere/,
  ],
  [
    'interface-messages: an unknown text',
    'POST',
    '/interface-messages',
    { key: 'no.such.text', text: 'x' },
    'key',
    /no interface text/,
  ],
  [
    'interface-messages: a value too few',
    'POST',
    '/interface-messages',
    { key: 'plans.seats', text: 'Seats' },
    'text',
    /lacks \{count\}/,
  ],
  [
    'redirects: an address that is none',
    'POST',
    '/redirects',
    { from: 'spring', to: '/products' },
    'from',
    /must be a path/,
  ],
  [
    'redirects: a way out of the shop',
    'POST',
    '/redirects',
    { from: '/spring', to: '//evil.example' },
    'to',
    /must be a path/,
  ],
  ['redirects: to itself', 'POST', '/redirects', { from: '/spring', to: '/spring' }, 'to', /to itself/],
  [
    'articles: a number twice',
    'POST',
    '/articles',
    { number: 101, author: await idOf('authors', 'true'), ...published },
    'number',
    /already/,
  ],
  [
    'authors: a key twice',
    'POST',
    '/authors',
    { key: await aValue('authors', 'key'), name: 'X' },
    'key',
    /already/,
  ],
  [
    'categories: a key twice',
    'POST',
    '/categories',
    { uid: await aValue('categories', 'uid'), title: 'X' },
    'uid',
    /already/,
  ],
  [
    'releases: a version twice',
    'POST',
    '/releases',
    await knownRelease(),
    'application',
    /Application and Version.*already/,
  ],
  ...REFUSED_RELEASES.map(
    ([what, wrong, field, says]): Case => [
      `releases: ${what}`,
      'POST',
      '/releases',
      { ...NEW_RELEASE, ...wrong },
      field,
      says,
    ],
  ),
  ['guides: no title', 'POST', '/guides', { route: 'x_downloader', ...published }, 'title', /required/],
  [
    'sellers: a VAT id that no country writes so',
    'PATCH',
    `/sellers/${await idOf('sellers', `market = 'germany'`)}`,
    { vat_id: 'DE12' },
    'vat_id',
    /not written as a VAT number/,
  ],
  [
    'payer-choices: one without keys',
    'POST',
    '/payer-choices',
    { site: 'com', currency: 'USD', payer: 'stripe' },
    'payer',
    /has no keys in this shop: an operator sets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/,
  ],
  ['sellers: a market twice', 'POST', '/sellers', { market: 'japan', series: 'JP' }, 'market', /already/],
  [
    'sellers: prices with tax of a seller without a number',
    'PATCH',
    `/sellers/${await idOf('sellers', `market = 'germany'`)}`,
    { taxed: true },
    'taxed',
    /once the seller has/,
  ],
  [
    'sellers: a rate with three decimals',
    'PATCH',
    `/sellers/${await idOf('sellers', `market = 'japan'`)}`,
    { rates: [{ country: 'jp', rate: 10.005 }] },
    'rates.0.rate',
    /more than 2 decimals/,
  ],
  [
    'sellers: a registration number of twelve digits',
    'PATCH',
    `/sellers/${await idOf('sellers', `market = 'japan'`)}`,
    { registration: 'T123456789012' },
    'registration',
    /T and 13 digits/,
  ],
  [
    'referral-settings: more days than a year',
    'POST',
    '/globals/referral-settings',
    { trial_days: 366 },
    'trial_days',
    /365/,
  ],
  [
    'referral-settings: a code that could be a customer’s',
    'POST',
    '/globals/referral-settings',
    { default_code: 'ABCDEFGH23' },
    'default_code',
    /I, L, O or U/,
  ],
  [
    'referral-settings: a coupon that there is not',
    'POST',
    '/globals/referral-settings',
    { coupon: 'NOSUCHCODE' },
    'coupon',
    /no coupon of this code/,
  ],
  [
    'housekeeping: forgotten too soon',
    'POST',
    '/globals/housekeeping',
    { unpaid_orders: 1 },
    'unpaid_orders',
    /whole number from 8 to 3650/,
  ],
  [
    'legal: a key twice',
    'POST',
    '/legal',
    {
      key: await aValue('legal', 'key'),
      version: '1',
      effective: '2030-01-01T00:00:00.000Z',
      title: 'Another',
      ...published,
    },
    'key',
    /already/,
  ],
  [
    'customers: a name of digits alone',
    'PATCH',
    `/customers/${customer}`,
    { username: '12345' },
    'username',
    /not digits alone/,
  ],
  [
    'ticket-messages: an answer of 5,001 characters',
    'POST',
    '/ticket-messages',
    { ticket: customer, text: 'x'.repeat(5_001) },
    'text',
    /5,?000/,
  ],
  ...(['articles', 'legal', 'reviews'] as const).map(
    (slug): Case => [
      `${slug}: a text that leads out without https`,
      'PATCH',
      `/${slug}/${{ articles: article, legal, reviews: review }[slug]}`,
      { body: textTo('http://example.com/') },
      'body',
      /http:\/\/example\.com/,
    ],
  ),
  [
    'pages: a call that leads to data',
    'PATCH',
    `/pages/${page}`,
    { blocks: [{ blockType: 'action', title: 'Look', label: 'Go', href: 'data:text/html,x' }] },
    'blocks.0.href',
    /data:text/,
  ],
  [
    'users: an address twice',
    'POST',
    '/users',
    { email: 'admin@tidemark.localhost', password: 'a-very-long-pass', role: 'support' },
    'email',
    /./,
  ],
]

async function someCustomer(): Promise<string> {
  await db.query(`insert into customers (email) values ('kept@example.com')`)
  return idOf('customers', `email = 'kept@example.com'`)
}

async function aValue(table: string, column: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>(
    `select ${column} as value from ${table} order by id limit 1`,
  )
  return rows[0]?.value ?? ''
}

async function subscriberPrice(): Promise<object> {
  const { rows } = await db.query<object>('select family, source from subscriber_prices order by id limit 1')
  return rows[0] ?? {}
}

async function knownRelease(): Promise<object> {
  const { rows } = await db.query<object>('select application, version from releases order by id limit 1')
  return { ...NEW_RELEASE, ...rows[0] }
}

test.each(CASES)(
  '%s is refused at its field, with a sentence',
  async (_, method, path, body, field, says) => {
    const answer = await door(method, path, body)
    expect({ status: answer.status, errors: fieldErrors(answer) }).toEqual({
      status: 400,
      errors: expect.arrayContaining([{ path: field, message: expect.stringMatching(says) }]),
    })
    expect(answer.body.errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/\S/) })])
  },
)

test.each(CASES)('%s is refused in German too', async (_, method, path, body) => {
  const [inEnglish, inGerman] = [await door(method, path, body), await doorInGerman(method, path, body)]
  const told = fieldErrors(inEnglish)
  expect(inGerman.status).toBe(400)
  expect(fieldErrors(inGerman)).toEqual(
    told.map(({ path: field, message }) => ({ path: field, message: expect.not.stringContaining(message) })),
  )
  expect(codeOf(inGerman)).toEqual(codeOf(inEnglish))
})

const codeOf = ({ body }: CmsAnswer) => JSON.stringify(body).match(/"code":"\w+"/g)

/** Collections that staff write and in which nothing is refused but what the form itself holds back. */
const HELD_BY_THE_FORM = [
  'product-copy',
  'best-lists',
  'faq',
  'media',
  'comments',
  'tickets',
  'contract-declarations',
  'staff-security',
]

test('every collection that refuses is among the cases', () => {
  const told = CASES.map(([what]) => what.split(':')[0])
  const written = [...collections, ...globals].filter(({ access }) => access?.update?.name !== 'nobody')
  const untold = written.map(({ slug }) => slug).filter(slug => !told.includes(slug))
  expect(untold.sort()).toEqual(HELD_BY_THE_FORM.sort())
})

test('every form of the admin keeps what was refused until something is changed', () => {
  const KEEPS = expect.arrayContaining(['@/collections/admin/keep-refusals#KeepRefusals'])
  const ours = cms.config.collections.filter(({ slug }) => collections.some(each => each.slug === slug))
  expect(ours.length).toBe(collections.length)
  for (const { slug, admin } of ours)
    expect(admin.components?.edit?.beforeDocumentControls, slug).toEqual(KEEPS)
  for (const { slug, admin } of cms.config.globals)
    expect(admin.components?.elements?.beforeDocumentControls, slug).toEqual(KEEPS)
})

const read = (file: string) => readFileSync(file, 'utf8')

test('whatever refuses is tried in the browser too', () => {
  const journey = ['tests/app/refusals.journey.ts', 'tests/support/refusals.ts'].map(read).join()
  const tried = [
    ...journey.matchAll(
      /(?:(?:document|taken(?:Product)?)\(\s*'|admin\/(?:collections|globals)\/)([a-z-]+)/g,
    ),
  ]
  const slugs = CASES.map(([what]) => what.split(':')[0] ?? '')
  expect(slugs.filter(slug => !tried.some(([, each]) => each === slug))).toEqual([])
})
