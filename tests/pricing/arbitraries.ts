import { pricingRows } from '@seed/index'
import fc from 'fast-check'
import {
  type CampaignRow,
  type CouponRow,
  campaignRow,
  couponRow,
  type OwnedLicence,
  PAYERS,
  PLANS,
  PRICING_LOCALES,
  type QuoteInput,
  type Rows,
  SITES,
} from '@/pricing'

const DAY = 86_400_000
const FROM = Date.parse('2020-06-01T00:00:00Z')
const UNTIL = Date.parse('2026-06-01T00:00:00Z')
const ROUTES = [...new Set(pricingRows().products.map(({ route }) => route))]
const SUITES = ['all_in_one_video_suite', 'all_in_one_music_suite', 'adult_aio', 'video_music_one']
const CODES = Array.from({ length: 60 }, (_, index) => `CODE_${index}`)

const instant = fc.integer({ min: FROM, max: UNTIL })
const someRoutes = fc.subarray([...ROUTES.slice(0, 12), ...SUITES], { maxLength: 4 })

/** A coupon of any type, with or without each of its columns. */
const coupon = fc.record({
  kind: fc.oneof(
    fc.record({ type: fc.constant('rate'), discount: fc.constantFrom(0, 0.33, 0.5, 0.75, 0.999, 1) }),
    fc.record({ type: fc.constant('fixed'), discount: fc.constantFrom(0, 0.1, 49.9, 129.9, 500) }),
    fc.record({ type: fc.constant('num'), discount: fc.constantFrom(0, 2, 9.99, 60, 1000) }),
    fc.record({ type: fc.constant('diff'), discount: fc.constant(null) }),
  ),
  allow_types: fc.oneof(fc.constant([]), fc.subarray([...PLANS])),
  allow_products: fc.oneof(fc.constant([]), someRoutes),
  allow_locals: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...PRICING_LOCALES])),
  allow_payers: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...PAYERS])),
  allow_price: fc.constantFrom(null, null, 49.9, 200),
  group_type: fc.constantFrom(null, 'cancel', 'mail', 'internal'),
  window: fc.option(fc.tuple(instant, fc.integer({ min: 1, max: 400 * DAY }))),
})

const campaign = fc.record({
  start: instant,
  length: fc.integer({ min: 1, max: 300 * DAY }),
  coupons: fc.subarray(CODES, { minLength: 1, maxLength: 4 }),
  sites: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...SITES])),
  locales: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray([...PRICING_LOCALES])),
})

/**
 * The seeded rows with sixty coupons and as many campaigns more, of every kind that rows can say; always the
 * same.
 */
export function busyRows(): Rows {
  const rows = pricingRows()
  const coupons = fc.sample(coupon, { seed: 3, numRuns: CODES.length }).map(couponOf)
  const campaigns = fc.sample(campaign, { seed: 4, numRuns: 60 }).map(campaignOf)
  return { ...rows, coupons: [...rows.coupons, ...coupons], campaigns: [...rows.campaigns, ...campaigns] }
}

function couponOf({ kind, window, ...columns }: Drawn<typeof coupon>, index: number): CouponRow {
  const dates = window ? { from: iso(window[0]), until: iso(window[0] + window[1]) } : {}
  return couponRow.parse({ code: CODES[index], ...kind, ...columns, ...dates })
}

function campaignOf({ start, length, ...columns }: Drawn<typeof campaign>, index: number): CampaignRow {
  return campaignRow.parse({
    key: `campaign-${index}`,
    route: 'sales_campaign',
    navType: 'none',
    startTime: iso(start),
    endTime: iso(start + length),
    ...columns,
  })
}

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** A licence of any product in any plan: for life, running, ended, as a subscription or not. */
export function licences(rows: Rows): fc.Arbitrary<OwnedLicence> {
  const suites = rows.products.filter(row => row.suites.length > 0)
  const pid = fc.oneof(pidOf(rows.products), pidOf(suites))
  return fc.record({
    pid,
    plan: fc.constantFrom(...PLANS),
    expires: fc.oneof(fc.constant(null), instant),
    subscription: fc.boolean(),
    periods: fc.integer({ min: 0, max: 4 }),
  })
}

function pidOf(products: Rows['products']): fc.Arbitrary<number> {
  return fc.constantFrom(...products.map(({ pid }) => pid))
}

/**
 * Quotes for any plan on sale, at, just before, or between the ends of windows, with any coupon and
 * ownership.
 */
export function inputs(rows: Rows): fc.Arbitrary<QuoteInput> {
  const targets = rows.plans.map(({ pid, plan }) => ({
    product: rows.products.find(row => row.pid === pid),
    plan,
  }))
  const edges = rows.campaigns.flatMap(({ startTime, endTime }) => [
    startTime,
    startTime - 1,
    endTime,
    endTime - 1,
  ])
  const codes = rows.coupons.map(({ code }) => code)
  return fc
    .record({
      at: fc.oneof(instant, fc.constantFrom(...edges)),
      site: fc.constantFrom(...SITES),
      locale: fc.constantFrom(...PRICING_LOCALES),
      country: fc.constantFrom('us', 'cn', 'de', 'jp'),
      target: fc.constantFrom(...targets),
      coupon: fc.oneof(fc.constant(null), fc.constantFrom(...codes), fc.constant('no such code')),
      payer: fc.constantFrom(...PAYERS),
      owned: fc.array(licences(rows), { maxLength: 5 }),
    })
    .map(({ target: { product, plan }, ...visit }) => ({
      ...visit,
      os: product?.os ?? 'win',
      target: { route: product?.route ?? '', plan },
    }))
}
