import {
  NAV_TYPES,
  PLANS,
  type Plan,
  PRICING_LOCALES,
  type PricingLocale,
  type PricingSite,
  SITES,
} from '@/pricing'
import { localesOf } from '@/site/sites'
import { type SaleRefusal, timeRefusal, WORDS } from './refusal-words'
import { type SoldRoute, scopeOf } from './scope'
import { discountField, type TypedSale } from './typed'
import { type Discount, discountKey, readDiscount } from './typed-discount'
import { type ReadTime, readTime } from './window'

type NavType = (typeof NAV_TYPES)[number]

export type PlansDiscount = { key: string; discount: Discount; plans: Plan[] }

/** A sale as it was asked for, readable in every field; instants in ms, UTC. */
export type Sale = {
  name: string
  zone: string
  from: number
  until: number
  sites: PricingSite[]
  locales: PricingLocale[]
  /** The products it is for; `isEverything`: those to come too. */
  routes: SoldRoute[]
  isEverything: boolean
  /** Distinct ones, with the plans that they lower. */
  discounts: PlansDiscount[]
  navType: NavType
}

/** `zones`: those that a campaign can be planned in; `at`: now (ms, UTC). */
export type SaleFacts = { sold: readonly SoldRoute[]; zones: readonly string[]; at: number }

/** The sale that a form asks for, or everything that is wrong in it. */
export function readSale(typed: TypedSale, facts: SaleFacts): { sale: Sale } | { refusals: SaleRefusal[] } {
  const [from, until] = timesIn(typed, facts)
  const scope = scopeOf(typed.scope, typed.products, facts.sold)
  const routes = scope.ok ? scope.routes : []
  const lowered = PLANS.map(plan => readPlan(plan, typed, routes))
  const refusals = [
    ...(typed.name.trim() === '' ? [WORDS.noName] : []),
    ...timeRefusals(typed, { from, until, at: facts.at }),
    ...placeRefusals(typed),
    ...(scope.ok ? [] : [WORDS.scope(scope.code)]),
    ...(scope.ok ? lowered.flatMap(({ refusal }) => refusal ?? []) : []),
    ...(Object.values(typed.discounts).every(text => text.trim() === '') ? [WORDS.noDiscount] : []),
    ...(NAV_TYPES.some(each => each === typed.announcement) ? [] : [WORDS.noAnnouncement]),
  ]
  if (refusals.length > 0 || !from.ok || !until.ok || !scope.ok) return { refusals }
  return {
    sale: {
      ...{ name: typed.name.trim(), zone: typed.zone, from: from.at, until: until.at },
      sites: SITES.filter(site => typed.sites.includes(site)),
      locales: PRICING_LOCALES.filter(locale => typed.locales.includes(locale)),
      ...{ routes, isEverything: scope.isEverything },
      discounts: distinct(lowered),
      navType: NAV_TYPES.find(each => each === typed.announcement) ?? 'none',
    },
  }
}

function timesIn({ zone, ...typed }: TypedSale, { zones }: SaleFacts): [from: ReadTime, until: ReadTime] {
  if (!zones.includes(zone)) {
    const unknown = { ok: false, problem: { code: 'no_zone' } } as const
    return [unknown, unknown]
  }
  return [
    readTime({ text: typed.from, zone, chosen: typed.fromReading }),
    readTime({ text: typed.until, zone, chosen: typed.untilReading }),
  ]
}

type Times = { from: ReadTime; until: ReadTime; at: number }

function timeRefusals({ zone }: TypedSale, { from, until, at }: Times): SaleRefusal[] {
  if (!from.ok && from.problem.code === 'no_zone') return [WORDS.noZone]
  const unread = [
    ...(from.ok ? [] : [timeRefusal('from', from.problem, zone)]),
    ...(until.ok ? [] : [timeRefusal('until', until.problem, zone)]),
  ]
  if (!from.ok || !until.ok) return unread
  if (until.at <= from.at) return [WORDS.endsBeforeStart]
  return until.at <= at ? [WORDS.isOver] : []
}

/** Every site has to speak one of the languages, or the sale would not be seen there. */
function placeRefusals({ sites, locales }: TypedSale): SaleRefusal[] {
  const known = SITES.filter(site => sites.includes(site))
  if (known.length === 0) return [WORDS.noSite]
  if (!PRICING_LOCALES.some(locale => locales.includes(locale))) return [WORDS.noLanguage]
  const silent = known.filter(site => !localesOf(site).some(locale => locales.includes(locale)))
  return silent.map(WORDS.notSpoken)
}

type Lowered = { plan: Plan; discount?: Discount; refusal?: SaleRefusal }

function readPlan(plan: Plan, { discounts }: TypedSale, routes: readonly SoldRoute[]): Lowered {
  const read = readDiscount(discounts[plan] ?? '')
  const field = discountField(plan)
  if (!read.ok) return { plan, refusal: WORDS.discount(field, read.problem) }
  if (!read.discount) return { plan }
  const prices = routes.flatMap(({ selling }) => selling[plan] ?? [])
  if (prices.length === 0) return { plan, refusal: WORDS.planNotSold(field) }
  const highest = Math.max(...prices)
  if (read.discount.kind === 'price' && read.discount.cents >= highest)
    return { plan, refusal: WORDS.notLower(field, highest) }
  return { plan, discount: read.discount }
}

function distinct(lowered: readonly Lowered[]): PlansDiscount[] {
  const found = new Map<string, PlansDiscount>()
  for (const { plan, discount } of lowered) {
    if (!discount) continue
    const key = discountKey(discount)
    const known = found.get(key)
    if (known) known.plans.push(plan)
    else found.set(key, { key, discount, plans: [plan] })
  }
  return [...found.values()]
}
