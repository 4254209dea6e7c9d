import { pricingRows } from '@seed/index'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import {
  buildRuleBook,
  isQuoteError,
  type OwnedLicence,
  offerRuleRow,
  type Plan,
  quote,
  type Rows,
} from '@/pricing'

const rows = pricingRows()
const RATES = rows.offerRules.filter(({ fallback }) => fallback)
const OWN_PID = 999_001

/** A new product of a tier that no row names: a copy of a seeded one without a price of its own. */
const withNew = (route: string, plan: Plan, change: Partial<Rows['products'][number]> = {}) =>
  bookWith(({ products, plans }) => {
    const like = products.find(each => each.route === route && each.os === 'win')
    const sold = plans.find(each => each.pid === like?.pid && each.plan === plan)
    if (!like || !sold) throw new Error(`${route} is not sold as ${plan}`)
    const product = { ...like, pid: OWN_PID, route: 'brand_new', url: '/brand-new', aliases: [], tier: 'new' }
    return {
      products: [...products, { ...product, ...change }],
      plans: [...plans, { ...sold, pid: OWN_PID, payKey: `${OWN_PID}-${plan}` }],
    }
  })

function priceOf(book: ReturnType<typeof seededBook>, plan: Plan, owned: OwnedLicence[]) {
  const priced = quote(book, {
    ...{ at: Date.UTC(2019, 0, 1), site: 'com', locale: 'en', country: 'us', os: 'win' },
    ...{ coupon: null, payer: 'sandbox', target: { route: 'brand_new', plan }, owned },
  })
  if (isQuoteError(priced)) throw new Error(priced.message)
  return { offType: priced.offType, price: priced.price, rule: priced.applied[0]?.rule }
}

const lifetime = (pid: number): OwnedLicence => ({
  ...{ pid, plan: 'LFT', expires: null, subscription: false, periods: 1 },
})
const ended = (plan: Plan): OwnedLicence => ({
  ...{ pid: OWN_PID, plan, expires: Date.UTC(2018, 0, 1), subscription: false, periods: 1 },
})
const MUSIC = 10502

describe('a product without a price of its own is offered at the rate of its kind', () => {
  test.each([
    ['a single bought again', 'netflix_downloader', 'LFT', [ended('1M')], 'offer-2-single-rate', 9093],
    ['a single of another line', 'netflix_downloader', 'LFT', [lifetime(MUSIC)], 'offer-3-single-rate', 9743],
    ['the adult suite bought again', 'adult_aio', 'LFT', [ended('1M')], 'offer-2-adult-rate', 16194],
    ['it as pro', 'adult_aio', 'LFT_3', [ended('1M')], 'offer-2-adult-pro-rate', 20345],
    ['it beside another line', 'adult_aio', 'LFT', [lifetime(MUSIC)], 'offer-3-adult-rate', 17544],
    ['it as pro beside another line', 'adult_aio', 'LFT_3', [lifetime(MUSIC)], 'offer-3-pro-rate', 22194],
  ] as const)('%s', (_, like, plan, owned, rule, price) => {
    const told = priceOf(withNew(like, plan), plan, [...owned])
    expect(told).toEqual({ offType: Number(rule.split('-')[1]), price, rule })
  })

  test('who is new pays the selling price', () => {
    expect(priceOf(withNew('netflix_downloader', 'LFT'), 'LFT', [])).toMatchObject({ price: 12990 })
  })

  test('a price of its own takes the rate’s place, also where it is dearer', () => {
    const book = bookWith(() => {
      const { products, plans } = newRows()
      const own = offerRuleRow.parse({
        ...{ key: 'own', offType: '3', benefit: 'price', price: 120, routes: ['brand_new'], plans: ['LFT'] },
      })
      return { products, plans, offerRules: [...rows.offerRules, own] }
    })
    expect(priceOf(book, 'LFT', [lifetime(MUSIC)])).toEqual({ offType: 3, price: 12000, rule: 'own' })
  })
})

function newRows(): Pick<Rows, 'products' | 'plans'> {
  const like = rows.products.find(({ pid }) => pid === 10337)
  const sold = rows.plans.find(each => each.pid === 10337 && each.plan === 'LFT')
  if (!like || !sold) throw new Error('Netflix is not sold')
  const product = { ...like, pid: OWN_PID, route: 'brand_new', url: '/brand-new', aliases: [], tier: 'new' }
  return {
    products: [...rows.products, product],
    plans: [...rows.plans, { ...sold, pid: OWN_PID, payKey: `${OWN_PID}-LFT` }],
  }
}

test('no rate holds for anything that is sold with a price of its own: every seeded price stays', () => {
  const [after, before] = [
    seededBook(),
    buildRuleBook({ ...rows, offerRules: rows.offerRules.filter(({ fallback }) => !fallback) }),
  ]
  expect(RATES).toHaveLength(6)
  expect(rows.products.length).toBeGreaterThan(180)
  for (const { pid } of rows.products) expect(after.plansOf(pid)).toEqual(before.plansOf(pid))
})

test('only a rate gives way: what an editor left behind of one counts for nothing', () => {
  const row = { key: 'x', offType: '3', benefit: 'price', price: 10, fallback: true }
  expect(offerRuleRow.safeParse(row).success).toBe(true)
  const left = rows.offerRules.map(rule => (rule.benefit === 'rate' ? rule : { ...rule, fallback: true }))
  const [before, after] = [rows.offerRules, left].map(offerRules => buildRuleBook({ ...rows, offerRules }))
  for (const { pid } of rows.products) expect(after?.plansOf(pid)).toEqual(before?.plansOf(pid))
})
