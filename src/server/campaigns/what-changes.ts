import {
  type Currency,
  discountPercent,
  isQuoteError,
  type Plan,
  type PlanPair,
  priceTable,
  tablesBeside,
} from '@/pricing'
import type { DraftInBook } from './draft-in-book'
import { likeOf, type Place, placesOf, visitOf } from './prices/places'
import { type WhoWins, whoWins } from './prices/who-wins'

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
  /** From then to its end. */
  wins: WhoWins
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
  const prices = pricesAt(snapshot, books, { places, at })
  return { at, places, prices, wins: whoWins(snapshot, books, at) }
}

/** The prices of somebody new at an instant (ms), in each of these places, without a campaign and with it. */
export function pricesAt(
  snapshot: DraftInBook['snapshot'],
  books: NonNullable<DraftInBook['books']>,
  { places, at }: Pick<WhatChanges, 'places' | 'at'>,
): PriceBeside[] {
  const prices = new Map<string, PriceBeside>()
  const known = new Map<string, PlanPair[]>()
  for (const place of places) {
    const visit = visitOf(snapshot, place, at)
    const key = likeOf(books, visit)
    const pairs =
      known.get(key) ?? tablesBeside(priceTable(books.without, visit), priceTable(books.with, visit))
    known.set(key, pairs)
    for (const pair of pairs) note(pair, place, prices)
  }
  return [...prices.values()]
}

function note({ one, other }: PlanPair, place: Place, prices: Map<string, PriceBeside>): void {
  if (!one || !other || isQuoteError(one.result) || isQuoteError(other.result)) return
  const { route, pid } = other.product
  const beside = { route, plan: other.plan, currency: other.result.currency }
  const amounts = { before: one.result.price, after: other.result.price }
  const key = JSON.stringify([beside, amounts])
  const known = prices.get(key)
  if (known) known.places.push(place)
  else prices.set(key, { pid, ...beside, ...amounts, places: [place] })
}

/** Whether it costs more or less, if only by one minor unit. */
export const isChanged = ({ before, after }: Pick<PriceBeside, 'before' | 'after'>): boolean =>
  before !== after

/** How much less it costs, in whole percent as the shop says it; negative where it costs more. */
export const savingOf = ({ before, after }: Pick<PriceBeside, 'before' | 'after'>): number =>
  discountPercent(after, before)
