import { freshDatabase } from '@tests/support/database'
import { openStaffDoors, READERS, type Reader } from '@tests/support/staff-doors'
import { expectToldInAll } from '@tests/support/told-in-all'
import { beforeEach, describe, expect, test } from 'vitest'
import { FOR_WRITERS, LAUNCH_ACTIONS, type LaunchAction } from '@/collections/launches/action-names'

const MINUTE = 60_000

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const { keepLaunches } = await import('@/server/launches/due')
const { failedLaunches } = await import('@/server/launches/failed')

type Form = Record<string, string>

async function press(action: LaunchAction, form: Form = {}, role: Reader = 'marketer') {
  const { status, text } = await ask(role, `/launch-actions/${action}`, { method: 'POST', form })
  const told = { status, ...JSON.parse(text) } as {
    status: number
    ok: boolean
    id: string
    code: string
    field: string
    sentence: string
  }
  if (told.ok === false) expectToldInAll(told.sentence)
  return told
}

const many = async (text: string, values: unknown[] = []) => (await db.query(text, values)).rows
const one = async (text: string, values: unknown[] = []) => (await many(text, values))[0]
const launchOf = (id: string) => one('select * from launches where id = $1', [id])
const titleOf = async (id: string, locale = 'en') =>
  await one(
    `select t.title, p._status from pages p left join pages_translations t on t._parent_id = p.id and t._locale = $2::text::_locales
       where p.id = $1`,
    [id, locale],
  )
const inUtc = (at: number) => new Date(at).toISOString().slice(0, 19)
const draftEdit = (id: string, title: string, locale: 'en' | 'de' = 'en') =>
  payload.update({ collection: 'pages', id, locale, draft: true, data: { title, _status: 'draft' } })

let count = 0

/** A published page with a draft on top of it. */
async function page(title = 'New') {
  count += 1
  const made = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { route: `launch_${count}`, template: 'content', title: `Old ${count}`, _status: 'published' },
  })
  await payload.update({
    ...{ collection: 'pages', id: made.id, locale: 'de' as const },
    data: { title: `Alt ${count}`, _status: 'published' },
  })
  await draftEdit(made.id, title)
  return { id: made.id, old: `Old ${count}` }
}

async function campaign() {
  count += 1
  const coupon = await one(`select id from coupons where _status = 'published' limit 1`)
  const made = await payload.create({
    collection: 'campaigns',
    locale: 'en',
    draft: true,
    data: {
      ...{ key: `launch_${count}`, route: `launch_sale_${count}`, name: `Sale ${count}`, _status: 'draft' },
      ...{ startTime: '2027-03-01T00:00:00.000Z', startTime_tz: 'UTC' },
      ...{ endTime: '2027-03-08T00:00:00.000Z', endTime_tz: 'UTC', coupons: [coupon?.id] },
    },
  })
  return made.id
}

async function priceSet(): Promise<string> {
  const { text } = await ask('marketer', '/price-set-actions/save', {
    method: 'POST',
    form: { name: 'Singles', prod_type: 'single', by: '5' },
  })
  return JSON.parse(text).id
}

async function launch(...items: string[]): Promise<string> {
  const { id } = await press('make', { name: 'Spring' })
  for (const item of items) {
    const put = await press('add', { launch: id, item })
    expect(put.status, put.sentence).toBe(200)
  }
  return id
}

async function scheduled(id: string, form: Form = { confirm: 'yes' }) {
  const at = Date.now() + MINUTE
  const done = await press('schedule', { launch: id, at: inUtc(at), zone: 'UTC', ...form })
  expect(done.status, done.sentence).toBe(200)
  return at + 1000
}

await db.query('create temporary table original as select id, price, origin_price, price_jpy from plans')
beforeEach(async () => {
  await db.query('delete from launches')
  await db.query('delete from price_sets')
  await db.query(`update plans l set price = o.price, origin_price = o.origin_price, price_jpy = o.price_jpy from original o
    where o.id = l.id and (l.price, l.origin_price, l.price_jpy) is distinct from (o.price, o.origin_price, o.price_jpy)`)
})

const single = () => one(`select price from plans where pay_key = '10337-LFT'`)

test('two pages, a campaign and a price set go live at one instant, once across processes, and are taken back', async () => {
  const [home, about, sale, set] = [await page(), await page(), await campaign(), await priceSet()]
  const id = await launch(`pages:${home.id}`, `pages:${about.id}`, `campaigns:${sale}`, `price-sets:${set}`)
  const at = await scheduled(id)
  expect(await titleOf(home.id)).toMatchObject({ title: home.old })
  await keepLaunches(at - 2 * MINUTE)
  expect(await launchOf(id)).toMatchObject({ state: 'scheduled' })
  const before = await one('select count(*)::int as versions from _pages_v where parent_id = $1', [home.id])

  await Promise.all([keepLaunches(at), keepLaunches(at), keepLaunches(at)])
  expect(await launchOf(id)).toMatchObject({ state: 'live', note: null })
  expect(await titleOf(home.id)).toMatchObject({ title: 'New', _status: 'published' })
  expect(await titleOf(about.id)).toMatchObject({ title: 'New', _status: 'published' })
  expect(await one('select _status, changed_by from campaigns where id = $1', [sale])).toEqual({
    _status: 'published',
    changed_by: 'marketer@staff.test',
  })
  expect(await single()).toEqual({ price: 136.4 })
  const after = await one('select count(*)::int as versions from _pages_v where parent_id = $1', [home.id])
  expect(after?.versions).toBe(before?.versions + 1)

  const back = await press('take-back', { launch: id })
  expect(back.status, back.sentence).toBe(200)
  expect(await launchOf(id)).toMatchObject({ state: 'taken_back' })
  expect(await titleOf(home.id)).toMatchObject({ title: home.old, _status: 'published' })
  expect(await titleOf(home.id, 'de')).toMatchObject({ title: home.old.replace('Old', 'Alt') })
  expect(await one('select _status from campaigns where id = $1', [sale])).toEqual({ _status: 'draft' })
  expect(await single()).toEqual({ price: 129.9 })
  const draft = await payload.findByID({ collection: 'pages', id: home.id, draft: true, locale: 'en' })
  expect(draft).toMatchObject({ title: 'New', _status: 'draft' })
})

test('a page of a product is called by the product', async () => {
  const where = { route: { equals: 'hulu_downloader' } }
  const [copy] = (await payload.find({ collection: 'product-copy', where })).docs
  await payload.update({
    ...{ collection: 'product-copy', id: copy?.id ?? '', locale: 'en', draft: true },
    data: { _status: 'draft' },
  })
  const { id } = await press('make', { name: 'Spring' })
  const put = await press('add', { launch: id, item: `product-copy:${copy?.id}` })
  expect(put.sentence).toBe('“Hulu Downloader” goes live with it.')
})

test('one language goes live alone, the others wait as drafts, and are taken back alone', async () => {
  const { id: item, old } = await page()
  await draftEdit(item, 'Neu', 'de')
  const { id } = await press('make', { name: 'German' })
  await press('add', { launch: id, item: `pages:${item}`, language: 'de' })
  expect((await press('publish', { launch: id })).sentence).toMatch(/is live/)
  expect([await titleOf(item, 'de'), await titleOf(item)]).toMatchObject([{ title: 'Neu' }, { title: old }])
  expect(await payload.findByID({ collection: 'pages', id: item, draft: true, locale: 'en' })).toMatchObject({
    title: 'New',
  })
  const back = await press('take-back', { launch: id })
  expect(back.sentence).toMatch(/taken back/)
  expect(await titleOf(item, 'de')).toMatchObject({ title: old.replace('Old', 'Alt') })
  expect(await payload.findByID({ collection: 'pages', id: item, draft: true, locale: 'de' })).toMatchObject({
    title: 'Neu',
  })
})

describe('what is in the way stops all of it, with a sentence', () => {
  test.each<[string, RegExp, (page: string) => Promise<unknown>]>([
    ['deleted', /was deleted/, id => payload.delete({ collection: 'pages', id })],
    ['edited', /was edited/, id => draftEdit(id, 'Newer')],
    [
      'published by itself',
      /was published without this launch/,
      id => payload.update({ collection: 'pages', id, data: { _status: 'published' } }),
    ],
  ])('a page that was %s since', async (_, says, happen) => {
    const [changed, other, set] = [await page(), await page(), await priceSet()]
    const id = await launch(`pages:${other.id}`, `price-sets:${set}`, `pages:${changed.id}`)
    const at = await scheduled(id)
    await happen(changed.id)
    await keepLaunches(at)
    expect(await launchOf(id)).toMatchObject({ state: 'failed', note: expect.stringMatching(says) })
    expect(await titleOf(other.id)).toMatchObject({ title: other.old })
    expect(await single()).toEqual({ price: 129.9 })
    expect(await failedLaunches()).toEqual([{ id, name: 'Spring', note: expect.stringMatching(says) }])
  })

  test('a hook that refuses is told when it is scheduled, and nothing is written', async () => {
    const [fine, bad] = [await page(), await page()]
    await payload.update({
      ...{ collection: 'pages' as const, id: bad.id, locale: 'en' as const, draft: true },
      data: { title: '', _status: 'draft' },
    })
    const id = await launch(`pages:${fine.id}`, `pages:${bad.id}`)
    const refusal = await press('schedule', { launch: id, at: inUtc(Date.now() + MINUTE), zone: 'UTC' })
    expect(refusal).toMatchObject({ status: 422, ok: false, field: 'items' })
    expect(await titleOf(fine.id)).toMatchObject({ title: fine.old })
    expect(await launchOf(id)).toMatchObject({ state: 'draft' })
  })

  test('who scheduled it and may publish no more', async () => {
    const { id: item, old } = await page()
    const id = await launch(`pages:${item}`)
    const at = await scheduled(id)
    await db.query(`update launches set scheduled_by = 'gone@staff.test'`)
    await keepLaunches(at)
    expect(await launchOf(id)).toMatchObject({ state: 'failed', note: expect.stringMatching(/no login/) })
    for (const role of ['support', 'writer']) {
      await db.query(`update launches set scheduled_by = $1, state = 'scheduled'`, [`${role}@staff.test`])
      await keepLaunches(at)
      const failed = { state: 'failed', note: expect.stringMatching(/may not publish launches anymore/) }
      expect(await launchOf(id)).toMatchObject(failed)
    }
    expect(await titleOf(item)).toMatchObject({ title: old })
  })
})

test('the new drafts are taken along, and it stays scheduled', async () => {
  const [changed, gone] = [await page(), await page()]
  const id = await launch(`pages:${changed.id}`, `pages:${gone.id}`)
  const at = await scheduled(id)
  await draftEdit(changed.id, 'Newest')
  await payload.delete({ collection: 'pages', id: gone.id })
  expect((await press('take-along', { launch: id })).status).toBe(200)
  expect(await launchOf(id)).toMatchObject({ state: 'scheduled' })
  await keepLaunches(at)
  expect(await titleOf(changed.id)).toMatchObject({ title: 'Newest' })
})

test('a cancelled launch does not go live, and can be scheduled again', async () => {
  const { id: item, old } = await page()
  const id = await launch(`pages:${item}`)
  const at = await scheduled(id)
  expect((await press('cancel', { launch: id })).status).toBe(200)
  await keepLaunches(at)
  expect(await launchOf(id)).toMatchObject({ state: 'cancelled' })
  expect(await titleOf(item)).toMatchObject({ title: old })
  await scheduled(id)
})

test('what somebody edited since keeps all of it live, with names', async () => {
  const [one, other] = [await page(), await page()]
  const id = await launch(`pages:${one.id}`, `pages:${other.id}`)
  await press('publish', { launch: id })
  await draftEdit(other.id, 'After')
  const refusal = await press('take-back', { launch: id })
  expect(refusal).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(refusal.sentence).toMatch(/Changed since: the page “New”/)
  expect(await titleOf(one.id)).toMatchObject({ title: 'New' })
  expect(await launchOf(id)).toMatchObject({ state: 'live' })
})

const MAY: readonly string[] = ['admin', 'marketer']

test.each(LAUNCH_ACTIONS.flatMap(action => READERS.map(role => ({ action, role }))))(
  '$role presses $action',
  async ({ action, role }) => {
    const item = `pages:${(await page()).id}`
    const id = await launch(item)
    const [row] = await many('select id from launch_rows where launch_id = $1', [id])
    if (action === 'take-back') await press('publish', { launch: id })
    const at = inUtc(Date.now() + MINUTE)
    if (action === 'cancel') await scheduled(id)
    const before = await many('select * from launches')
    const form = { launch: id, name: 'Autumn', item, row: row?.id, at, zone: 'UTC' }
    const { status, sentence } = await press(action, form, role)
    const isAllowed = MAY.includes(role) || (role === 'writer' && FOR_WRITERS.includes(action))
    expect(status, sentence).toBe(isAllowed ? 200 : 403)
    if (!isAllowed) expect(await many('select * from launches')).toEqual(before)
  },
)

test('a writer puts in pages, and neither campaigns nor price sets, and takes none of them out', async () => {
  const [text, sale, set] = [await page(), await campaign(), await priceSet()]
  const id = await launch(`campaigns:${sale}`)
  expect(await press('add', { launch: id, item: `pages:${text.id}` }, 'writer')).toMatchObject({
    status: 200,
  })
  for (const item of [`campaigns:${sale}`, `price-sets:${set}`])
    expect(await press('add', { launch: id, item }, 'writer')).toMatchObject({ status: 403 })
  const row = await one(`select id from launch_rows where kind = 'campaigns'`)
  expect(await press('remove', { launch: id, row: row?.id }, 'writer')).toMatchObject({ status: 403 })
})

test.each(READERS)('%s reads launches, or not, and nobody writes them past the screen', async role => {
  const id = await launch()
  const may = ['admin', 'marketer', 'writer'].includes(role)
  expect((await ask(role, `/launches/${id}`)).status).toBe(may ? 200 : 403)
  for (const [method, path] of [
    ['POST', '/launches'],
    ['PATCH', `/launches/${id}`],
    ['DELETE', `/launches/${id}`],
  ] as const)
    expect((await ask(role, path, { method, body: { name: 'x' } })).status).toBe(403)
})

test.each<[string, LaunchAction, Form, string, string]>([
  ['without a name', 'make', { name: ' ' }, 'no_name', 'name'],
  ['of nothing', 'publish', {}, 'nothing_in_it', 'items'],
  ['of what is no kind', 'add', { item: 'users:1' }, 'unknown_item', 'item'],
  ['of what is not there', 'add', { item: 'pages:1' }, 'unknown_item', 'item'],
  ['in the past', 'schedule', { at: '2020-01-01T00:00', zone: 'UTC' }, 'in_the_past', 'at'],
  ['in no zone', 'schedule', { at: '2030-01-01T00:00', zone: 'Mars' }, 'no_zone', 'zone'],
  ['at no time', 'schedule', { at: 'soon', zone: 'UTC' }, 'no_time', 'at'],
  ['that is not scheduled', 'cancel', {}, 'wrong_state', 'state'],
  ['that is not live', 'take-back', {}, 'wrong_state', 'state'],
  ['that is not there', 'cancel', { launch: 'x' }, 'not_found', 'launch'],
])('a launch %s is refused at its field', async (_, action, form, code, field) => {
  const id = await launch()
  expect(await press(action, { launch: id, ...form })).toMatchObject({ ok: false, code, field })
})

test('what is scheduled is not scheduled again', async () => {
  const { id: item } = await page()
  const id = await launch(`pages:${item}`)
  await scheduled(id)
  const again = await press('schedule', { launch: id, at: inUtc(Date.now() + MINUTE), zone: 'UTC' })
  expect(again).toMatchObject({ status: 409, code: 'wrong_state' })
  expect(await launchOf(id)).toMatchObject({ state: 'scheduled' })
})
