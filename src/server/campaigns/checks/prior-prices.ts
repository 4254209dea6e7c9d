import { formatMoney, isQuoteError, lowestShown, priorPrice, quote, type ShownPrice } from '@/pricing'
import { marketOfLanguage } from '@/site/markets'
import type { DraftInBook } from '../draft-in-book'
import { type Place, visitOf } from '../prices/places'
import type { PriceBeside, WhatChanges } from '../what-changes'
import { type Check, someOf } from './check'
import { type Names, soldText } from './sold-text'

type Books = NonNullable<DraftInBook['books']>
type Looking = Names & {
  snapshot: DraftInBook['snapshot']
  books: Books
  changes: WhatChanges
  now: number
}

/** `lowest`: what the reduction counts from in the Union; `isNone`: there it is no reduction at all. */
type Counted = { price: PriceBeside; lowest: number; isNone: boolean }

/**
 * Where a reduction counts from less than the usual price in the European Union, or is none there: something was as low or lower
 * within the 30 days before it (Directive 98/6/EC, Art. 6a; decision 056). A plan of which no other price is known is left out.
 */
export function priorPrices(looking: Looking): Check[] {
  const found = looking.changes.prices
    .filter(({ before, after }) => after < before)
    .flatMap(price => countedFrom(price, looking) ?? [])
  const [less, none] = [found.filter(({ isNone }) => !isNone), found.filter(({ isNone }) => isNone)]
  return [...priorCheck(less, looking, LESS), ...priorCheck(none, looking, NONE)]
}

type Telling = (some: string) => string

const LESS: Telling = some =>
  `In the European Union it counts from a lower price than the usual one for ${some}. Pages in its languages strike through the lower one: promise no higher percentage in texts, or begin later.`

const NONE: Telling = some =>
  `In the European Union it may not be called a reduction for ${some}. Pages in its languages show neither a struck-through price nor a percentage: promise none in texts, or begin later.`

function priorCheck(found: readonly Counted[], names: Names, telling: Telling): Check[] {
  if (found.length === 0) return []
  const texts = found.map(({ price, lowest }) => {
    const [was, usual] = [lowest, price.before].map(amount =>
      formatMoney(amount, price.currency, names.language),
    )
    return `${soldText(price, names)} (${was} within the 30 days before, usually ${usual})`
  })
  const sentence = telling(someOf(texts, '; '))
  return [{ code: 'prior_price', level: 'warning', at: { field: 'startTime' }, sentence }]
}

/** The languages that are read in the Union, English among them. */
const isInUnion = ({ locale }: Place): boolean => ['germany', 'europe'].includes(marketOfLanguage(locale))

function countedFrom(price: PriceBeside, looking: Looking): Counted | undefined {
  const place = price.places.find(isInUnion)
  if (!place) return undefined
  const { before, after } = price
  const { at } = looking.changes
  const shown = shownUntil(price, place, looking)
  if (shown.every(each => each.price === after)) return undefined
  const prior = priorPrice(shown, { price: after, at })
  if (prior) return prior.price < before ? { price, lowest: prior.price, isNone: false } : undefined
  return { price, lowest: lowestShown(shown, { price: before, at }), isNone: true }
}

/** What was noted, and what will be shown from now until the campaign begins, by what is published. */
function shownUntil(
  { pid, route, plan, currency }: PriceBeside,
  place: Place,
  { snapshot, books, changes, now }: Looking,
): ShownPrice[] {
  const shown = [...snapshot.book.shownPrices.of({ pid, plan, currency })]
  for (let at: number | null = now; at !== null && at < changes.at; at = books.without.boundaryAfter(at)) {
    const answer = quote(books.without, { ...visitOf(snapshot, place, at), target: { route, plan } })
    if (!isQuoteError(answer) && answer.price !== shown.at(-1)?.price)
      shown.push({ from: at, price: answer.price })
  }
  return shown
}
