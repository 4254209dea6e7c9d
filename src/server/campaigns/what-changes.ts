import {
  type CampaignRow,
  type Currency,
  isQuoteError,
  OPERATING_SYSTEMS,
  type OperatingSystem,
  type Plan,
  type PlanPair,
  type PricingLocale,
  type PricingSite,
  priceTable,
  type Quote,
  type QuoteVisit,
  SITES,
  tablesBeside,
} from '@/pricing'
import { countryOfLanguage, countsFromPriorPrice } from '@/site/markets'
import { localesOf } from '@/site/sites'
import { payerFor } from '../payments/choice'
import type { DraftInBook } from './draft-in-book'

export type Place = { site: PricingSite; locale: PricingLocale; os: OperatingSystem }

/** What a plan costs somebody new without the campaign and with it, in minor units, and everywhere where it costs that. */
export type PriceBeside = {
  pid: number
  route: string
  plan: Plan
  currency: Currency
  before: number
  after: number
  places: Place[]
}

export type WhatChanges = {
  /** The instant (ms, UTC) of the prices: its start, or now while it runs. */
  at: number
  /** Of these somebody new was priced; all of them, whatever changes there. */
  places: Place[]
  prices: PriceBeside[]
  /** The codes of coupons that make a price. */
  winners: ReadonlySet<string>
}

/** What a campaign changes for somebody new, on each of its sites in each of its languages, at its start or, while it runs, now. */
export function whatChanges(
  { snapshot, books }: Pick<DraftInBook, 'snapshot' | 'books'>,
  now: number,
): WhatChanges | undefined {
  if (!books) return undefined
  const { row } = books
  const at = row.startTime <= now && now < row.endTime ? now : row.startTime
  const places = placesOf(row)
  const prices = new Map<string, PriceBeside>()
  const winners = new Set<string>()
  const known = new Map<string, PlanPair[]>()
  for (const place of places) {
    const visit = visitOf(snapshot, place, at)
    const key = likeOf(books, visit)
    const pairs =
      known.get(key) ?? tablesBeside(priceTable(books.without, visit), priceTable(books.with, visit))
    known.set(key, pairs)
    for (const pair of pairs) note(pair, place, { prices, winners })
  }
  return { at, places, prices: [...prices.values()], winners }
}

/** Where it is shown; a campaign without sites or languages is shown on all of them. */
export const placesOf = ({ sites, locales }: Pick<CampaignRow, 'sites' | 'locales'>): Place[] =>
  SITES.filter(site => sites.length === 0 || sites.includes(site)).flatMap(site =>
    localesOf(site)
      .filter(locale => locales.length === 0 || locales.includes(locale))
      .flatMap(locale => OPERATING_SYSTEMS.map(os => ({ site, locale, os }))),
  )

function visitOf(snapshot: DraftInBook['snapshot'], place: Place, at: number): QuoteVisit {
  const country = countryOfLanguage(place.locale) ?? 'xx'
  const buying = { ...place, country }
  const countsFromPrior = countsFromPriorPrice(buying)
  return { ...buying, at, coupon: null, payer: payerFor(snapshot, buying), owned: [], countsFromPrior }
}

/** The same for sites on which the same campaigns run: they are priced alike. */
function likeOf(books: Books, { at, site, locale, os, payer }: QuoteVisit): string {
  const running = [books.without, books.with].map(book =>
    book.runningCampaigns(at, site, locale).map(({ key }) => key),
  )
  return JSON.stringify([locale, os, payer, running])
}

type Books = NonNullable<DraftInBook['books']>

type Noted = { prices: Map<string, PriceBeside>; winners: Set<string> }

function note({ one, other }: PlanPair, place: Place, { prices, winners }: Noted): void {
  if (!one || !other || isQuoteError(one.result) || isQuoteError(other.result)) return
  for (const code of codesIn(other.result)) winners.add(code)
  const { route, pid } = other.product
  const beside = { route, plan: other.plan, currency: other.result.currency }
  const amounts = { before: one.result.price, after: other.result.price }
  const key = JSON.stringify([beside, amounts])
  const known = prices.get(key)
  if (known) known.places.push(place)
  else prices.set(key, { pid, ...beside, ...amounts, places: [place] })
}

const codesIn = ({ applied }: Quote): string[] =>
  applied.filter(({ kind }) => kind === 'campaign').map(({ rule }) => rule)

export const isChanged = ({ before, after }: Pick<PriceBeside, 'before' | 'after'>): boolean =>
  before !== after

/** How much less it costs, in percent; negative where it costs more. */
export const savingOf = ({ before, after }: Pick<PriceBeside, 'before' | 'after'>): number =>
  before === 0 ? 0 : ((before - after) / before) * 100
