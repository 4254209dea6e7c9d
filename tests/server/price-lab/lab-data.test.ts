import { freshDatabase } from '@tests/support/database'
import { guest, placeGuestOrder } from '@tests/support/purchase'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readAddress } from '@/collections/admin/price-lab/path'

const db = await freshDatabase()
const { labData } = await import('@/collections/admin/price-lab/lab-data')
const { CampaignLink, ruleText } = await import('@/collections/admin/price-lab/parts')
const { campaignPlaces } = await import('@/server/price-lab/rule-places')

const NOW = Date.now()
const askedBy = (role: string, search: Record<string, string> = {}) =>
  labData({ role }, readAddress(search), { now: NOW, language: 'en' })

const EMAIL = 'owner@example.com'
await db.query('insert into customers (email, confirmed_at) values ($1, now())', [EMAIL])
const order = await placeGuestOrder(guest(EMAIL))

test.each([
  ['admin', true, true],
  ['support', true, true],
  ['marketer', true, false],
  ['writer', false, false],
  ['nobody', false, false],
])('a %s sees prices: %s; customers and their orders: %s', async (role, prices, customers) => {
  const shown = await askedBy(role)
  expect(shown !== null).toBe(prices)
  if (!prices) return
  const looked = await askedBy(role, { buyer: 'customer', email: EMAIL })
  const sides = looked?.screen === 'prices' ? looked.sides : []
  expect(sides.map(({ problems, priced }) => [problems.email?.code, priced !== undefined])).toEqual([
    customers ? [undefined, true] : ['not_allowed', false],
  ])
  const replayed = await askedBy(role, { screen: 'order', order: order.number })
  const replay = replayed?.screen === 'order' ? replayed.replay : undefined
  expect(replay === 'not_allowed').toBe(!customers)
})

test('an order of today costs today what it cost, and one that nobody placed is told apart', async () => {
  const shown = await askedBy('support', { screen: 'order', order: order.number })
  expect(shown).toMatchObject({ replay: { order: { number: order.number }, differences: [] } })
  const unknown = await askedBy('support', { screen: 'order', order: 'T-NONE' })
  expect(unknown).toMatchObject({ replay: null })
})

test('whom nobody knows is told at the field, and what was typed stays', async () => {
  const shown = await askedBy('support', { buyer: 'customer', email: 'nobody@example.com' })
  expect(shown).toMatchObject({
    sides: [{ typed: { email: 'nobody@example.com' }, problems: { email: { code: 'no_customer' } } }],
  })
})

test('a campaign is called by its name, in the language of who looks, and its coupon is none', async () => {
  const key = 'normal-autumn-sale'
  const linkIn = async (language: 'en' | 'de') => {
    const places = { admin: '/admin', campaignAt: await campaignPlaces(language) } as never
    return renderToStaticMarkup(createElement(CampaignLink, { campaign: key, places }))
  }
  expect(await linkIn('en')).toMatch(
    /^<a href="\/admin\/collections\/campaigns\/[^"]+">Year-round offer<\/a>$/,
  )
  await db.query(
    `update campaigns_translations set name = 'Herbstangebot' where _locale = 'de'
       and _parent_id = (select id from campaigns where key = $1)`,
    [key],
  )
  expect(await linkIn('de')).toContain('>Herbstangebot</a>')
  const ruleAt = () => ({ collection: 'coupons', id: '1', label: 'For life' }) as const
  expect(ruleText({ kind: 'campaign', rule: 'AUTUMN_VD' }, { ruleAt })).toBe(
    'Campaign coupon AUTUMN_VD (For life)',
  )
})
