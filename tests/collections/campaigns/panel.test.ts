import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { openStaffDoors, READERS, STAFF_ROLES } from '@tests/support/staff-doors'
import { expectToldInAll } from '@tests/support/told-in-all'
import type { TypedUser } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Campaign } from '@/payload-types'

const DAY = 86_400_000

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const { panelData } = await import('@/collections/admin/campaign/panel-data')
const { PanelChanges } = await import('@/collections/admin/campaign/changes')
const { CheckList } = await import('@/collections/admin/campaign/check-list')
const rules = await import('@/server/rule-book/live')

const NOW = Date.now()
const iso = (days: number) => new Date(NOW + days * DAY).toISOString()
const { docs: staff } = await payload.find({ collection: 'users', pagination: false })

const panelOf = async (id: string, role: string = 'marketer') => {
  const user = staff.find(each => each.role === role && each.email === `${role}@staff.test`)
  if (!user) throw new Error(`nobody is a ${role}`)
  const data = await panelData({ payload, user: user as TypedUser, id, now: NOW, language: 'en' })
  data?.checks.forEach(({ sentence }) => {
    expectToldInAll(sentence)
  })
  return data
}
const codesOf = async (id: string) => (await panelOf(id))?.checks.map(({ code }) => code) ?? []

let made = 0
const someCoupon = async (more: Record<string, unknown> = {}): Promise<string> => {
  made += 1
  const { id } = await payload.create({
    collection: 'coupons',
    draft: more._status === 'draft',
    data: {
      ...{ code: `HALF${made}`, type: 'rate', discount: 0.5, allow_types: ['LFT'], text: 'Half' },
      ...{ _status: 'published', ...more },
    },
  })
  return id
}

/** A draft for the shop in English and German, in a year. */
async function someDraft(more: Partial<Campaign> = {}): Promise<string> {
  made += 1
  const { id } = await payload.create({
    collection: 'campaigns',
    draft: true,
    data: {
      ...{
        key: `panel-${made}`,
        route: `panel_${made}`,
        name: `Panel ${made}`,
        navType: 'none',
        enabled: true,
      },
      ...{ startTime: iso(365), startTime_tz: 'UTC', endTime: iso(370), endTime_tz: 'UTC' },
      ...{ sites: ['com'], locales: ['en', 'de'], ...more, _status: 'draft' },
    },
  })
  const data = { name: `Tafel ${made}` }
  await payload.update({ collection: 'campaigns', id, draft: true, locale: 'de', data })
  return id
}

/** Publishes a coupon and waits until the rule book knows it. */
async function soldCoupon(more: Record<string, unknown> = {}): Promise<string> {
  const id = await someCoupon(more)
  await payload.update({
    collection: 'coupons',
    id,
    locale: 'de',
    data: { text: 'Halb', _status: 'published' },
  })
  const { code } = await payload.findByID({ collection: 'coupons', id })
  await soon(async () => expect((await rules.ruleBook()).rows.coupons.map(each => each.code)).toContain(code))
  return id
}

test.each(READERS)('a %s sees the panel and its prices if they may see prices', async role => {
  const id = await someDraft()
  const may = ['admin', 'marketer', 'support'].includes(role)
  if (STAFF_ROLES.some(each => each === role)) expect((await panelOf(id, role)) !== null).toBe(may)
  const { status, text } = await ask(role, `/campaign-prices/${id}`)
  expect(status).toBe(may ? 200 : 403)
  expect(text.includes('"USD"')).toBe(may)
})

test('a draft changes what its coupon lowers, in every currency of its languages, at its start', async () => {
  const id = await someDraft({ coupons: [await soldCoupon({ allow_products: ['netflix_downloader'] })] })
  const changes = (await panelOf(id))?.changes
  const changed = changes?.prices.filter(({ before, after }) => before !== after) ?? []
  expect(changes?.at).toBe(Date.parse(iso(365)))
  expect(changed.map(({ route, plan, currency }) => [route, plan, currency])).toEqual([
    ['netflix_downloader', 'LFT', 'USD'],
    ['netflix_downloader', 'LFT', 'EUR'],
  ])
  expect(changed[0]).toMatchObject({ before: 12990, after: 6495 })
  expect(changed[0]?.places).toEqual([
    { site: 'com', locale: 'en', os: 'win' },
    { site: 'com', locale: 'en', os: 'mac' },
  ])
})

test('the panel says in sentences what changes and what to look at, with links', async () => {
  const id = await someDraft({ coupons: [await soldCoupon({ allow_products: ['netflix_downloader'] })] })
  const data = await panelOf(id)
  if (!data) throw new Error('a marketer sees no panel')
  const changes = renderToStaticMarkup(createElement(PanelChanges, { data, admin: '/admin', csv: '/csv' }))
  expect(changes).toMatch(/For a new customer it changes the price of 1 of \d+ plans\./)
  expect(changes).toMatch(
    /Largest saving: [^<]+, Lifetime, 1 PC: (\$129\.90 → \$64\.95|€[\d.]+ → €[\d.]+) \(−50%\)/,
  )
  expect(changes).toContain('>Everywhere</td>')
  expect(changes).toMatch(/href="\/admin\/price-lab\?at=\d{4}-/)
  const checks = renderToStaticMarkup(createElement(CheckList, { checks: data.checks, admin: '/admin' }))
  expect(checks).toContain('href="/admin/collections/campaigns/')
})

test('the panel says who makes the price, and when', async () => {
  const coupons = [
    await soldCoupon({ allow_products: ['netflix_downloader'], from: iso(367), until: iso(368) }),
  ]
  const data = await panelOf(await someDraft({ coupons }))
  if (!data) throw new Error('a marketer sees no panel')
  expect(data.changes?.wins.stretches.map(({ own }) => own)).toEqual([0, 1, 0])
  expect(data.checks.map(({ code }) => code)).not.toContain('coupon_never_wins')
  const changes = renderToStaticMarkup(createElement(PanelChanges, { data, admin: '/admin', csv: '/csv' }))
  expect(changes).toMatch(/<td[^>]*>1 plan<\/td><td[^>]*>Nowhere<\/td>/)
})

test('a campaign that is sold is compared with a shop without it', async () => {
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { route: { equals: 'sales_campaign' } },
  })
  const changes = (await panelOf(docs[0]?.id ?? ''))?.changes
  const changed = changes?.prices.filter(({ before, after }) => before !== after) ?? []
  expect(changes?.at).toBe(NOW)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.every(({ before, after }) => after < before)).toBe(true)
})

test('what is not finished has no prices, and says so', async () => {
  const { id } = await payload.create({
    collection: 'campaigns',
    draft: true,
    data: { key: 'not-finished', route: 'not_finished', _status: 'draft' } as never,
  })
  expect(await panelOf(id)).toMatchObject({ changes: undefined, checks: [] })
  expect((await ask('marketer', `/campaign-prices/${id}`)).status).toBe(404)
})

test('the table for a spreadsheet holds every price, and no cell is a formula', async () => {
  const id = await someDraft({ coupons: [await soldCoupon({ allow_products: ['netflix_downloader'] })] })
  const { text } = await ask('marketer', `/campaign-prices/${id}`)
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe(
    '"Product","Plan","Currency","Without the campaign","With the campaign","Saving in percent","Where"',
  )
  expect(lines).toContainEqual(expect.stringMatching(/"Lifetime, 1 PC","USD","129.90","64.95","50"/))
  expect(lines.length - 1).toBe((await panelOf(id))?.changes?.prices.length)
})

test('nothing is found where nothing is wrong but that it runs beside others', async () => {
  const id = await someDraft({ coupons: [await soldCoupon()] })
  expect(new Set(await codesOf(id))).toEqual(new Set(['overlaps']))
})

test.each<[string, string, () => Promise<Partial<Campaign>>]>([
  [
    'a coupon that is a draft',
    'coupon_draft',
    async () => ({ coupons: [await someCoupon({ _status: 'draft' })] }),
  ],
  ['no coupon', 'no_coupon', async () => ({})],
  [
    'a coupon of last year',
    'coupon_never_wins',
    async () => ({ coupons: [await soldCoupon({ until: iso(-9) })] }),
  ],
  ['an end that lies before now', 'is_over', async () => ({ startTime: iso(-9), endTime: iso(-8) })],
  ['a language without a name', 'text_missing', async () => ({ locales: ['en', 'fr'] })],
  ['a coupon without a text in German', 'text_missing', async () => ({ coupons: [await someCoupon()] })],
  ['slides in English alone', 'text_missing', async () => ({ carousel: [{ title: 'Now' }] })],
  [
    'a coupon that is switched off',
    'coupon_off',
    async () => ({ coupons: [await soldCoupon({ enabled: false })] }),
  ],
  [
    'a coupon that ends before the countdown',
    'coupon_shorter',
    async () => ({ coupons: [await soldCoupon({ until: iso(367) })] }),
  ],
  [
    'a text that names another day',
    'other_date',
    async () => ({ name: 'Sale until January 1st', coupons: [await soldCoupon()] }),
  ],
  [
    'an upgrade that costs owners more than somebody new',
    'owner_dearer',
    async () => ({
      coupons: [await soldCoupon({ discount: 0.2, allow_products: ['all_in_one_video_suite'] })],
    }),
  ],
  ['the page of a product', 'page_taken', async () => ({ route: 'netflix_downloader' })],
])('%s is found', async (_, code, more) => {
  const before = await codesOf(await someDraft({ coupons: [await soldCoupon()] }))
  expect(before).not.toContain(code)
  expect(await codesOf(await someDraft(await more()))).toContain(code)
})

test('a price that was lower within 30 days is what a reduction counts from in the Union', async () => {
  const coupons = [await soldCoupon({ allow_products: ['netflix_downloader'] })]
  const sentencesOf = async (days: number) => {
    const id = await someDraft({ coupons, startTime: iso(days), endTime: iso(days + 5) })
    const checks = (await panelOf(id))?.checks ?? []
    return checks.filter(({ code }) => code === 'prior_price').map(({ sentence }) => sentence)
  }
  expect(await sentencesOf(5)).toEqual([])
  const shown = (price: number, days: number) =>
    db.query(
      `insert into shown_prices (pid, plan, currency, price, shown_from)
       select pid, 'LFT', 'USD', $1, $2 from products where route = 'netflix_downloader'`,
      [price, iso(days)],
    )
  await shown(12990, -40)
  await shown(9990, -10)
  await shown(12990, -5)
  await soon(async () => expect((await sentencesOf(5)).join()).toContain('counts from a lower price'))
  expect((await sentencesOf(5)).join()).toMatch(
    /Lifetime \(\$99\.90 within the 30 days before, usually \$129\.90\)/,
  )
  await shown(4990, -4)
  await shown(12990, -3)
  await soon(async () => expect((await sentencesOf(5)).join()).toContain('may not be called a reduction'))
  expect(await sentencesOf(40)).toEqual([])
})

test('a campaign that runs at the same time is named, one on another site is not', async () => {
  const data = { ...{ key: 'other', route: 'other_sale', name: 'The other one', navType: 'none' as const } }
  const window = {
    startTime: iso(366),
    startTime_tz: 'UTC' as const,
    endTime: iso(400),
    endTime_tz: 'UTC' as const,
  }
  await payload.create({
    collection: 'campaigns',
    data: { ...data, ...window, sites: ['com'], _status: 'published' },
  })
  await soon(async () => expect((await rules.ruleBook()).book.campaignsOf('other_sale')).toHaveLength(1))
  const sentences = async (id: string) =>
    (await panelOf(id))?.checks.map(({ sentence }) => sentence).join(' ')
  expect(await sentences(await someDraft())).toContain('“The other one” runs at the same time')
  const japanese = await someDraft({ sites: ['jp'], locales: ['ja'] })
  expect(await sentences(japanese)).not.toContain('The other one')
})
