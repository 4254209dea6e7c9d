import {
  type CampaignRow,
  type CouponRow,
  campaignRow,
  couponRow,
  PAYERS,
  PRICING_LOCALES,
  type QuoteInput,
  type Rows,
} from '@/pricing'
import { type Random, randomFrom } from './random'

const DAY = 86_400_000
/** The ten years over which campaigns are spread and in which quotes are asked for. */
const START = Date.UTC(2020, 0, 1)
const DAYS = 3650
/** Quotes come at any moment of these many days, spread over the years. */
const BUSY_DAYS = 20
const COUNTRIES = ['us', 'gb', 'jp', 'de', 'fr', 'es', 'it', 'cn', 'tw', 'br']
const LIFETIME = ['LFT', 'LFT_3']

const codeOf = (index: number) => `MAIL-${index.toString(36).toUpperCase().padStart(4, '0')}`

/** The rows with `coupons` more coupons and `campaigns` more campaigns, about 40 of which run at any instant. */
export function enlarged(rows: Rows, coupons: number, campaigns: number): Rows {
  const random = randomFrom(7)
  const routes = [...new Set(rows.products.map(({ route }) => route))]
  const more = Array.from({ length: coupons }, (_, index) => couponAt(index, routes, random))
  const runs = Array.from({ length: campaigns }, (_, index) => campaignAt(index, more, random))
  return { ...rows, coupons: [...rows.coupons, ...more], campaigns: [...rows.campaigns, ...runs] }
}

/** Mixed work: half of the customers own something, a third enter a coupon. */
export function quoteInputs(rows: Rows, count: number, coupons: number): QuoteInput[] {
  const random = randomFrom(11)
  const days = Array.from({ length: BUSY_DAYS }, () => START + random.below(DAYS) * DAY)
  return Array.from({ length: count }, () => {
    const at = random.pick(days) + random.below(DAY)
    return quoteInput(rows, { at, coupons }, random)
  })
}

function couponAt(index: number, routes: readonly string[], random: Random): CouponRow {
  return couponRow.parse({
    code: codeOf(index),
    type: random.pick(['rate', 'rate', 'fixed', 'num']),
    discount: random.pick([0.7, 0.8, 0.9]),
    allow_types: random.chance(0.5) ? LIFETIME : [],
    allow_products: Array.from({ length: 1 + random.below(3) }, () => random.pick(routes)),
    allow_locals: random.chance(0.2) ? [random.pick(PRICING_LOCALES)] : [],
    allow_price: random.chance(0.2) ? 49.9 : null,
    ...(random.chance(0.5) && {
      from: iso(START + random.below(DAYS) * DAY),
      until: iso(START + (DAYS + random.below(DAYS)) * DAY),
    }),
  })
}

function campaignAt(index: number, coupons: readonly CouponRow[], random: Random): CampaignRow {
  const start = START + random.below(DAYS * 24) * (DAY / 24)
  return campaignRow.parse({
    key: `campaign-${index}`,
    route: `campaign_${index}`,
    startTime: iso(start),
    endTime: iso(start + (7 + random.below(15)) * DAY),
    navType: 'none',
    coupons: [random.pick(coupons).code, random.pick(coupons).code],
    locales: random.chance(0.3) ? [random.pick(PRICING_LOCALES)] : [],
  })
}

function quoteInput(
  rows: Rows,
  { at, coupons }: { at: number; coupons: number },
  random: Random,
): QuoteInput {
  const plan = random.pick(rows.plans)
  const product = rows.products.find(({ pid }) => pid === plan.pid)
  return {
    at,
    site: 'com',
    locale: random.pick(PRICING_LOCALES),
    country: random.pick(COUNTRIES),
    os: product?.os ?? 'win',
    target: { route: product?.route ?? '', plan: plan.plan },
    coupon: random.chance(1 / 3) ? enteredCode(rows, coupons, random) : null,
    payer: random.pick(PAYERS),
    owned: random.chance(0.5) ? ownedLicences(rows, at, random) : [],
  }
}

function enteredCode(rows: Rows, coupons: number, random: Random): string {
  return random.chance(0.5)
    ? ` ${random.pick(rows.coupons).code.toLowerCase()}`
    : codeOf(random.below(coupons))
}

function ownedLicences(rows: Rows, at: number, random: Random): QuoteInput['owned'] {
  return Array.from({ length: 1 + random.below(5) }, () => {
    const { pid, plan } = random.pick(rows.plans)
    const isLifetime = LIFETIME.includes(plan)
    return {
      pid,
      plan,
      expires: isLifetime ? null : at + (random.below(600) - 200) * DAY,
      subscription: !isLifetime && random.chance(0.7),
      periods: 1 + random.below(5),
    }
  })
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
