import {
  type CampaignRow,
  compared,
  formatMoney,
  isLifetimePlan,
  isQuoteError,
  type PlanOption,
  type Product,
  planList,
  type QuoteVisit,
} from '@/pricing'
import type { BenefitAbout } from '@/site/benefit-words'
import type { Saving } from '@/site/saving-words'
import type { Snapshot } from '../../rule-book/load'

type Lowered = { route: string; product: Product; option: PlanOption; percent: number | undefined }

/** What a campaign does for who asks: what it takes off, of what, whether of lifetime licences alone, and the cheapest plan that it lowers. */
export type Benefit = {
  saving: Saving
  about: BenefitAbout
  isForLife: boolean
  lowest: { route: string; option: PlanOption }
}

type Book = Pick<Snapshot, 'book'>

/** By its discounts on what it promotes and on what its coupons name; undefined where it lowers nothing of these. */
export function benefitOf({ book }: Book, campaign: CampaignRow, asked: QuoteVisit): Benefit | undefined {
  const lowered = namedBy({ book }, campaign).flatMap(route => loweredIn(route, { book }, campaign, asked))
  const [lowest] = lowered.toSorted((a, b) => a.option.quote.price - b.option.quote.price)
  if (!lowest) return undefined
  return {
    saving: savingOf(lowered, asked),
    about: aboutOf(lowered, { book }, campaign, asked),
    isForLife: lowered.every(({ option }) => isLifetimePlan(option.plan)),
    lowest: { route: lowest.route, option: lowest.option },
  }
}

function namedBy({ book }: Book, { promotion_ids, coupons }: CampaignRow): string[] {
  const promoted = promotion_ids.flatMap(pid => book.productByPid(pid)?.route ?? [])
  const named = coupons.flatMap(code => book.couponByCode(code)?.row.allow_products ?? [])
  return [...new Set([...promoted, ...named])]
}

function loweredIn(route: string, { book }: Book, { coupons }: CampaignRow, asked: QuoteVisit): Lowered[] {
  const product = book.productOf(route, asked.os)
  const offers = planList(book, { ...asked, route })
  if (!product?.url || product.line === 'adult' || isQuoteError(offers)) return []
  return offers.plans.flatMap(option => {
    const applied = option.quote.applied.find(
      ({ kind, rule }) => kind === 'campaign' && coupons.includes(rule),
    )
    return applied ? [{ route, product, option, percent: percentOf(option, applied.rule, { book }) }] : []
  })
}

/** In basis points: what its coupon takes off or, where the law counts from the lowest price of 30 days, what may be told (decision 056). */
function percentOf({ quote }: PlanOption, code: string, { book }: Book): number | undefined {
  const { type, discount } = book.couponByCode(code)?.row ?? {}
  if (type !== 'rate' || discount === undefined) return undefined
  if (quote.prior === undefined) return Math.round((1 - discount) * 10_000)
  const { saving, basis } = compared(quote)
  return basis === 'lowest' && saving > 0 ? saving * 100 : undefined
}

/** Rounded percentages of one discount are told as the smallest of them. */
const SAME = 100

function savingOf(lowered: readonly Lowered[], { locale }: QuoteVisit): Saving {
  const percents = lowered.flatMap(({ percent }) => percent ?? [])
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  if (percents.length === lowered.length)
    return most - least > SAME
      ? { kind: 'percent', basisPoints: most, isUpTo: true }
      : { kind: 'percent', basisPoints: least, isUpTo: false }
  const prices = lowered.map(({ option }) => option.quote.price)
  const currency = lowered[0]?.option.quote.currency ?? 'USD'
  const amounts = { [locale]: formatMoney(Math.min(...prices), currency, locale) }
  return { kind: 'price', amounts, isFrom: new Set(prices).size > 1 }
}

function aboutOf(
  lowered: readonly Lowered[],
  { book }: Book,
  { coupons }: CampaignRow,
  { countsFromPrior }: QuoteVisit,
): BenefitAbout {
  const rows = coupons.flatMap(code => book.couponByCode(code)?.row ?? [])
  const isForAll = rows.every(row => row.allow_products.length === 0 && row.allow_price === undefined)
  if (isForAll && !countsFromPrior) {
    const isLifetime = rows.every(row => row.allow_types.length > 0 && row.allow_types.every(isLifetimePlan))
    return { kind: isLifetime ? 'lifetime' : 'all' }
  }
  const routes = new Set(lowered.map(({ route }) => route))
  const [route] = routes
  if (route !== undefined && routes.size === 1) return { kind: 'product', route }
  return { kind: lowered.every(({ product }) => product.prod_type !== 'single') ? 'suites' : 'several' }
}
