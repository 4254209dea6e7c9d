import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import type { CampaignFacts } from '@/server/campaigns/campaign-facts'
import { campaignWarnings, warningsOf } from '@/server/campaigns/warnings'
import { LOCALES } from '@/site/locale'

const db = await freshDatabase()

const DAY = 86_400_000
const NOW = Date.parse('2026-11-25T12:00:00Z')

const coupon = {
  ...{ id: 'k', code: 'TEN', isPublished: true, isEnabled: true },
  ...{ from: null, until: null },
}
const facts: CampaignFacts = {
  ...{ id: 'c', name: 'Winter', from: NOW - DAY, until: NOW + DAY, isPromised: true },
  ...{ sites: [], locales: [], coupons: [coupon] },
  ...{ namedIn: [...LOCALES], page: 'p', writtenIn: [...LOCALES] },
}

const kindsOf = (change: Partial<CampaignFacts>) =>
  warningsOf({ ...facts, ...change }, NOW).map(({ kind }) => kind)

test.each<[string, Partial<CampaignFacts>, string[]]>([
  ['is as it should be', {}, []],
  ['names a draft', { coupons: [{ ...coupon, isPublished: false }] }, ['coupon_draft', 'no_coupon']],
  ['names what is off', { coupons: [coupon, { ...coupon, isEnabled: false }] }, ['coupon_off']],
  ['has a coupon that ends before', { coupons: [{ ...coupon, until: NOW }] }, ['coupon_shorter']],
  ['has a coupon that begins later', { coupons: [{ ...coupon, from: NOW }] }, ['coupon_shorter']],
  ['has no coupon', { coupons: [] }, ['no_coupon']],
  ['has none, and promises none', { coupons: [], isPromised: false }, []],
  ['ended', { coupons: [], until: NOW - DAY, from: NOW - 2 * DAY }, []],
  ['ended long ago', { until: NOW - 60 * DAY, from: NOW - 61 * DAY }, ['ended_but_enabled']],
  ['has no page', { page: null, writtenIn: [] }, ['no_page']],
  ['lacks words', { namedIn: ['en'], writtenIn: ['en', 'ja'] }, ['unnamed', 'unwritten']],
  ['is in English alone', { namedIn: ['en'], writtenIn: ['en'], locales: ['en'] }, []],
  ['is on the Japanese shop alone', { namedIn: ['ja'], writtenIn: ['ja'], sites: ['jp'] }, []],
])('of a campaign that %s', (_, change, kinds) => {
  expect(kindsOf(change)).toEqual(kinds)
})

test('languages without words are told together, and the link leads to the first of them', () => {
  expect(warningsOf({ ...facts, namedIn: ['en', 'ja', 'fr'] }, NOW)).toEqual([
    {
      campaign: 'Winter',
      kind: 'unnamed',
      about: ['de', 'es', 'it', 'zh'],
      place: { collection: 'campaigns', id: 'c', field: 'name', locale: 'de' },
    },
  ])
})

const told = async () =>
  (await campaignWarnings(NOW, NOW + 60 * DAY)).flatMap(({ campaign, kind, about }) =>
    campaign === 'Year-round offer' ? [[kind, ...about]] : [],
  )

test('warnings come with what is stored, and go with it', async () => {
  expect(await told()).toEqual([])
  await db.query(`update coupons set enabled = false where code = 'AUTUMN_VD'`)
  expect(await told()).toEqual([['coupon_off', 'AUTUMN_VD'], ['no_coupon']])
  await db.query(`update coupons set enabled = true, until = $1 where code = 'AUTUMN_VD'`, [
    new Date(NOW + DAY),
  ])
  expect(await told()).toEqual([['coupon_shorter', 'AUTUMN_VD']])
  await db.query(`update coupons set until = null where code = 'AUTUMN_VD'`)
  await db.query(
    `delete from campaigns_translations where _locale = 'de' and _parent_id = (select id from campaigns where key = 'normal-autumn-sale')`,
  )
  expect(await told()).toEqual([['unnamed', 'de']])
  await db.query(`update pages set _status = 'draft' where route = 'sales_campaign'`)
  expect(await told()).toEqual([['unnamed', 'de'], ['no_page']])
  await db.query(`update campaigns set deleted_at = now() where key = 'normal-autumn-sale'`)
  expect(await told()).toEqual([])
})

test('what ended long ago and is still on comes last', async () => {
  const all = await campaignWarnings(NOW, NOW + 60 * DAY)
  const ended = all.filter(({ kind }) => kind === 'ended_but_enabled').map(({ campaign }) => campaign)
  expect(ended).toContain('Black Friday 2022')
  expect(all.slice(-ended.length).map(({ campaign }) => campaign)).toEqual(ended)
})
