import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { buySuite, someCustomer } from '@tests/support/desk'
import { statementsOf } from '@tests/support/statements'
import { handleEndpoints } from 'payload'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

type Role = 'visitor' | 'admin' | 'marketer' | 'writer' | 'support'
type Group = { label: string; hits: { title: string; detail: string; href: string }[] }

const db = await freshDatabase()
const payload = await openCms()
const tokens = new Map<Role, string>()
for (const role of ['admin', 'marketer', 'writer', 'support'] as const) {
  const login = { email: `${role}@staff.test`, password: 'a-long-password' }
  await payload.create({ collection: 'users', data: { ...login, role } })
  tokens.set(role, String((await payload.login({ collection: 'users', data: login })).token))
}

async function buyAs(email = `guest-${randomUUID()}@example.com`) {
  const { number } = await buySuite(db, { email })
  return { number, email }
}

async function ask(role: Role, q: string): Promise<{ status: number; groups: Group[] }> {
  const token = tokens.get(role)
  const request = new Request(`http://localhost:3000/cms/staff-search?${new URLSearchParams({ q })}`, {
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...(token && { cookie: `payload-token=${token}` }),
    },
  })
  const answer = await handleEndpoints({ config: payload.config, request })
  const { groups = [] } = await answer.json()
  return { status: answer.status, groups }
}

const labelsFor = async (role: Role, q: string) => (await ask(role, q)).groups.map(({ label }) => label)
const titlesFor = async (role: Role, q: string, kind: string) =>
  (await ask(role, q)).groups.find(({ label }) => label === kind)?.hits.map(({ title }) => title) ?? []

test('each kind is found by its code, its name in any language, and exact ones stand first', async () => {
  const { number, email } = await buyAs()
  expect((await ask('support', number)).groups[0]).toMatchObject({
    label: 'Orders',
    hits: [
      { title: number, detail: email, href: expect.stringMatching(/^\/admin\/collections\/orders\/.{36}$/) },
    ],
  })
  const {
    rows: [coupon],
  } = await db.query<{ code: string }>('select code from coupons where deleted_at is null limit 1')
  const [first] = (await ask('marketer', (coupon?.code ?? '').toLowerCase())).groups
  expect(first).toMatchObject({ label: 'Coupons' })
  expect(first?.hits[0]?.title).toBe(coupon?.code)
  const {
    rows: [product],
  } = await db.query<{ name: string; japanese: string }>(
    `select e.name, j.name as japanese from products_translations e join products_translations j using (_parent_id)
     where e._locale = 'en' and j._locale = 'ja' and e.name <> j.name limit 1`,
  )
  const [rules] = (await ask('marketer', 'offer-2-single-lft')).groups
  expect(rules?.hits[0]).toMatchObject({
    title: expect.stringMatching(/^Bought again → .* · Lifetime, 1 PC$/),
  })
  expect(rules?.hits[0]?.detail).not.toContain('offer-2')
  expect(await titlesFor('writer', product?.japanese ?? '', 'Products')).toContain(product?.name)
  expect(await titlesFor('writer', product?.name ?? '', 'Plans')).toContain(product?.name)
  const {
    rows: [article],
  } = await db.query<{ title: string }>(
    `select title from articles_translations where title <> '' order by length(title) desc limit 1`,
  )
  expect(await titlesFor('writer', article?.title.slice(3, 40) ?? '', 'Articles')).toContain(article?.title)
  const {
    rows: [campaign],
  } = await db.query<{ name: string }>(`select name from campaigns_translations where _locale = 'en' limit 1`)
  expect(await titlesFor('support', campaign?.name ?? '', 'Campaigns')).toContain(campaign?.name)
})

test('a customer is found by a part of the address, by an exact one before its namesakes, and leads to the desk', async () => {
  const { id, email } = await someCustomer(db)
  await db.query(`insert into customers (email) values ($1)`, [`more-${email}`])
  const { groups } = await ask('support', email.toUpperCase())
  expect(groups[0]?.label).toBe('Customers')
  expect(groups[0]?.hits).toMatchObject([
    { title: email, href: `/admin/support?customer=${id}` },
    { title: `more-${email}` },
  ])
  expect(await titlesFor('support', email.slice(2, 9), 'Customers')).toContain(email)
})

test.each([
  ['visitor', 401],
  ['writer', 200],
  ['marketer', 200],
  ['support', 200],
  ['admin', 200],
] as const)(
  '%s is answered %i and sees of customers what the collections let them read',
  async (role, status) => {
    const { number, email } = await buyAs()
    expect((await ask(role, number)).status).toBe(status)
    const sees = role === 'support' || role === 'admin'
    for (const typed of [number, email])
      expect((await labelsFor(role, typed)).includes('Orders'), typed).toBe(sees)
  },
)

test('tables that somebody may not read are not touched at all', async () => {
  const sent = await statementsOf(() => ask('support', 'example.com'))
  const text = sent.find(statement => statement.includes('with found'))
  const touchedFor = async (kinds: string[]) => {
    const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, [
      kinds,
      'example.com',
      ['%example.com%'],
      '%example.com%',
      [],
    ])
    const scans = rows.map(row => row['QUERY PLAN']).filter(line => !line.includes('never executed'))
    return ['orders', 'customers', 'tickets'].filter(table =>
      scans.some(line => line.includes(` on ${table} `)),
    )
  }
  expect(await touchedFor(['products', 'articles'])).toEqual([])
  expect(await touchedFor(['orders', 'customers'])).toEqual(['orders', 'customers'])
})

test('every kind that is searched has its branch of the statement', async () => {
  const { SEARCHED_KINDS } = await import('@/server/staff-search/find-rows')
  const sent = await statementsOf(() => ask('support', 'example.com'))
  const text = sent.find(statement => statement.includes('with found')) ?? ''
  expect([...text.matchAll(/select '([a-z-]+)',/g)].map(([, kind]) => kind)).toEqual([...SEARCHED_KINDS])
})

test('interface texts are found by name and words in any language, as they were changed, and built-in ones lead to a new row', async () => {
  const key = 'common.actions.buyNow'
  expect((await ask('writer', key)).groups[0]).toMatchObject({
    label: 'Interface texts',
    hits: [{ title: key, href: `/admin/collections/interface-messages/create?key=${key}` }],
  })
  expect(await titlesFor('support', key, 'Interface texts')).toEqual([])
  const { id } = await payload.create({
    collection: 'interface-messages',
    data: { key, text: 'Take it away today' },
  })
  for (const typed of [key, 'take away'])
    expect((await ask('support', typed)).groups[0]?.hits, typed).toMatchObject([
      { title: key, detail: 'Take it away today', href: `/admin/collections/interface-messages/${id}` },
    ])
})

test('reviews of customers are found by words and by the product, by whoever reads them, and lead to the one', async () => {
  const {
    rows: [review],
  } = await db.query<{ id: string }>(
    `insert into customer_reviews (route, stars, title, text, locale, name, state, written_at)
     values ('netflix_downloader', 4, '', 'Läuft ohne Ärger im Schlafwagen.', 'de', 'M. K.', 'refused', now()) returning id`,
  )
  for (const role of ['support', 'writer'] as const)
    expect((await ask(role, 'schlafwagen netflix')).groups).toEqual([
      {
        label: 'Customer reviews',
        hits: [
          {
            title: 'Läuft ohne Ärger im Schlafwagen.',
            detail: 'Netflix Downloader · 4 of 5 stars',
            href: `/admin/customer-reviews?review=${review?.id}`,
          },
        ],
      },
    ])
})

test('screens and lists are found by their name, each by whom they are for', async () => {
  expect(await titlesFor('marketer', 'price lab', 'Screens')).toEqual(['Price lab'])
  expect(await titlesFor('writer', 'price lab', 'Screens')).toEqual([])
  expect(await titlesFor('support', 'ORD', 'Screens')).toContain('Orders')
  expect(await titlesFor('writer', 'orders', 'Screens')).toEqual([])
})

test('every screen that the search leads to is one of the admin', async () => {
  const { SCREENS } = await import('@/collections/admin/staff-search/screens')
  const views = Object.values(payload.config.admin.components?.views ?? {}).map(view =>
    typeof view === 'object' && 'path' in view ? view.path : undefined,
  )
  const places = ['', '/account', ...views]
  expect(SCREENS.map(({ path }) => path.split('?')[0]).filter(path => !places.includes(path))).toEqual([])
})

test.each([
  '',
  ' ',
  'a',
  '%%',
  '%%%',
  '__',
  '___',
  '\\',
  '\0\0\0',
  'a\0b',
  '\ud83d',
  '🏳️‍🌈',
  "';--",
  'x'.repeat(10_000),
  '% '.repeat(500),
])('an odd text is answered with nothing of anybody: %#', async q => {
  const { status, groups } = await ask('support', q)
  expect(status).toBe(200)
  expect(groups.filter(({ label }) => ['Orders', 'Customers'].includes(label))).toEqual([])
})

test('what lies in the trash is not found, and of a kind six at most', async () => {
  const {
    rows: [coupon],
  } = await db.query<{ id: string; code: string }>(
    'select id, code from coupons order by length(code) desc limit 1',
  )
  await db.query('update coupons set deleted_at = now() where id = $1', [coupon?.id])
  expect(await titlesFor('marketer', coupon?.code ?? '', 'Coupons')).not.toContain(coupon?.code)
  for (const { hits } of (await ask('admin', 'er')).groups) expect(hits.length).toBeLessThanOrEqual(6)
})
