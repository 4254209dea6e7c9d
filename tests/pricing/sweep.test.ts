import { bookWith, seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { couponRow, dearerThanLowered, type Finding, type RuleBook, sweepPrices } from '@/pricing'

const VISIT = {
  at: Date.parse('2020-08-31T00:00:00Z'),
  site: 'com',
  locale: 'en',
  country: 'us',
  payer: 'stripe',
} as const

const findingsIn = (book: RuleBook, kind: Finding['kind']) =>
  sweepPrices(book, VISIT).findings.filter(each => each.kind === kind)

test('a ladder that rises makes owning more cost more, and the rule is named', () => {
  const rising = bookWith(({ offerRules }) => ({
    offerRules: offerRules.map(rule =>
      rule.key === 'offer-8-lft'
        ? {
            ...rule,
            steps: rule.steps.map(step => (step.from === 3 ? { ...step, price: { USD: 19_990 } } : step)),
          }
        : rule,
    ),
  }))
  const found = findingsIn(rising, 'owning_more_costs_more')
  expect(found.length).toBeGreaterThan(0)
  expect(found.flatMap(({ rules }) => rules.map(({ rule }) => rule))).toContain('offer-8-lft')
}, 60_000)

test('the seeded rows never make owning more cost more, and no upgrade dearer than new', () => {
  const kinds = sweepPrices(seededBook(), VISIT).findings.map(({ kind }) => kind)
  expect(kinds).not.toContain('owning_more_costs_more')
  expect(kinds).not.toContain('dearer_than_new')
}, 60_000)

test('a rule for a product that is not there is reached by nobody', () => {
  const idle = bookWith(({ offerRules }) => ({
    offerRules: offerRules.flatMap(rule =>
      rule.key === 'offer-11-monthly'
        ? [rule, { ...rule, key: 'offer-11-idle', lines: ['service'] }]
        : [rule],
    ),
  }))
  const rules = findingsIn(idle, 'unreachable').flatMap(each => each.rules.map(({ rule }) => rule))
  expect(rules).toContain('offer-11-idle')
}, 60_000)

test('kinds of ownership one by one find the same upgrades that are dearer than new as all of them together', () => {
  const suites = ['all_in_one_video_suite', 'video_music_one']
  const coupon = { code: 'HALF', type: 'rate', discount: 0.2, allow_types: ['LFT'], allow_products: suites }
  const campaign = {
    ...{ key: 'half', route: 'half', coupons: ['HALF'], navType: 'none' as const, enabled: true },
    ...{ startTime: VISIT.at, endTime: VISIT.at + 1, promotion_ids: [], sites: [], locales: [] },
  }
  const book = bookWith(({ coupons, campaigns }) => ({
    coupons: [...coupons, couponRow.parse(coupon)],
    campaigns: [...campaigns, campaign],
  }))
  const told = (findings: readonly Finding[]) =>
    findings
      .map(({ target, other, price, against }) => JSON.stringify([target, other, price, against]))
      .sort()
  const found = dearerThanLowered(book, VISIT, () => true)
  expect(found.length).toBeGreaterThan(1)
  expect(told(found)).toEqual(told(findingsIn(book, 'dearer_than_new')))
  expect(dearerThanLowered(book, VISIT, () => false)).toEqual([])
}, 60_000)
