import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { openStaffDoors, READERS } from '@tests/support/staff-doors'
import { expectToldInAll } from '@tests/support/told-in-all'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Campaign } from '@/payload-types'

const DAY = 86_400_000
const HOUR = 3_600_000

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const rules = await import('@/server/rule-book/live')

const ACTIONS = ['end-now', 'extend', 'copy-to-next-year', 'duplicate'] as const
type Action = (typeof ACTIONS)[number]

const iso = (at: number) => new Date(at).toISOString()
let made = 0

type Made = { coupon?: Record<string, unknown>; campaign?: Partial<Campaign> }

/** A published campaign that runs, with a coupon of its own that ends with it. */
async function someCampaign({ coupon = {}, campaign = {} }: Made = {}) {
  made += 1
  const [from, until] = [Date.now() - DAY, Date.now() + DAY]
  const { id: couponId } = await payload.create({
    collection: 'coupons',
    data: {
      ...{ code: `OWN${made}`, type: 'rate', discount: 0.99, allow_types: ['LFT_3'], text: 'A little' },
      ...{ from: iso(from), until: campaign.endTime ?? iso(until), _status: 'published' },
      ...coupon,
    },
  })
  const { id } = await payload.create({
    collection: 'campaigns',
    data: {
      ...{ key: `sale-${made}`, route: `sale_${made}`, name: `Sale ${made}`, navType: 'none', enabled: true },
      ...{ startTime: iso(from), startTime_tz: 'UTC', endTime: iso(until), endTime_tz: 'UTC' },
      ...{ coupons: [couponId], _status: 'published' },
      ...campaign,
    },
  })
  return { id, couponId, code: `OWN${made}` }
}

const published = (id: string) => payload.findByID({ collection: 'campaigns', id, depth: 0 })
const drafted = (id: string) => payload.findByID({ collection: 'campaigns', id, depth: 0, draft: true })
const couponOf = (id: string) => payload.findByID({ collection: 'coupons', id, depth: 0 })

/** Everything that is stored of campaigns and coupons. */
const stored = async () =>
  (
    await db.query(`select (select jsonb_agg(c order by c.id) from campaigns c) as campaigns,
      (select jsonb_agg(c order by c.id) from coupons c) as coupons,
      (select count(*) from _campaigns_v) as versions`)
  ).rows

type Told = { status: number; sentence?: string; warnings?: string[]; errors?: { message: string }[] }

/** Whatever a button says, but that nobody may press it. */
function toldInAll<Answer extends Told>(told: Answer): Answer {
  const { status, sentence = '', warnings = [], errors = [] } = told
  const said = [sentence, ...warnings, ...errors.map(({ message }) => message)]
  if (status !== 403) said.forEach(expectToldInAll)
  return told
}

type Pressing = { role?: (typeof READERS)[number]; seenEnd?: number }

/** Presses a button of a form that shows the campaign as it is published. */
async function press(action: Action, id: string, { role = 'marketer', seenEnd }: Pressing = {}) {
  const seen = seenEnd ?? Date.parse((await published(id)).endTime)
  const { status, text } = await ask(role, `/campaign-actions/${action}/${id}`, {
    method: 'POST',
    body: { seenEnd: seen },
  })
  return toldInAll({ status, text, ...JSON.parse(text) } as {
    status: number
    text: string
    sentence: string
    leadsTo: string
  })
}

const idIn = (leadsTo: string) => leadsTo.split('/').at(-1) ?? ''

const MAY: readonly string[] = ['admin', 'marketer']

test.each(ACTIONS.flatMap(action => READERS.map(role => ({ action, role }))))(
  '$role presses $action',
  async ({ action, role }) => {
    const { id } = await someCampaign()
    const before = await stored()
    const { status, text } = await press(action, id, { role })
    expect(status, text).toBe(MAY.includes(role) ? 200 : 403)
    if (!MAY.includes(role)) expect(await stored()).toEqual(before)
  },
)

describe('ending now', () => {
  test('ends a campaign that runs, and the coupon that ended with it', async () => {
    const { id, couponId, code } = await someCampaign()
    const before = Date.now()
    const { sentence } = await press('end-now', id)
    const ended = Date.parse((await published(id)).endTime)
    expect(ended).toBeGreaterThanOrEqual(before)
    expect(ended).toBeLessThanOrEqual(Date.now())
    expect(Date.parse((await couponOf(couponId)).until ?? '')).toBe(ended)
    expect(sentence).toContain(code)
    expect(await published(id)).toMatchObject({ _status: 'published', changed_by: 'marketer@staff.test' })
  })

  test('is known to the shop at once', async () => {
    const { id } = await someCampaign()
    const { key } = await published(id)
    const running = async () =>
      (await rules.ruleBook()).book.runningCampaigns(Date.now(), 'com', 'en').map(each => each.key)
    await soon(async () => expect(await running()).toContain(key))
    await press('end-now', id)
    await soon(async () => expect(await running()).not.toContain(key))
  })

  test('publishes nothing of a draft that is waiting, which stays a draft with all that was written', async () => {
    const { id } = await someCampaign()
    await payload.update({
      collection: 'campaigns',
      id,
      draft: true,
      data: { name: 'Not yet', navType: 'bar' },
    })
    const { sentence } = await press('end-now', id)
    expect(sentence).toContain('A draft of it is waiting')
    const now = await published(id)
    expect(now).toMatchObject({ navType: 'none', _status: 'published' })
    expect(now.name).not.toBe('Not yet')
    expect(await drafted(id)).toMatchObject({
      ...{ name: 'Not yet', navType: 'bar', _status: 'draft', endTime: now.endTime },
    })
  })

  test('leaves an end that was changed in a draft as it was written there', async () => {
    const { id } = await someCampaign()
    const endTime = iso(Date.now() + 40 * DAY)
    await payload.update({ collection: 'campaigns', id, draft: true, data: { endTime } })
    await press('end-now', id)
    expect((await drafted(id)).endTime).toBe(endTime)
    expect((await published(id)).endTime).not.toBe(endTime)
  })

  test('leaves a coupon of another end, and one that another campaign names, as they are', async () => {
    const until = iso(Date.now() + 9 * DAY)
    const longer = await someCampaign({ coupon: { until } })
    await press('end-now', longer.id)
    expect((await couponOf(longer.couponId)).until).toBe(until)

    const shared = await someCampaign()
    await someCampaign({ campaign: { coupons: [shared.couponId] } })
    const before = (await couponOf(shared.couponId)).until
    await press('end-now', shared.id)
    expect((await couponOf(shared.couponId)).until).toBe(before)
  })

  const times = (from: number, until: number) => ({
    startTime: iso(Date.now() + from),
    endTime: iso(Date.now() + until),
  })
  test.each([
    ['has not begun', times(HOUR, DAY), 'It has not begun'],
    ['is over', times(-DAY, -HOUR), 'It has been over since'],
    ['is not enabled', { enabled: false }, 'It is not enabled'],
    ['is not published', { _status: 'draft' as const }, 'It is not published'],
  ])('one that %s is refused with a sentence', async (_, campaign, because) => {
    const { id } = await someCampaign({ campaign })
    const before = await stored()
    const { status, text } = await press('end-now', id)
    expect([status, text]).toEqual([409, expect.stringContaining(because)])
    expect(await stored()).toEqual(before)
  })
})

describe('extending', () => {
  test('lets it and its coupon run for 24 hours more', async () => {
    const { id, couponId } = await someCampaign()
    const end = Date.parse((await published(id)).endTime)
    expect(await press('extend', id)).toMatchObject({
      status: 200,
      leadsTo: `/admin/collections/campaigns/${id}`,
    })
    expect((await published(id)).endTime).toBe(iso(end + DAY))
    expect((await couponOf(couponId)).until).toBe(iso(end + DAY))
  })

  test('happens once where somebody presses twice', async () => {
    const { id } = await someCampaign()
    const end = Date.parse((await published(id)).endTime)
    const both = await Promise.all([1, 2].map(() => press('extend', id, { seenEnd: end })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await published(id)).endTime).toBe(iso(end + DAY))
  })

  test('is refused where it is over, with the sentence that says since when', async () => {
    const { id } = await someCampaign({
      coupon: { from: null },
      campaign: { startTime: iso(0), endTime: iso(DAY) },
    })
    expect(await press('extend', id)).toMatchObject({
      status: 409,
      errors: [{ message: 'It has been over since 1970-01-02 00:00 (UTC).' }],
    })
  })
})

describe('moving an end on the line of time', () => {
  type Move = { edge?: 'from' | 'until'; at: number; seen?: string; role?: (typeof READERS)[number] }

  const move = async (id: string, { edge = 'until', at, seen, role = 'marketer' }: Move) => {
    const { startTime, endTime } = await published(id)
    const { status, text } = await ask(role, `/campaign-actions/move/${id}`, {
      method: 'POST',
      body: { seenStart: Date.parse(startTime), seenEnd: Date.parse(endTime), seen, to: { edge, at } },
    })
    return toldInAll({ status, text, ...JSON.parse(text) } as {
      status: number
      text: string
      sentence: string
      warnings: string[]
      seen: string
    })
  }
  const hours = (count: number) => Math.floor(Date.now() / HOUR) * HOUR + count * HOUR

  test.each(READERS)('a %s moves it, or is refused, asked or not', async role => {
    const { id } = await someCampaign()
    const before = await stored()
    const { status, seen } = await move(id, { at: hours(48), role })
    expect(status).toBe(MAY.includes(role) ? 409 : 403)
    expect(await stored()).toEqual(before)
    expect((await move(id, { at: hours(48), role, seen })).status).toBe(MAY.includes(role) ? 200 : 403)
    if (!MAY.includes(role)) expect(await stored()).toEqual(before)
  })

  test('says first what it means, then does it, with the coupon that ends with it', async () => {
    const { id, couponId, code } = await someCampaign({
      coupon: { discount: 0.5, allow_types: ['LFT'], allow_products: ['netflix_downloader'] },
    })
    const { key } = await published(id)
    await soon(async () =>
      expect((await rules.ruleBook()).rows.campaigns.map(each => each.key)).toContain(key),
    )
    const at = hours(60)
    const asked = await move(id, { at })
    expect(asked.warnings[0]).toContain(`ends on ${iso(at).slice(0, 16).replace('T', ' ')} (UTC) instead of`)
    expect(asked.warnings[1]).toMatch(/^\d+ prices of one product change on/)
    expect(asked.warnings[2]).toContain(code)
    expect((await move(id, { at: at + HOUR, seen: asked.seen })).status).toBe(409)
    const done = await move(id, { at, seen: asked.seen })
    expect(done).toMatchObject({ status: 200, sentence: expect.stringContaining(code) })
    expect((await published(id)).endTime).toBe(iso(at))
    expect((await couponOf(couponId)).until).toBe(iso(at))
  })

  test('moves a beginning that has not come, with the coupon that begins with it', async () => {
    const window = { startTime: iso(hours(24)), endTime: iso(hours(72)) }
    const { id, couponId } = await someCampaign({ campaign: window, coupon: { from: window.startTime } })
    const at = hours(30)
    const { seen } = await move(id, { edge: 'from', at })
    expect((await move(id, { edge: 'from', at, seen })).status).toBe(200)
    expect(await published(id)).toMatchObject({ startTime: iso(at), endTime: window.endTime })
    expect((await couponOf(couponId)).from).toBe(iso(at))
  })

  test.each<[string, Partial<Campaign>, Move, string]>([
    ['a beginning that is past', {}, { edge: 'from', at: hours(9) }, 'It has begun'],
    ['an end to before now', {}, { at: hours(-1) }, 'That is in the past'],
    [
      'an end to before the start',
      { startTime: iso(hours(9)), endTime: iso(hours(20)) },
      { at: hours(8) },
      'It would end before it begins.',
    ],
    ['an end of what is over', { endTime: iso(hours(-2)) }, { at: hours(8) }, 'It has been over since'],
    ['an end of a draft', { _status: 'draft' }, { at: hours(8) }, 'It is not published'],
  ])('%s is refused with a sentence', async (_, campaign, to, because) => {
    const { id } = await someCampaign({ campaign, coupon: { from: null } })
    const before = await stored()
    const { status, text } = await move(id, to)
    expect([status, text]).toEqual([409, expect.stringContaining(because)])
    expect(await stored()).toEqual(before)
  })

  test('of two who move it at once the second is told so', async () => {
    const { id } = await someCampaign()
    const at = hours(50)
    const { endTime, startTime } = await published(id)
    const { seen } = await move(id, { at })
    const both = await Promise.all(
      [1, 2].map(() =>
        ask('marketer', `/campaign-actions/move/${id}`, {
          method: 'POST',
          body: {
            ...{ seenStart: Date.parse(startTime), seenEnd: Date.parse(endTime), seen },
            to: { edge: 'until', at },
          },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    { edge: 'middle', at: 1 },
    { edge: 'until', at: 1.5 },
    { edge: 'until', at: 1e300 },
    { edge: 'until' },
  ])('%j is no place to move to', async to => {
    const { id } = await someCampaign()
    const body = { seenStart: 0, seenEnd: 0, to }
    expect((await ask('marketer', `/campaign-actions/move/${id}`, { method: 'POST', body })).status).toBe(400)
  })

  test('a time that the clock shows twice is named by which of the two it is', async () => {
    const { instantText } = await import('@/collections/campaigns/acting')
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(text =>
      instantText(Date.parse(text), 'Europe/Berlin'),
    )
    expect(first).toBe('2026-10-25 02:30 (Europe/Berlin, the first time that the clock shows it)')
    expect(second).toBe('2026-10-25 02:30 (Europe/Berlin, the second time that the clock shows it)')
  })
})

describe('copying to next year', () => {
  const BLACK_FRIDAY = {
    key: 'black-friday-2029',
    route: 'black_friday_2029',
    name: 'Black Friday 2029',
    startTime: '2029-11-23T08:00:00.000Z',
    startTime_tz: 'America/Los_Angeles' as const,
    endTime: '2029-12-01T08:00:00.000Z',
    endTime_tz: 'America/Los_Angeles' as const,
    carousel: [{ title: 'Only in 2029', text: 'Save 20 %' }],
  }
  let source: Awaited<ReturnType<typeof someCampaign>>
  let answer: Awaited<ReturnType<typeof press>>
  beforeAll(async () => {
    source = await someCampaign({
      campaign: BLACK_FRIDAY,
      coupon: { code: 'BF2029', text: 'Black Friday 2029', from: null },
    })
    const german = { name: 'Schwarzer Freitag 2029', carousel: [{ title: 'Nur 2029' }] }
    await payload.update({
      ...{ collection: 'campaigns', id: source.id, locale: 'de', data: { ...german, _status: 'published' } },
    })
    answer = await press('copy-to-next-year', source.id)
  })

  test('makes a draft in every language, at the same time by the clock of its place', async () => {
    expect(answer.status).toBe(200)
    const copy = await drafted(idIn(answer.leadsTo))
    expect(copy).toMatchObject({
      ...{
        key: 'black-friday-2030',
        route: 'black_friday_2030',
        name: 'Black Friday 2030',
        _status: 'draft',
      },
      ...{ startTime: '2030-11-29T08:00:00.000Z', endTime: '2030-12-07T08:00:00.000Z' },
      carousel: [{ title: 'Only in 2030', text: 'Save 20 %' }],
    })
    const german = await payload.findByID({
      ...{ collection: 'campaigns', id: copy.id, depth: 0, draft: true, locale: 'de' },
    })
    expect(german).toMatchObject({ name: 'Schwarzer Freitag 2030', carousel: [{ title: 'Nur 2030' }] })
  })

  test('gives it a draft of each coupon that ends, and the very same of one that does not', async () => {
    const [id] = (await drafted(idIn(answer.leadsTo))).coupons ?? []
    const coupon = await payload.findByID({ collection: 'coupons', id: String(id), draft: true })
    expect(coupon).toMatchObject({
      ...{ code: 'BF2030', text: 'Black Friday 2030', until: '2030-12-07T08:00:00.000Z', _status: 'draft' },
    })
    expect(answer.sentence).toContain('BF2030')
    const forever = await someCampaign({ coupon: { from: null, until: null } })
    const copy = await drafted(idIn((await press('copy-to-next-year', forever.id)).leadsTo))
    expect(copy.coupons).toEqual([forever.couponId])
  })

  test('leaves the campaign and its coupon as they are', async () => {
    expect(await published(source.id)).toMatchObject({ key: BLACK_FRIDAY.key, endTime: BLACK_FRIDAY.endTime })
    expect((await couponOf(source.couponId)).code).toBe('BF2029')
  })

  test('of two presses at once makes one copy', async () => {
    const { id } = await someCampaign()
    const copies = await Promise.all([press('copy-to-next-year', id), press('copy-to-next-year', id)])
    expect(copies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(copies.map(({ leadsTo }) => leadsTo)).size).toBe(1)
  })

  test('leads to the copy that is there already', async () => {
    const again = await press('copy-to-next-year', source.id)
    expect(again.leadsTo).toBe(answer.leadsTo)
    expect(again.sentence).toContain('before')
  })
})

describe('duplicating', () => {
  test('copies what the form shows, in every language, with a key and a page that are free', async () => {
    const { id } = await someCampaign({ campaign: { key: 'twin', route: 'twin_sale', name: 'Twin' } })
    await payload.update({
      collection: 'campaigns',
      id,
      locale: 'de',
      draft: true,
      data: { name: 'Zwilling' },
    })
    const [one, two] = [await press('duplicate', id), await press('duplicate', id)]
    const [first, second] = [await drafted(idIn(one.leadsTo)), await drafted(idIn(two.leadsTo))]
    const { startTime, endTime, coupons } = await published(id)
    expect(first).toMatchObject({
      ...{ key: 'twin-copy', route: 'twin_sale_copy', name: 'Twin', _status: 'draft' },
      ...{ startTime, endTime, coupons },
    })
    expect(second).toMatchObject({ key: 'twin-copy-2', route: 'twin_sale_copy_2' })
    const german = await payload.findByID({
      ...{ collection: 'campaigns', id: first.id, depth: 0, draft: true, locale: 'de' },
    })
    expect(german.name).toBe('Zwilling')
  })

  test('of two presses at once makes two copies that can both be published', async () => {
    const { id } = await someCampaign()
    const copies = await Promise.all([press('duplicate', id), press('duplicate', id)])
    const keys = await Promise.all(copies.map(async ({ leadsTo }) => (await drafted(idIn(leadsTo))).key))
    expect(new Set(keys).size).toBe(2)
  })
})

test('a button of a campaign that is gone, and one that is none, are refused', async () => {
  expect((await press('extend', '00000000-0000-0000-0000-000000000001', { seenEnd: 0 })).status).toBe(404)
  expect((await ask('admin', '/campaign-actions/sell/x', { method: 'POST', body: {} })).status).toBe(404)
  const { id } = await someCampaign()
  expect((await ask('admin', `/campaign-actions/extend/${id}`, { method: 'POST', body: {} })).status).toBe(
    400,
  )
})

test('a page of another host presses nothing, whoever is signed in', async () => {
  const { id } = await someCampaign()
  const before = await stored()
  const login = { email: 'admin@staff.test', password: 'a-long-password' }
  const { token } = await payload.login({ collection: 'users', data: login })
  const request = new Request(`http://localhost:3000/cms/campaign-actions/extend/${id}`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      origin: 'http://jp.localhost:3000',
      cookie: `payload-token=${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ seenEnd: Date.parse((await published(id)).endTime) }),
  })
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
  expect(await stored()).toEqual(before)
})
