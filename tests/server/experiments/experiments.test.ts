import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { basketOfSuite, guest, visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { beforeAll, expect, test } from 'vitest'
import { isQuoteError } from '@/pricing'
import { consentText } from '@/site/consent'

const shop = await openCalls()
const { cms } = await import('@/server/cms/cms')
const { ruleBook } = await import('@/server/rule-book/live')
const { groupOf } = await import('@/server/experiments/assign')
const { experimentResults } = await import('@/server/experiments/results')
const { offersOf } = await import('@/server/catalogue/offers')
const { placeOrder } = await import('@/server/checkout/place-order')
const { arrivalOf } = await import('@/server/checkout/arrival')

const HOUR = 3_600_000
const hours = (count: number) => new Date(Date.now() + count * HOUR).toISOString()
const payload = await cms()
const save = (change: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'experiments',
    data: {
      name: 'Yearly first',
      key: '',
      from: hours(-1),
      from_tz: 'UTC',
      until: hours(1),
      until_tz: 'UTC',
      share: 50,
      plan: '1Y',
      sites: ['com'],
      ...change,
    },
  })

const { key, id } = await save()
const consented = consentText(0, ['statistics'])
const join = (ip: string, jar: Record<string, string> = { consent: consented }, guest_token_v2 = ip) =>
  shop.ask({ service: 'api/experiment', input: { guest_token_v2 }, ip, jar })

// A test begins where this process has heard of it.
beforeAll(() =>
  soon(async () => expect((await ruleBook()).words.experiments.map(each => each.key)).toEqual([key])),
)

test('its cookie is named after it, for good', async () => {
  expect(key).toMatch(/^yearly-first-[\da-f]{4}$/)
  const { key: later } = await payload.update({
    collection: 'experiments',
    id,
    data: { name: 'Other', key: 'x' },
  })
  expect(later).toBe(key)
})

test('of 2,000 visitors by address half are in each group, and each is always in the same', () => {
  const experiment = { key: 'a-test', share: 50 }
  const groups = Array.from({ length: 2_000 }, (_, n) => {
    const participant = { ip: `198.51.${n >> 8}.${n & 255}`, email: '', guest: '' }
    const group = groupOf(experiment, participant)
    expect(groupOf(experiment, { ...participant, email: 'a@example.com', guest: 'g' })).toBe(group)
    return group
  })
  // Which group it is depends on the secret of this shop: of 100,000 secrets one gives less or more than this.
  const share = groups.filter(group => group === 'a_show').length / 20
  expect(share).toBeGreaterThanOrEqual(45)
  expect(share).toBeLessThanOrEqual(55)
})

test('where the address tells nobody apart the e-mail address decides, else chance', () => {
  const experiment = { key: 'a-test', share: 50 }
  const by = (email: string) =>
    new Set(Array.from({ length: 50 }, () => groupOf(experiment, { ip: '127.0.0.1', email, guest: '' })))
  expect(by('somebody@example.com').size).toBe(1)
  expect(by('').size).toBe(2)
})

test('who agreed to statistics gets a group and its cookie for 36 days, and counts once', async () => {
  const first = await join('203.0.113.5')
  const { group } = first.body.data as { group: string }
  expect(first.headers.getSetCookie().join()).toMatch(
    new RegExp(`ab_${key}=${group}; Path=/; .*Max-Age=3110400`),
  )
  const again = await join('203.0.113.5')
  expect(again.body.data).toEqual({ key, group })
  const { groups } = await experimentResults(key)
  expect(groups.map(each => each.visitors).reduce((a, b) => a + b)).toBe(1)
  const other = group === 'a_show' ? 'b_close' : 'a_show'
  const known = await join('203.0.113.5', { consent: consented, [`ab_${key}`]: other })
  expect(known.body.data).toEqual({ key, group: other })
})

const UNDECIDED: Record<string, string> = {}

test.each([UNDECIDED, { consent: consentText(0, ['marketing']) }, { consent: 'statistics' }])(
  'who did not agree takes no part: %j',
  async jar => {
    const answer = await join('203.0.113.9', jar)
    expect(answer.body.data).toBeNull()
    expect(answer.headers.getSetCookie()).toEqual([])
  },
)

test('the a group sees another plan preselected at the very same prices; nobody else does', async () => {
  const shown = async (variants: string[]) => {
    const list = await offersOf(visitNow({ variants }), 'netflix_downloader')
    if (isQuoteError(list)) throw new Error(list.message)
    return list.plans
  }
  const [a, b, forged] = [await shown([key]), await shown([]), await shown(['made-up'])]
  expect(a.find(({ is_main }) => is_main)?.plan).toBe('1Y')
  expect(b.find(({ is_main }) => is_main)?.plan).toBe('LFT')
  expect(forged).toEqual(b)
  expect(a.map(({ quote }) => quote)).toEqual(b.map(({ quote }) => quote))
})

test('orders and revenue of each group are counted once paid, and too little is said to be too little', async () => {
  const before = await experimentResults(key)
  const visits = [{ source: 'news', at: 1, path: '/' }]
  for (const state of ['open', 'paid']) {
    const placed = await placeOrder(visitNow(), {
      idempotencyKey: randomUUID(),
      basket: basketOfSuite,
      buyer: guest(),
      arrival: { visits, groups: { [key]: 'a_show' } },
    })
    if (!placed.ok) throw new Error(placed.why)
    if (state === 'paid')
      await shop.db.query(`update orders set state = 'paid', paid_at = now() where number = $1`, [
        placed.order.number,
      ])
  }
  const { groups, difference } = await experimentResults(key)
  expect(groups[0]?.orders).toBe((before.groups[0]?.orders ?? 0) + 1)
  expect(groups[0]?.revenue).toEqual([{ currency: 'USD', amount: expect.any(Number) }])
  expect(difference).toBeNull()
})

test.each([
  ['writer', false],
  ['support', false],
  ['marketer', true],
  ['admin', true],
])('what a test brought is shown to a %s: %s', async (role, isShown) => {
  const { ExperimentResults } = await import('@/collections/admin/experiment-results')
  const shown = await ExperimentResults({
    data: { id: '1', key },
    req: { user: { role }, i18n: { language: 'en' } },
  })
  expect(shown !== null).toBe(isShown)
})

test('a buyer tells where they came from only with consent, and only what can be true', async () => {
  const call = (cookies: Record<string, string>) => ({ visit: visitNow(), cookies }) as never
  const told = JSON.stringify([{ source: 'x'.repeat(10_000), at: 1, path: '/' }, 5])
  const none = { visits: [], groups: {} }
  expect(await arrivalOf(call({ [`ab_${key}`]: 'a_show' }), told)).toEqual(none)
  expect(await arrivalOf(call({ consent: consented, [`ab_${key}`]: 'c_other' }), told)).toEqual(none)
  const visit = { source: 'news', at: 1, path: '/' }
  const jar = { consent: consented, [`ab_${key}`]: 'b_close', ab_old: 'a_show' }
  expect(await arrivalOf(call(jar), JSON.stringify([visit]))).toEqual({
    visits: [visit],
    groups: { [key]: 'b_close' },
  })
})

test('of two tests at once on one site the second is refused at its field, elsewhere it is not', async () => {
  const refused = save({ name: 'Second', from: hours(0), until: hours(2) })
  await expect(refused).rejects.toMatchObject({
    data: {
      errors: [{ path: 'from', message: expect.stringContaining('runs at the same time on the same site') }],
    },
  })
  const { id: japanese } = await save({ name: '比較', sites: ['jp'] })
  await payload.delete({ collection: 'experiments', id: japanese })
  const { id: after } = await save({ name: 'After', from: hours(1), until: hours(2) })
  await payload.delete({ collection: 'experiments', id: after })
})

test('a test in which nothing differs, or which ends before it begins, is refused', async () => {
  await expect(save({ plan: null, sites: ['jp'] })).rejects.toMatchObject({
    data: { errors: [{ path: 'plan', message: expect.stringContaining('nothing that differs') }] },
  })
  await expect(save({ until: hours(-2), sites: ['jp'] })).rejects.toMatchObject({
    data: { errors: [{ path: 'until' }] },
  })
})
