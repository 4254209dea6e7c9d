import {
  type CampaignRow,
  type CouponRow,
  campaignRow,
  couponRow,
  OPERATING_SYSTEMS,
  PAYERS,
  PRICING_LOCALES,
  type QuoteInput,
  type Rows,
} from '@/pricing'
import { type Random, randomFrom } from './random'

const MINUTE = 60_000
const DAY = 86_400_000
const YEAR = 365 * DAY
/** How the keys of the added campaigns begin. */
const EXTRA = 'campaign-'
/** The ten years over which campaigns are spread and in which quotes are asked for. */
const START = Date.UTC(2020, 0, 1)
const DAYS = 3650
/** Quotes come at any moment of these many days, spread over the years. */
const BUSY_DAYS = 20
/** Quotes that one customer asks for, a minute apart. */
const ASKS = 5
const COUNTRIES = ['us', 'gb', 'jp', 'de', 'fr', 'es', 'it', 'cn', 'tw', 'br']
const LIFETIME = ['LFT', 'LFT_3']

const codeOf = (index: number) => `MAIL-${index.toString(36).toUpperCase().padStart(4, '0')}`

/**
 * The rows with `coupons` more coupons and `campaigns` more campaigns, about 40 of which run at any instant.
 */
export function enlarged(rows: Rows, coupons: number, campaigns: number): Rows {
  const random = randomFrom(7)
  const routes = [...new Set(rows.products.map(({ route }) => route))]
  const more = Array.from({ length: coupons }, (_, index) => couponAt(index, routes, random))
  const runs = Array.from({ length: campaigns }, (_, index) => campaignAt(index, more, random))
  return { ...rows, coupons: [...rows.coupons, ...more], campaigns: [...rows.campaigns, ...runs] }
}

/**
 * Mixed work in the order of time. Half of the customers own something; a third enter a coupon of this shop,
 * of which one in ten is mistyped. Each customer asks several times, as plan lists and the steps of a
 * checkout do. Two shops get the same customers; only the codes that they enter are the shop's own.
 */
export function quoteInputs(rows: Rows, count: number): QuoteInput[] {
  const random = randomFrom(11)
  const days = Array.from({ length: BUSY_DAYS }, (_, index) => busyDay(rows, index, random))
  const instants = Array.from({ length: count / ASKS }, () => random.pick(days) + random.below(DAY))
  return instants.sort((a, b) => a - b).flatMap(at => session(rows, at, random))
}

/**
 * A shop is busiest during its sales: every other day is one of a seeded sale of weeks, the rest is any day.
 */
function busyDay({ campaigns }: Rows, index: number, random: Random): number {
  const seeded = campaigns.filter(({ key }) => !key.startsWith(EXTRA))
  const sales = seeded.filter(
    ({ coupons, startTime, endTime }) => coupons.length > 0 && endTime - startTime < YEAR,
  )
  if (index % 2 === 0) return START + random.below(DAYS) * DAY
  const { startTime, endTime } = random.pick(sales)
  return startTime + random.below((endTime - startTime) / DAY - 1) * DAY
}

/** Like the seeded ones, most coupons are for one or two products. */
function couponAt(index: number, routes: readonly string[], random: Random): CouponRow {
  return couponRow.parse({
    code: codeOf(index),
    type: random.pick(['rate', 'rate', 'fixed', 'num']),
    discount: random.pick([0.7, 0.8, 0.9]),
    allow_types: random.chance(0.5) ? LIFETIME : [],
    allow_products: Array.from({ length: 1 + random.below(2) }, () => random.pick(routes)),
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
    key: `${EXTRA}${index}`,
    route: `campaign_${index}`,
    startTime: iso(start),
    endTime: iso(start + (7 + random.below(15)) * DAY),
    navType: 'none',
    coupons: [random.pick(coupons).code],
    locales: random.chance(0.3) ? [random.pick(PRICING_LOCALES)] : [],
  })
}

function session(rows: Rows, at: number, random: Random): QuoteInput[] {
  const visit = {
    site: 'com' as const,
    locale: random.pick(PRICING_LOCALES),
    country: random.pick(COUNTRIES),
    os: random.pick(OPERATING_SYSTEMS),
    coupon: random.chance(1 / 3) ? enteredCode(rows, random) : null,
    payer: random.pick(PAYERS),
    owned: random.chance(0.5) ? ownedLicences(rows, at, random) : [],
  }
  const product = random.pick(rows.products)
  return Array.from({ length: ASKS }, (_, ask) => {
    const { pid, route } = random.chance(0.7) ? product : random.pick(rows.products)
    const { plan } = random.pick(rows.plans.filter(each => each.pid === pid))
    return { ...visit, at: at + ask * MINUTE, target: { route, plan } }
  })
}

function enteredCode(rows: Rows, random: Random): string {
  const { code } = random.pick(rows.coupons)
  return random.chance(0.1) ? `${code}?` : ` ${code.toLowerCase()}`
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
