import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner, refundAtProvider } from '@tests/support/owner-orders'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Campaigns } from '@/collections/admin/home/campaigns/campaigns'
import { Sales } from '@/collections/admin/home/sales/sales'
import { Support } from '@/collections/admin/home/support'
import { Writing } from '@/collections/admin/home/writing'

const db = await freshDatabase()
const { homeData } = await import('@/collections/admin/home/home-data')

const DAY = 86_400_000
const NOW = Date.now()
const admin = '/admin'

const seenBy = (role: string, at = NOW) => homeData({ role, email: `${role}@staff.test` }, at)

test.each([
  ['admin', ['sales', 'campaigns', 'support', 'writing']],
  ['marketer', ['campaigns', 'writing']],
  ['writer', ['writing']],
  ['support', ['support']],
  ['nobody', []],
])('a %s sees %j', async (role, parts) => {
  const data = await seenBy(role)
  expect(Object.entries(data).flatMap(([part, of]) => (of === null ? [] : [part]))).toEqual(parts)
})

test('writers see no drafts of prices', async () => {
  const { rows } = await db.query(`select id from coupons where code = 'AUTUMN_VD'`)
  await db.query(
    `insert into _coupons_v (parent_id, version_code, version__status, latest) values ($1, 'AUTUMN_VD', 'draft', true)`,
    [rows[0].id],
  )
  const drafts = async (role: string) => (await seenBy(role)).writing?.drafts.map(({ title }) => title) ?? []
  expect(await drafts('marketer')).toContain('AUTUMN_VD')
  expect(await drafts('writer')).not.toContain('AUTUMN_VD')
})

test('sales are those of the last 30 days, and become those of the 30 before', async () => {
  await buyAs(await newOwner(db), 'all_in_one_video_suite')
  const back = await buyAs(await newOwner(db), 'all_in_one_video_suite')
  await refundAtProvider(db, back.session)
  const sums = { orders: 2, sold: 2 * 29990, refunded: 29990 }
  const none = { orders: 0, sold: 0, refunded: 0 }
  const usd = async (at: number) => (await seenBy('admin', at)).sales?.sales[0]
  expect(await usd(Date.now())).toMatchObject({ currency: 'USD', last: sums, before: none })
  expect(await usd(Date.now() + 30 * DAY)).toMatchObject({ currency: 'USD', last: none, before: sums })
  expect(await usd(Date.now() + 60 * DAY)).toBeUndefined()
  expect((await usd(Date.now()))?.days).toHaveLength(60)
})

test('the page says in words, lists and tables what it draws', async () => {
  const { sales, campaigns } = await seenBy('admin', Date.now())
  if (!sales || !campaigns) throw new Error('An admin sees both.')
  const shown = renderToStaticMarkup(createElement(Sales, { data: sales, admin }))
  expect(shown).toContain('<caption>Sums of each currency</caption>')
  expect(shown).toContain('<td>$599.80</td>')
  expect(shown).toContain('Video All-in-One, Windows')
  expect(shown.match(/<rect/g)).toHaveLength(60)
  const planned = renderToStaticMarkup(
    createElement(Campaigns, { data: campaigns, admin, api: '/cms', mayMove: true }),
  )
  const id = campaigns.campaigns.find(({ name }) => name === 'Year-round offer')?.id
  expect(planned).toContain(`<a href="/admin/collections/campaigns/${id}">Year-round offer</a>`)
  expect(planned).toContain('All sites, all languages')
  expect(planned).toContain('“Black Friday 2022” ended more than 60 days ago and is still switched on.')
  expect(planned).toMatch(/href="\/admin\/collections\/campaigns\/[\da-f-]+#field-enabled"/)
})

test('the line of time stands by site, is zoomed by links, and has marks that lead to the shop at that instant', async () => {
  const at = Date.parse('2022-12-01T12:00:00Z')
  const { campaigns } = await homeData({ role: 'marketer' }, at, { zoom: 'month' })
  if (!campaigns) throw new Error('A marketer sees campaigns.')
  const shown = renderToStaticMarkup(
    createElement(Campaigns, { data: campaigns, admin, api: '/cms', mayMove: false }),
  )
  expect(campaigns.campaigns.map(({ name }) => name)).toContain('Christmas 2022')
  expect(shown).toContain('<h4>All sites</h4>')
  expect(shown).toContain('href="/admin?zoom=month&amp;from=2023-01-01#home-timeline">Later</a>')
  expect(shown).toContain('aria-current="true">Month</a>')
  expect(shown).toMatch(
    /href="\/preview\?site=com&amp;locale=en&amp;at=2022-12-10T08%3A00%3A00.000&amp;path=%2F/,
  )
  expect(shown).toContain('“Black Friday 2022” ends')
  expect(shown).toMatch(/<form [^>]*action="\/preview"/)
  expect(shown).not.toContain('role="slider"')
})

test('writers are led to the comments that wait, by language', async () => {
  const { rows } = await db.query('select id from articles where number = 101')
  for (const [locale, state] of [
    ['de', 'waiting'],
    ['de', 'waiting'],
    ['de', 'shown'],
    ['ja', 'hidden'],
  ])
    await db.query(
      `insert into comments (article_id, locale, name, text, state) values ($1, $2, 'Ada', 'Thank you', $3)`,
      [rows[0].id, locale, state],
    )
  const { writing } = await seenBy('writer')
  if (!writing) throw new Error('A writer sees texts.')
  expect(writing.comments).toEqual([{ locale: 'de', comments: 2 }])
  const texts = renderToStaticMarkup(createElement(Writing, { data: writing, admin, kindOf: slug => slug }))
  expect(texts).toMatch(/href="\/admin\/collections\/comments\?[^"]*waiting[^"]*">German: 2 comments/)
})

test('support is led to the desk, writers to their documents', async () => {
  const { id, email } = await newOwner(db)
  await db.query(
    `insert into tickets (number, customer_id, topic, state, updated_at)
     values ('TK-HOME', $1, (enum_range(null::enum_tickets_topic))[1], 'open', now() - interval '3 days')`,
    [id],
  )
  const { support, writing } = await seenBy('admin', Date.now())
  if (!support || !writing) throw new Error('An admin sees both.')
  const waiting = renderToStaticMarkup(createElement(Support, { data: support, admin }))
  expect(waiting).toContain(`<a href="/admin/support?ticket=TK-HOME">${email}</a>`)
  expect(waiting).toContain('>3 days</time>')
  const texts = renderToStaticMarkup(createElement(Writing, { data: writing, admin, kindOf: slug => slug }))
  for (const { collection, id: document } of writing.drafts)
    expect(texts).toContain(`/admin/collections/${collection}/${document}`)
})
