import { coverOf } from './cover'
import type { OwnedLicence } from './ownership'
import { planList } from './plan-list'
import { PLAN_TERMS } from './plan-terms'
import { lowestShown } from './prior-price'
import { bundledIn, isPair, type Product } from './product'
import { type Quote, quote } from './quote'
import type { QuoteVisit } from './quote-input'
import type { ProductRow } from './rows'
import type { RuleBook } from './rule-book'
import { isQuoteError } from './target'
import type { Currency, Line, OperatingSystem, Plan } from './vocabulary'

const DAY = 24 * 60 * 60 * 1_000

/** Of a pair: what it costs alone. */
export type PairPart = {
  pid: number
  route: string
  line: Line
  alone: number
  isOwned: boolean
}

/** Which way to both costs least: `pair` at once, in `steps` one after the other, or, for the owner of one, the `other` alone. */
type Best = 'pair' | 'steps' | 'other'

/** Two singles that are sold together too, at one visitor's prices; minor units. */
export type Pair = {
  pid: number
  route: string
  os: OperatingSystem
  plan: Plan
  currency: Currency
  price: number
  /** What is not owned yet of it, each bought alone today. */
  apart: number
  /** The same, bought so that the first lowers the price of the second. */
  steps: number
  best: Best
  /** What may be told to be saved, 0 for nothing; `savesOn` what it counts from (decision 056). */
  saving: number
  savesOn: 'alone' | 'lowest'
  parts: readonly PairPart[]
}

/**
 * A pair beside its two singles for one visitor, in the plan in which the pair is sold first. Undefined where nothing is
 * to be said: not sold now or not on that system, all of it owned, or no better than its singles for who owns neither.
 */
export function pairFor(book: RuleBook, visit: QuoteVisit, pair: Product): Pair | undefined {
  if (!isPair(pair)) return undefined
  const together = mainQuote(book, visit, pair)
  if (!together) return undefined
  const { pid, plan, currency, price } = together
  const parts = bundledIn(pair).flatMap(single => partOf(book, visit, { single, plan }) ?? [])
  const missing = parts.filter(({ isOwned }) => !isOwned)
  if (parts.length < 2 || missing.length === 0) return undefined
  const apart = sumOf(missing.map(({ alone }) => alone))
  const steps = Math.min(apart, stepsFor(book, visit, { missing, plan }))
  const best = price < steps ? 'pair' : missing.length === 1 ? 'other' : 'steps'
  if (best === 'steps' && price >= apart) return undefined
  const told = sumOf(missing.map(part => comparable(book, visit, { ...part, plan, currency })))
  const saving = best === 'pair' ? Math.max(0, told - price) : 0
  const savesOn = visit.countsFromPrior ? 'lowest' : 'alone'
  const { route, os } = pair
  return { pid, route, os, plan, currency, price, apart, steps, best, saving, savesOn, parts }
}

type Missing = { missing: readonly PairPart[]; plan: Plan }

/** The lower of the two orders in which both can be bought (DOMAIN 4, offType 3). */
function stepsFor(book: RuleBook, visit: QuoteVisit, { missing, plan }: Missing): number {
  const [first, second] = missing
  if (!first || !second) return Number.POSITIVE_INFINITY
  const after = (bought: PairPart, next: PairPart) => {
    const owned = [...visit.owned, newLicence(bought.pid, plan, visit.at)]
    const told = quote(book, { ...visit, owned, target: { route: next.route, plan } })
    return isQuoteError(told) ? Number.POSITIVE_INFINITY : bought.alone + told.price
  }
  return Math.min(after(first, second), after(second, first))
}

function newLicence(pid: number, plan: Plan, at: number): OwnedLicence {
  const { days } = PLAN_TERMS[plan]
  const expires = days === null ? null : at + days * DAY
  return { pid, plan, expires, subscription: false, periods: 1 }
}

function mainQuote(book: RuleBook, visit: QuoteVisit, { route, pid }: Product): Quote | undefined {
  const list = planList(book, { ...visit, route })
  if (isQuoteError(list) || list.pid !== pid) return undefined
  return (list.plans.find(({ is_main }) => is_main) ?? list.plans[0])?.quote
}

type Asked = { single: ProductRow; plan: Plan }

/** Undefined where the single is not sold in the pair's plan, or for the system only as its other version. */
function partOf(book: RuleBook, visit: QuoteVisit, { single, plan }: Asked): PairPart | undefined {
  const { pid, route, line } = single
  const alone = quote(book, { ...visit, target: { route, plan } })
  if (isQuoteError(alone) || alone.pid !== pid) return undefined
  return {
    ...{ pid, route, line },
    alone: alone.price,
    isOwned: coverOf(book, visit.owned, { pid, plan }, visit.at).length > 0,
  }
}

type Compared = { pid: number; plan: Plan; currency: Currency; alone: number }

/** What a single may be said to cost beside the pair: where the law counts so, its lowest price of 30 days. */
function comparable({ shownPrices }: RuleBook, visit: QuoteVisit, { alone, ...key }: Compared): number {
  return visit.countsFromPrior ? lowestShown(shownPrices.of(key), { price: alone, at: visit.at }) : alone
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
