import { freshDatabase } from '@tests/support/database'
import { soon } from '@tests/support/soon'
import { openStaffDoors, READERS, type Reader } from '@tests/support/staff-doors'
import { expectToldInAll } from '@tests/support/told-in-all'
import { beforeEach, describe, expect, test } from 'vitest'
import { PRICE_SET_ACTIONS, type PriceSetAction } from '@/collections/price-sets/action-names'

const MINUTE = 60_000

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const { keepPriceSets } = await import('@/server/price-sets/due')
const { ruleBookOf } = await import('@/server/preview/rule-book')
const { stoppedSets } = await import('@/server/price-sets/stopped')
const rules = await import('@/server/rule-book/live')
const { database } = await import('@/server/runtime/database')
const { loadSnapshot } = await import('@/server/rule-book/load')

type Form = Record<string, string>
const FIVE: Form = { name: 'Singles', prod_type: 'single', by: '5' }

async function press(action: PriceSetAction, form: Form = {}, role: Reader = 'marketer') {
  const { status, text } = await ask(role, `/price-set-actions/${action}`, { method: 'POST', form })
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

async function draft(form: Form = FIVE): Promise<string> {
  const { id, sentence } = await press('save', form)
  expect(id, sentence).toBeTruthy()
  return id
}

const many = async (text: string, values: unknown[] = []) => (await db.query(text, values)).rows
const prices = () => many('select pay_key, price, origin_price, price_jpy from plans order by pay_key')
const setOf = async (id: string) => (await many('select * from price_sets where id = $1', [id]))[0]
const planOf = async (payKey: string) => (await many('select * from plans where pay_key = $1', [payKey]))[0]
const everything = () =>
  many(`select (select jsonb_agg(l order by l.id) from plans l) as plans, (select count(*) from _plans_v) as versions,
    (select jsonb_agg(s order by s.id) from price_sets s) as sets, (select jsonb_agg(r order by r) from price_set_rows r) as rows`)
const setPrice = (payKey: string, price: number) =>
  db.query('update plans set price = $2 where pay_key = $1', [payKey, price])
const inUtc = (at: number) => new Date(at).toISOString().slice(0, 19)

await db.query('create temporary table original as select id, price, origin_price, price_jpy from plans')

beforeEach(async () => {
  await db.query('delete from price_sets')
  await db.query(`update plans l set price = o.price, origin_price = o.origin_price, price_jpy = o.price_jpy from original o
    where o.id = l.id and (l.price, l.origin_price, l.price_jpy) is distinct from (o.price, o.origin_price, o.price_jpy)`)
})

const MAY: readonly string[] = ['admin', 'marketer']

test.each(PRICE_SET_ACTIONS.flatMap(action => READERS.map(role => ({ action, role }))))(
  '$role presses $action',
  async ({ action, role }) => {
    const id = await draft()
    if (action === 'take-back') await press('publish', { set: id })
    const at = inUtc(Date.now() + MINUTE)
    if (action === 'unschedule') await press('schedule', { set: id, at, zone: 'UTC' })
    const before = await everything()
    const { status, sentence } = await press(action, { ...FIVE, set: id, at, zone: 'UTC' }, role)
    expect(status, sentence).toBe(MAY.includes(role) ? 200 : 403)
    if (!MAY.includes(role)) expect(await everything()).toEqual(before)
  },
)

test.each(READERS)('%s reads price sets, or not, and nobody writes them past the screen', async role => {
  const id = await draft()
  expect((await ask(role, `/price-sets/${id}`)).status).toBe(MAY.includes(role) ? 200 : 403)
  for (const [method, path] of [
    ['POST', '/price-sets'],
    ['PATCH', `/price-sets/${id}`],
    ['DELETE', `/price-sets/${id}`],
  ] as const)
    expect((await ask(role, path, { method, body: { name: 'x', change_by: 1 } })).status).toBe(403)
})

test.each<[string, Form, string, string]>([
  ['without a name', { ...FIVE, name: ' ' }, 'no_name', 'name'],
  ['for a line that is none', { ...FIVE, line: 'hats' }, 'unknown_choice', 'line'],
  ['for what no plan is', { ...FIVE, line: 'video', family: 'adult' }, 'nothing_chosen', 'product'],
  ['by what is no number', { ...FIVE, by: 'five' }, 'no_number', 'by'],
  ['by a number with a sign', { ...FIVE, by: '-5' }, 'no_number', 'by'],
  ['by nothing', { ...FIVE, by: '' }, 'nothing_changes', 'by'],
  ['over 100 % down', { ...FIVE, by: '120', direction: 'down' }, 'percent_too_far', 'by'],
  ['of 1001 % up', { ...FIVE, by: '1001' }, 'percent_too_far', 'by'],
  ['below zero', { ...FIVE, by: '20', kind: 'amount', direction: 'down' }, 'price_below_zero', 'by'],
  ['above the list price', { ...FIVE, amounts: 'price' }, 'above_list', 'amounts'],
  ['to an ending that is none', { ...FIVE, ending: 'seven' }, 'unknown_choice', 'ending'],
])('a set %s is refused at its field, and nothing is stored', async (_, form, code, field) => {
  expect(await press('save', form)).toMatchObject({ status: 422, ok: false, code, field })
  expect(await many('select 1 from price_sets')).toEqual([])
})

test('what a browser typed comes back with the problem', async () => {
  const config = await (await import('@payload-config')).default
  const { handleEndpoints } = await import('payload')
  const { token } = await payload.login({
    collection: 'users',
    data: { email: 'marketer@staff.test', password: 'a-long-password' },
  })
  const request = new Request('http://localhost:3000/cms/price-set-actions/save', {
    method: 'POST',
    headers: {
      ...{ host: 'localhost:3000', origin: 'http://localhost:3000', accept: 'text/html' },
      cookie: `payload-token=${token}`,
    },
    body: new URLSearchParams({ ...FIVE, by: 'five & a half' }),
  })
  const answer = await handleEndpoints({ config, request })
  expect(answer.status).toBe(303)
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ ...FIVE, by: 'five & a half' },
    ...{ problem: 'no_number', field: 'by' },
  })
})

describe('publishing', () => {
  test('changes every plan of it at once, each with a version of before and of after and who did it', async () => {
    const before = await planOf('10337-LFT')
    const id = await draft({ ...FIVE, ending: 'ninety' })
    expect(await planOf('10337-LFT')).toEqual(before)
    const { sentence } = await press('publish', { set: id })
    expect(sentence).toMatch(/^“Singles” is live: \d+ plans/)
    expect(await planOf('10337-LFT')).toMatchObject({
      price: 136.9,
      origin_price: 170.9,
      changed_by: 'marketer@staff.test',
    })
    const { docs } = await payload.findVersions({
      collection: 'plans',
      where: { parent: { equals: before?.id } },
      sort: '-updatedAt',
      depth: 0,
    })
    const now = await payload.findByID({ collection: 'plans', id: before?.id, depth: 0 })
    const { id: _, confirm_change, ...stored } = now
    expect(docs[0]?.version).toMatchObject(stored)
    expect(docs.map(({ version }) => version.price)).toContain(129.9)
    expect(await setOf(id)).toMatchObject({ state: 'live', made_by: 'marketer@staff.test' })
  })

  test('leaves what it did not choose', async () => {
    const others = `select l.pay_key, l.price from plans l join products p on p.id = l.product_id
      where p.prod_type <> 'single' or not l.enable order by 1`
    const before = await many(others)
    await press('publish', { set: await draft() })
    expect(await many(others)).toEqual(before)
  })

  test('is known to the shop at once', async () => {
    const sold = async () => (await rules.ruleBook()).book.offering(10337, 'LFT')?.selling.USD
    await soon(async () => expect(await sold()).toBe(12990))
    await press('publish', { set: await draft() })
    await soon(async () => expect(await sold()).toBe(13640))
  })

  test('is refused, with nothing written, after somebody changed one of its plans; a fresh look makes it good again', async () => {
    const id = await draft()
    await setPrice('10337-LFT', 119.9)
    const before = await everything()
    expect(await press('publish', { set: id })).toMatchObject({
      ...{ status: 409, code: 'changed_meanwhile' },
      sentence: expect.stringContaining('10337-LFT'),
    })
    expect(await everything()).toEqual(before)
    expect(await press('look-again', { set: id })).toMatchObject({ status: 200 })
    expect(await press('publish', { set: id })).toMatchObject({ status: 200 })
    expect((await planOf('10337-LFT'))?.price).toBe(125.9)
  })

  test('asks about more than 30 %, and holds once that is meant', async () => {
    const id = await draft({ ...FIVE, by: '31' })
    expect(await press('publish', { set: id })).toMatchObject({
      ...{ status: 422, code: 'large_change', field: 'confirm' },
    })
    expect((await planOf('10337-LFT'))?.price).toBe(129.9)
    expect(await press('publish', { set: id, confirm: 'yes' })).toMatchObject({ status: 200 })
  })

  test('happens once, of two presses at the same time', async () => {
    const id = await draft()
    const answers = await Promise.all([press('publish', { set: id }), press('publish', { set: id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await planOf('10337-LFT'))?.price).toBe(136.4)
  })

  test('a currency without decimals gets none', async () => {
    await db.query(`update plans set price_jpy = 19480 where pay_key = '10337-LFT'`)
    await press('publish', { set: await draft() })
    expect((await planOf('10337-LFT'))?.price_jpy).toBe(20454)
  })
})

describe('at an instant', () => {
  const scheduled = async (form: Form = FIVE) => {
    const id = await draft(form)
    const at = Date.now() + MINUTE
    const wall = new Date(at + 9 * 60 * MINUTE).toISOString().slice(0, 19)
    expect(await press('schedule', { set: id, at: wall, zone: 'Asia/Tokyo' })).toMatchObject({ status: 200 })
    return { id, at: Math.floor(at / 1000) * 1000 }
  }

  test('it goes live once, by whichever of several processes comes first', async () => {
    const { id, at } = await scheduled()
    const [{ goes_live_at }] = [await setOf(id)]
    expect(goes_live_at.getTime()).toBe(at)
    await keepPriceSets(at - 1)
    expect((await setOf(id))?.state).toBe('scheduled')
    const versions = async () =>
      Number(
        (
          await many(
            `select count(*) from _plans_v where version_changed_by = 'marketer@staff.test'
        and parent_id = $1`,
            [(await planOf('10337-LFT'))?.id],
          )
        )[0]?.count,
      )
    const before = await versions()
    await Promise.all([keepPriceSets(at), keepPriceSets(at), keepPriceSets(at + 1)])
    expect((await setOf(id))?.state).toBe('live')
    expect((await planOf('10337-LFT'))?.price).toBe(136.4)
    expect((await versions()) - before).toBeLessThanOrEqual(1)
  })

  test('it is seen before, in a preview of then and not of now', async () => {
    const { at } = await scheduled()
    const seen = async (then?: number) =>
      (await ruleBookOf({ preview: { site: 'com', locale: 'en', at: then } })).book.offering(10337, 'LFT')
        ?.selling.USD
    await soon(async () => expect(await seen()).toBe(12990))
    expect(await seen(at - 1)).toBe(12990)
    expect(await seen(at)).toBe(13640)
    expect((await loadSnapshot(database)).book.offering(10337, 'LFT')?.selling.USD).toBe(12990)
  })

  test('it is stopped where a plan was changed meanwhile, with nothing written, and that is told', async () => {
    const { id, at } = await scheduled()
    await setPrice('10337-LFT', 119.9)
    const before = await prices()
    await keepPriceSets(at)
    expect(await prices()).toEqual(before)
    expect(await setOf(id)).toMatchObject({ state: 'stopped' })
    expect(await stoppedSets()).toEqual([{ id, name: 'Singles', note: expect.stringContaining('10337-LFT') }])
  })

  test('it does not go live once it is taken off the schedule', async () => {
    const { id, at } = await scheduled()
    expect(await press('unschedule', { set: id })).toMatchObject({ status: 200 })
    await keepPriceSets(at)
    expect((await planOf('10337-LFT'))?.price).toBe(129.9)
  })

  test.each([
    ['', 'UTC', 'no_time', 'at'],
    ['2027-02-31 10:00', 'UTC', 'no_time', 'at'],
    ['2027-03-28 02:30', 'Europe/Berlin', 'skipped', 'at'],
    ['2027-10-31 02:30', 'Europe/Berlin', 'twice', 'at'],
    ['2020-01-01 00:00', 'UTC', 'in_the_past', 'at'],
    ['2027-01-01 00:00', 'Mars/Olympus', 'no_zone', 'zone'],
  ])('“%s” in %s is refused as %s', async (at, zone, code, field) => {
    const id = await draft()
    expect(await press('schedule', { set: id, at, zone })).toMatchObject({ status: 422, code, field })
    expect((await setOf(id))?.state).toBe('draft')
  })
})

describe('taking back', () => {
  test('gives every plan the price of before', async () => {
    const before = await prices()
    const id = await draft()
    await press('publish', { set: id })
    expect(await press('take-back', { set: id })).toMatchObject({ status: 200 })
    expect(await prices()).toEqual(before)
    expect(await press('take-back', { set: id })).toMatchObject({ status: 409, code: 'wrong_state' })
  })

  test('leaves and names what somebody changed since', async () => {
    const id = await draft()
    await press('publish', { set: id })
    await setPrice('10337-LFT', 99.9)
    const { sentence } = await press('take-back', { set: id })
    expect(sentence).toContain('Changed since, and left as they are: 10337-LFT.')
    expect(await planOf('10337-LFT')).toMatchObject({ price: 99.9, origin_price: 162.9 })
    expect((await planOf('10337-1Y'))?.price).toBe(64.9)
  })
})
