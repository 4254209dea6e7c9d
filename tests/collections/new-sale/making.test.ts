import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { openStaffDoors, READERS } from '@tests/support/staff-doors'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'

const db = await freshDatabase()
const { payload, ask, ids } = await openStaffDoors()
const { keptForm } = await import('@/collections/new-sale/form-row')
const rules = await import('@/server/rule-book/live')

const YEAR = new Date().getUTCFullYear() + 1
let made = 0

type Fields = Record<string, string | string[]>

/** Two sites, seven languages, for a product of one line, next year; nothing else runs then but what always does. */
const someSale = (more: Fields = {}): Fields => {
  made += 1
  return {
    form: randomUUID(),
    name: `Sale no ${made} of all`,
    ...{ zone: 'Europe/Berlin', from: `${YEAR}-11-26T00:00`, until: `${YEAR}-12-01T00:00` },
    ...{ sites: ['com', 'jp'], locales: [...LOCALES], announcement: 'bar' },
    ...{ scope: 'products', products: 'netflix_downloader', 'discount.LFT': '30 %' },
    ...more,
  }
}

type Act = 'look' | 'draft' | 'publish'
type Told = {
  status: number
  campaign?: string
  refusals?: { field: string; code: string; sentence: string }[]
  marks?: { field: string; sentence: string }[]
  warnings?: string[]
  seen?: string
}

async function send(act: Act, sale: Fields, role: (typeof READERS)[number] = 'marketer'): Promise<Told> {
  const form = Object.entries({ ...sale, act }).flatMap(([field, value]) =>
    [value].flat().map((each): [string, string] => [field, each]),
  )
  const { status, text } = await ask(role, '/new-sale', { method: 'POST', form })
  return { ...JSON.parse(text), status }
}

/** Publishes, and ticks what is asked. */
async function publishSeen(sale: Fields): Promise<Told> {
  const asked = await send('publish', sale)
  return asked.warnings?.length ? send('publish', { ...sale, seen: asked.seen ?? '' }) : asked
}

const campaignOf = (id = '', locale: (typeof LOCALES)[number] = 'en', draft = true) =>
  payload.findByID({ collection: 'campaigns', id, depth: 1, draft, locale, fallbackLocale: false })
const couponsOf = async (id = '', locale: (typeof LOCALES)[number] = 'en', draft = true) => {
  const { coupons } = await payload.findByID({ collection: 'campaigns', id, depth: 0, draft })
  const asked = { collection: 'coupons', depth: 0, draft, locale, fallbackLocale: false } as const
  return Promise.all((coupons ?? []).map(coupon => payload.findByID({ ...asked, id: String(coupon) })))
}

const stored = async () =>
  (
    await db.query(`select (select count(*) from campaigns) as campaigns, (select count(*) from coupons) as coupons,
      (select count(*) from _campaigns_v) as versions`)
  ).rows

const ACTS: readonly Act[] = ['look', 'draft', 'publish']
const MAY: readonly string[] = ['admin', 'marketer']

test.each(ACTS.flatMap(act => READERS.map(role => ({ act, role }))))(
  '$role sends $act',
  async ({ act, role }) => {
    const before = await stored()
    const { status } = await send(act, someSale(), role)
    if (!MAY.includes(role)) expect(status).toBe(403)
    // To publish, something has to be looked at first.
    else expect(status).toBe(act === 'publish' ? 422 : 200)
    if (act !== 'draft' || !MAY.includes(role)) expect(await stored()).toEqual(before)
  },
)

describe('a draft', () => {
  test('is a campaign in its window, with a coupon and with words in seven languages', async () => {
    const { campaign } = await send('draft', someSale({ name: `Black Friday ${YEAR}` }))
    expect(await campaignOf(campaign)).toMatchObject({
      ...{ key: `black-friday-${YEAR}`, route: `black_friday_${YEAR}`, _status: 'draft', enabled: true },
      ...{ startTime: `${YEAR}-11-25T23:00:00.000Z`, startTime_tz: 'Europe/Berlin' },
      ...{ endTime: `${YEAR}-11-30T23:00:00.000Z`, endTime_tz: 'Europe/Berlin' },
      ...{ sites: ['com', 'jp'], locales: [], navType: 'bar' },
    })
    const [coupon, ...others] = await couponsOf(campaign)
    expect(others).toEqual([])
    expect(coupon).toMatchObject({
      ...{ code: `BLACK_FRIDAY_${YEAR}_30`, type: 'rate', discount: 0.7, _status: 'draft' },
      ...{ allow_types: ['LFT'], allow_products: ['netflix_downloader'], allow_locals: [] },
      ...{ from: `${YEAR}-11-25T23:00:00.000Z`, until: `${YEAR}-11-30T23:00:00.000Z` },
    })
    for (const locale of LOCALES) {
      const { name, carousel } = await campaignOf(campaign, locale)
      const [inLanguage] = await couponsOf(campaign, locale)
      expect([name, carousel?.[0]?.title, inLanguage?.text]).toEqual([
        expect.stringContaining(`${YEAR}`),
        expect.stringMatching(/30|7 折/),
        expect.stringMatching(/30|7 折/),
      ])
    }
    expect(await campaignOf(campaign, 'de')).toMatchObject({
      name: `Black Friday ${YEAR}`,
      carousel: [{ title: '30\u00a0% Rabatt bis 30. November' }],
    })
    expect((await couponsOf(campaign, 'ja'))[0]?.text).toBe(`ブラックフライデー ${YEAR}：30%オフ`)
  })

  test('has one coupon for each distinct discount', async () => {
    const sale = someSale({ 'discount.1M': '9.90', 'discount.LFT': '25 %' })
    const coupons = await couponsOf((await send('draft', sale)).campaign)
    expect(coupons.map(({ type, discount, allow_types }) => [type, discount, allow_types])).toEqual([
      ['fixed', 9.9, ['1M']],
      ['rate', 0.75, ['LFT']],
    ])
  })

  test('has a key and a page that are free', async () => {
    const [one, two] = [
      await send('draft', someSale({ name: 'Twice' })),
      await send('draft', someSale({ name: 'Twice' })),
    ]
    expect([await campaignOf(one.campaign), await campaignOf(two.campaign)]).toMatchObject([
      { key: 'twice', route: 'twice' },
      { key: 'twice-2', route: 'twice_2' },
    ])
    expect((await couponsOf(two.campaign))[0]?.code).toBe('TWICE_2_30')
  })

  test('uses a published coupon again that fits exactly, and no other', async () => {
    const data = {
      ...{ type: 'rate' as const, discount: 0.83, allow_types: ['LFT' as const], text: 'Known' },
      allow_products: ['netflix_downloader'],
    }
    const { id } = await payload.create({
      collection: 'coupons',
      data: { ...data, code: 'FITS17', _status: 'published' },
    })
    await payload.create({
      collection: 'coupons',
      data: { ...data, code: 'ALMOST17', allow_payers: ['paddle'], _status: 'published' },
    })
    for (const narrower of [
      { code: 'ALMOST17A', max_uses: 5 },
      { code: 'ALMOST17B', owners_of: ['netflix_downloader'] },
    ])
      await payload.create({ collection: 'coupons', data: { ...data, ...narrower, _status: 'published' } })
    const linked = await send('draft', someSale({ 'discount.LFT': '17 %' }))
    expect((await couponsOf(linked.campaign)).map(coupon => coupon.id)).toEqual([id])
    const wider = await send('draft', someSale({ 'discount.LFT': '17 %', 'discount.1M': '17 %' }))
    expect((await couponsOf(wider.campaign)).map(coupon => coupon.id)).not.toContain(id)
  })

  test('says what somebody wrote in place of the template', async () => {
    const sale = someSale()
    await send('look', sale)
    const kept = await keptForm(String(sale.form), String(ids.get('marketer')))
    const made = Object.entries(kept?.typed.made ?? {}).map(([field, text]) => [`made.${field}`, text])
    const texts = Object.entries(kept?.typed.texts ?? {}).map(([field, text]) => [`text.${field}`, text])
    const { campaign } = await send('draft', {
      ...sale,
      ...Object.fromEntries([...made, ...texts]),
      ...{ 'text.headline.fr': 'Soldes', 'discount.LFT': '20 %' },
    })
    expect((await campaignOf(campaign, 'fr')).carousel?.[0]?.title).toBe('Soldes')
    expect((await campaignOf(campaign, 'en')).carousel?.[0]?.title).toContain('20% off')
  })
})

describe('publishing', () => {
  test('publishes the coupons and the campaign in all languages, once what is to be looked at was seen', async () => {
    const sale = someSale()
    const before = await stored()
    const asked = await send('publish', sale)
    expect(asked).toMatchObject({ status: 422, refusals: [] })
    expect(asked.warnings?.join(' ')).toContain('runs at the same time')
    expect(await stored()).toEqual(before)
    const { campaign, status } = await send('publish', { ...sale, seen: asked.seen ?? '' })
    expect(status).toBe(200)
    for (const locale of LOCALES) {
      expect(await campaignOf(campaign, locale, false)).toMatchObject({
        ...{ _status: 'published', name: sale.name },
        carousel: [{ title: expect.stringMatching(/30|7 折/) }],
      })
      expect((await couponsOf(campaign, locale, false))[0]).toMatchObject({
        ...{ _status: 'published', text: expect.stringMatching(/30|7 折/) },
      })
    }
    const { key, coupons } = await campaignOf(campaign)
    const [coupon] = coupons ?? []
    const code = typeof coupon === 'object' ? coupon.code : ''
    await soon(async () => {
      const { book } = await rules.ruleBook()
      const running = book.runningCampaigns(Date.parse(`${YEAR}-11-27T12:00Z`), 'jp', 'ja')
      expect(running.find(each => each.key === key)?.coupons).toEqual([code])
    })
  })

  test('asks again where something else was typed meanwhile', async () => {
    const sale = someSale()
    const { seen = '' } = await send('publish', sale)
    const changed = await send('publish', { ...sale, 'discount.LFT': '29 %', seen })
    expect(changed.status).toBe(422)
    expect(changed.warnings?.length).toBeGreaterThan(0)
    expect(changed.seen).not.toBe(seen)
  })

  test('asks about a price that changes by more than 30 %', async () => {
    const sale = someSale({ 'discount.LFT': '60 %' })
    const asked = await send('publish', sale)
    expect(asked.warnings?.join(' ')).toMatch(/goes from .* to .* \(−60%\)/)
    expect((await publishSeen(sale)).status).toBe(200)
  })

  test('asks about a percentage in a text that is not the true one', async () => {
    const sale = someSale({ 'text.headline.de': '50 % Rabatt' })
    const { marks, warnings } = await send('publish', sale)
    expect(marks).toMatchObject([{ field: 'text.headline.de' }])
    expect(warnings).toContain('The text in German says 50%, but it is 30%.')
  })
})

test('what is refused is told at its field, makes nothing, and stays typed', async () => {
  const before = await stored()
  const sale = someSale({ 'discount.LFT': '130 %', until: `${YEAR}-10-31T02:30` })
  const { status, refusals } = await send('publish', sale)
  expect([status, refusals?.map(({ field, code }) => `${field}: ${code}`)]).toEqual([
    422,
    ['until: twice', 'discount.LFT: over_100'],
  ])
  expect(await stored()).toEqual(before)
  const kept = await keptForm(String(sale.form), String(ids.get('marketer')))
  expect(kept?.typed).toMatchObject({ name: sale.name, discounts: { LFT: '130 %' }, sites: ['com', 'jp'] })
  expect(kept?.told.refusals).toEqual(refusals)
  expect(await keptForm(String(sale.form), String(ids.get('admin')))).toBeUndefined()
})

test('sent twice at once, and once more, a form makes one campaign', async () => {
  const sale = someSale()
  const both = await Promise.all([send('draft', sale), send('draft', sale)])
  const again = await send('draft', { ...sale, name: 'Another name' })
  expect(new Set([...both, again].map(({ campaign }) => campaign)).size).toBe(1)
  const { rows } = await db.query(`select from campaigns_translations where name = $1 and _locale = 'en'`, [
    sale.name,
  ])
  expect(rows).toHaveLength(1)
})

test('a form of somebody else, one that is none, and one from another host are refused', async () => {
  const sale = someSale()
  await send('look', sale)
  expect((await send('draft', sale, 'admin')).status).toBe(404)
  expect((await send('draft', { form: 'x' })).status).toBe(400)
  const login = { email: 'admin@staff.test', password: 'a-long-password' }
  const { token } = await payload.login({ collection: 'users', data: login })
  const request = new Request('http://localhost:3000/cms/new-sale', {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin: 'http://jp.localhost:3000',
      cookie: `payload-token=${token}`,
    },
    body: new URLSearchParams({ form: randomUUID(), act: 'draft' }),
  })
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
})

describe('the button «Publish with its coupons»', () => {
  const press = async (id: string, seen?: string) => {
    const { endTime } = await campaignOf(id)
    const body = { seenEnd: Date.parse(endTime), seen }
    const { status, text } = await ask('marketer', `/campaign-actions/publish/${id}`, {
      method: 'POST',
      body,
    })
    return { ...JSON.parse(text), status } as Told & { sentence?: string }
  }

  test('asks once, then publishes a campaign after its coupons', async () => {
    const { campaign = '' } = await send('draft', someSale({ 'discount.LFT': '28 %' }))
    const asked = await press(campaign)
    expect([asked.status, asked.warnings?.join(' ')]).toEqual([
      409,
      expect.stringContaining('runs at the same time'),
    ])
    expect((await campaignOf(campaign, 'en', false))._status).toBe('draft')
    const { status, sentence } = await press(campaign, asked.seen)
    expect([status, sentence]).toEqual([200, expect.stringContaining('So are its coupons: SALE_NO_')])
    expect((await campaignOf(campaign, 'zh', false))._status).toBe('published')
    expect((await couponsOf(campaign, 'en', false))[0]?._status).toBe('published')
  })

  let waiting = ''
  beforeAll(async () => {
    waiting = (await send('draft', someSale({ 'discount.LFT': '26 %' }))).campaign ?? ''
  })

  test.each(READERS)('is for a %s if they may change campaigns', async role => {
    const body = { seenEnd: 0 }
    const { status } = await ask(role, `/campaign-actions/publish/${waiting}`, { method: 'POST', body })
    // Who may is asked to look at something first.
    expect(status).toBe(MAY.includes(role) ? 409 : 403)
    expect((await campaignOf(waiting, 'en', false))._status).toBe('draft')
  })

  test('publishes nothing of a campaign that is over, and says so', async () => {
    const { campaign = '' } = await send('draft', someSale({ 'discount.LFT': '27 %' }))
    const over = { startTime: '2020-01-01T00:00:00.000Z', endTime: '2020-01-02T00:00:00.000Z' }
    await payload.update({ collection: 'campaigns', id: campaign, draft: true, data: over })
    const { status, ...told } = await press(campaign)
    expect([status, JSON.stringify(told)]).toEqual([409, expect.stringContaining('It is over')])
    expect((await couponsOf(campaign, 'en', false))[0]?._status).toBe('draft')
  })
})
