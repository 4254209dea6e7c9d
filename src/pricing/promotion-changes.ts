import { type Campaign, isShownTo, runningCoupon } from './campaign'
import { choiceOf } from './choice-set'
import type { Coupon } from './coupon'
import { couponPrice, couponRefusal, type Sale } from './coupon-check'
import { currencyOf } from './currency'
import type { Offering } from './offering'
import { ownershipOf } from './ownership'
import type { RuleBook } from './rule-book'
import { type Currency, PAYERS, PRICING_LOCALES, SITES } from './vocabulary'

/** What is paid before and after, in minor units, and for what. */
export type PriceChange = { what: string; currency: Currency; before: number; after: number }

export type PricedPair = { readonly was: Offering; readonly is: Offering; readonly name: string }

type Books = {
  readonly before: RuleBook
  readonly after: RuleBook
  readonly at: number
  readonly pairs: readonly PricedPair[]
}
type Price = (book: RuleBook, offering: Offering, shopper: Shopper) => number

/** Everybody whom a coupon or campaign may tell apart. */
const SHOPPERS = [
  ...PRICING_LOCALES.map(locale => ({ locale, country: '' })),
  { locale: 'zh', country: 'cn' } as const,
].flatMap(visit => SITES.flatMap(site => PAYERS.map(payer => ({ ...visit, site, payer }))))
type Shopper = (typeof SHOPPERS)[number]

/** What changed coupons and campaigns make of each price, for everybody whom they tell apart. */
export function promotionChanges(books: Books): PriceChange[] {
  return [
    ...changedCodes(books).flatMap(code =>
      changesFor(books, { rule: code, priceIn: withCode(code, books.at) }),
    ),
    ...changedCampaigns(books).flatMap(key =>
      changesFor(books, { rule: key, priceIn: inCampaign(key, books.at) }),
    ),
  ]
}

function changesFor(
  { before, after, pairs }: Books,
  { rule, priceIn }: { rule: string; priceIn: Price },
): PriceChange[] {
  return pairs.flatMap(({ was, is, name }) =>
    SHOPPERS.map(shopper => ({
      what: `With “${rule}” ${name}`,
      currency: currencyOf(shopper, after.currencies),
      before: priceIn(before, was, shopper),
      after: priceIn(after, is, shopper),
    })),
  )
}

/** Without new codes: nobody paid another price with them. */
function changedCodes({ before, after, at }: Books): string[] {
  const codes = after.coupons.map(({ code }) => code)
  return codes.filter(code => {
    const [was, is] = [before, after].map(book => book.couponByCode(code))
    return was && is && !isOver(is, at) && JSON.stringify(was.row) !== JSON.stringify(is.row)
  })
}

function changedCampaigns({ before, after, at }: Books): string[] {
  const keys = new Set(
    [...before.campaigns, ...after.campaigns].flatMap(each => (isOver(each, at) ? [] : each.key)),
  )
  return [...keys].filter(key => written(before, key) !== written(after, key))
}

const isOver = ({ until }: { until?: number | undefined }, at: number) => until !== undefined && until <= at

const written = (book: RuleBook, key: string): string => {
  const campaign = campaignOf(book, key)
  return JSON.stringify([campaign?.row, campaign?.row.coupons.map(code => book.couponByCode(code)?.row)])
}

const campaignOf = (book: RuleBook, key: string): Campaign | undefined =>
  book.campaigns.find(each => each.key === key)

const withCode =
  (code: string, at: number): Price =>
  (book, offering, shopper) => {
    const coupon = book.couponByCode(code)
    return coupon ? pricedBy(coupon, saleOf(book, offering, shopper, at)) : sellingTo(book, offering, shopper)
  }

const inCampaign =
  (key: string, at: number): Price =>
  (book, offering, shopper) => {
    const [site, locale] = [choiceOf(shopper.site, SITES), choiceOf(shopper.locale, PRICING_LOCALES)]
    const running = runningIn(book, key, at).filter(coupon => isShownTo(coupon, site, locale))
    const sale = saleOf(book, offering, shopper, at)
    return Math.min(sale.selling, ...running.map(coupon => pricedBy(coupon, sale)))
  }

function runningIn(book: RuleBook, key: string, at: number) {
  const campaign = campaignOf(book, key)
  return (campaign?.row.coupons ?? [])
    .flatMap(code => {
      const coupon = book.couponByCode(code)
      return (campaign && coupon && runningCoupon(campaign, coupon)) ?? []
    })
    .filter(coupon => !isOver(coupon, at))
}

function pricedBy(coupon: Coupon, sale: Sale): number {
  const then = { ...sale, at: Math.max(sale.at, coupon.from ?? sale.at) }
  return couponRefusal(coupon, then) ? sale.selling : couponPrice(coupon, then)
}

/** Owns the product's lifetime plan, which a coupon may deduct. */
function saleOf(book: RuleBook, target: Offering, shopper: Shopper, at: number): Sale {
  const { pid } = target.product
  const owned = [{ pid, plan: 'LFT', expires: null, subscription: false, periods: 1 }] as const
  return {
    book,
    target,
    ownership: ownershipOf(book, owned, at),
    currency: currencyOf(shopper, book.currencies),
    selling: sellingTo(book, target, shopper),
    at,
    payer: choiceOf(shopper.payer, PAYERS),
    site: choiceOf(shopper.site, SITES),
    locale: choiceOf(shopper.locale, PRICING_LOCALES),
  }
}

const sellingTo = (book: RuleBook, { selling }: Offering, shopper: Shopper): number =>
  selling[currencyOf(shopper, book.currencies)]
