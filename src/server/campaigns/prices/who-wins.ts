import { isQuoteError, type Plan, type PricedPlan, priceTable, type Quote } from '@/pricing'
import type { DraftInBook } from '../draft-in-book'
import { likeOf, type Place, placesOf, visitOf } from './places'

/** A plan for which the campaign has a lower price than the usual one, and something else a price that is as low or lower. */
export type Beaten = { pid: number; plan: Plan; code: string; by: Winner }
/** `campaigns`: the keys of those that run the code that wins. */
type Winner = { kind: 'offer' | 'campaign' | 'coupon'; rule: string; campaigns: string[] }

/** A part of the campaign's window (ms, UTC) in which nothing begins or ends; `own`: of how many plans it makes the price. */
export type Stretch = { from: number; until: number; own: number; beaten: Beaten[] }

/** `winners`: the codes that make a price at any time of it. `isWhole`: no later part was left out. */
export type WhoWins = { stretches: Stretch[]; winners: ReadonlySet<string>; isWhole: boolean }

const MOST = 12
/** Each is a price list for every place: where hundreds of campaigns begin and end in one window, the panel would take seconds. */
const MOST_INSTANTS = 24

type Books = NonNullable<DraftInBook['books']>

/** Who makes the prices of somebody new from an instant (ms) to the end of a campaign, wherever it is shown, as if its draft were published. */
export function whoWins(snapshot: DraftInBook['snapshot'], books: Books, from: number): WhoWins {
  const { row } = books
  const places = placesOf(row)
  const winners = new Set<string>()
  const stretches: Stretch[] = []
  let at = from
  for (
    let instant = 0;
    at < row.endTime && stretches.length < MOST && instant < MOST_INSTANTS;
    instant += 1
  ) {
    const until = Math.min(row.endTime, boundaryAfter(books, places, at))
    const quotes = quotesAt(snapshot, books, { places, at })
    for (const code of quotes.flatMap(codesIn)) winners.add(code)
    addStretch(stretches, { from: at, until, ...standing(quotes, books, at) })
    at = until
  }
  return { stretches, winners, isWhole: at >= row.endTime }
}

const boundaryAfter = ({ with: book }: Books, places: readonly Place[], at: number): number =>
  Math.min(
    ...places.map(({ site, locale }) => book.boundaryFor(at, site, locale) ?? Number.POSITIVE_INFINITY),
  )

/** One price list for all places that are priced alike. */
function quotesAt(
  snapshot: DraftInBook['snapshot'],
  books: Books,
  { places, at }: { places: readonly Place[]; at: number },
): Quote[] {
  const visits = places.map(place => visitOf(snapshot, place, at))
  const distinct = new Map(visits.map(visit => [likeOf(books, visit), visit]))
  return [...distinct.values()].flatMap(visit => priceTable(books.with, visit).flatMap(quoteIn))
}

const quoteIn = ({ result }: PricedPlan): Quote[] => (isQuoteError(result) ? [] : [result])

const codesIn = ({ applied }: Quote): string[] =>
  applied.filter(({ kind }) => kind === 'campaign').map(({ rule }) => rule)

function standing(quotes: readonly Quote[], books: Books, at: number): Pick<Stretch, 'own' | 'beaten'> {
  const own = new Set<string>()
  const beaten = new Map<string, Beaten>()
  for (const quote of quotes) {
    const plan = `${books.with.productByPid(quote.pid)?.route} ${quote.plan}`
    if (codesIn(quote).some(code => books.row.coupons.includes(code))) own.add(plan)
    else
      for (const each of beatenIn(quote, books, at)) beaten.set(`${plan} ${each.code} ${each.by.rule}`, each)
  }
  return { own: own.size, beaten: [...beaten.values()] }
}

function beatenIn(
  { pid, plan, refused, applied: [winner] }: Quote,
  { row, with: book }: Books,
  at: number,
): Beaten[] {
  const ours = refused.find(
    ({ kind, rule, because }) =>
      kind === 'campaign' && row.coupons.includes(rule) && because.includes('not_better'),
  )
  if (!ours || !winner) return []
  const { kind, rule } = winner
  const campaigns = kind === 'campaign' ? naming(book, rule, at) : []
  return [{ pid, plan, code: ours.rule, by: { kind, rule, campaigns } }]
}

const naming = ({ campaigns }: Books['with'], code: string, at: number): string[] =>
  campaigns
    .map(({ row }) => row)
    .filter(({ coupons, startTime, endTime }) => coupons.includes(code) && startTime <= at && at < endTime)
    .map(({ key }) => key)

/** As part of the one before it where the same wins. */
function addStretch(stretches: Stretch[], next: Stretch): void {
  const last = stretches.at(-1)
  if (last && likeness(last) === likeness(next)) last.until = next.until
  else stretches.push(next)
}

const likeness = ({ own, beaten }: Stretch): string => JSON.stringify([own, beaten])
