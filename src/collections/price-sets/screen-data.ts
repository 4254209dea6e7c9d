import type { Currencies } from '@/pricing'
import { problemOf } from '@/server/price-sets/draft'
import { notAsSeen } from '@/server/price-sets/go-live'
import type { RefusalCode, Refused } from '@/server/price-sets/outcome'
import { plannedFor, type SetRow } from '@/server/price-sets/planned'
import { plansOfSet, plansOnSale, type StoredPlan } from '@/server/price-sets/plans'
import { type PriceSet, priceSet, priceSets, rowsOfSet } from '@/server/price-sets/price-set'
import {
  type Extremes,
  extremesOf,
  type Oddity,
  odditiesOf,
  type ShownPlan,
  shownPlans,
} from '@/server/price-sets/shown'
import { readTyped, type Typed } from '@/server/price-sets/typed'
import type { SearchParams } from '@/server/request/search-params'
import { ruleBook } from '@/server/rule-book/live'
import { database } from '@/server/runtime/database'
import { typedOf } from './sent'

/** What a set, saved or not, changes. */
export type Changes = {
  plans: ShownPlan[]
  extremes: Extremes | undefined
  oddities: Oddity[]
  large: number
}

/** A problem that a form was sent back with, or that what was typed has. */
export type Told = { code: RefusalCode | string; field: string; sentence?: string }

export type NewData = {
  screen: 'new'
  typed: Typed
  all: StoredPlan[]
  /** How many plans were chosen. */
  count: number
  told: Told[]
  changes: Changes | undefined
  sets: PriceSet[]
  did: string
}
export type SetData = {
  screen: 'set'
  set: PriceSet
  changes: Changes
  /** Why it cannot go live as it is. */
  stale: Refused | undefined
  told: Told[]
  typedAt: string
  typedZone: string
  did: string
}
export type ScreenData = NewData | SetData | { screen: 'gone' }

/** All that the screen of price sets shows for an address. */
export async function screenData(search: SearchParams = {}): Promise<ScreenData> {
  const text = (name: string): string | undefined => {
    const value = search[name]
    return (Array.isArray(value) ? value[0] : value)?.slice(0, 200)
  }
  const sent = text('problem')
  const told = sent ? [{ code: sent, field: text('field') ?? '' }] : []
  const id = text('set')
  if (!id)
    return newData({ typed: typedOf(text), told, isAsked: text('look') === 'yes', did: text('did') ?? '' })
  const set = await priceSet(id)
  if (!set) return { screen: 'gone' }
  const shown = await setData(set)
  return {
    ...{ screen: 'set', set, ...shown, told, did: text('did') ?? '' },
    ...{ typedAt: text('at') ?? '', typedZone: text('zone') ?? 'UTC' },
  }
}

async function setData(set: PriceSet): Promise<Pick<SetData, 'changes' | 'stale'>> {
  const [plans, rows, all, { book }] = await Promise.all([
    plansOfSet(database, set.id),
    rowsOfSet(database, set.id),
    plansOnSale(database),
    ruleBook(),
  ])
  const isOpen = set.state !== 'live' && set.state !== 'taken_back'
  return {
    changes: changesOf(plans, rows, { all, currencies: book.currencies }),
    stale: isOpen ? notAsSeen(plans, rows) : undefined,
  }
}

type Asking = { typed: Typed; told: Told[]; isAsked: boolean; did: string }

async function newData({ typed, told, isAsked, did }: Asking): Promise<NewData> {
  const [all, sets, { book }] = await Promise.all([plansOnSale(database), priceSets(), ruleBook()])
  const { plans, wanted, problems } = readTyped(typed, all)
  const shared = { screen: 'new' as const, typed, all, count: plans.length, sets, did }
  if (!isAsked) return { ...shared, told, changes: undefined }
  if (problems.length > 0 || !wanted) return { ...shared, told: merged(told, problems), changes: undefined }
  const planned = plannedFor(plans, wanted, book.currencies)
  const problem = problemOf(planned)
  const changed = new Set(planned.rows.map(({ plan }) => plan))
  const of = plans.filter(({ id }) => changed.has(id))
  const changes = changesOf(of, planned.rows, { all, currencies: book.currencies })
  return { ...shared, told: merged(told, problem ? [problem] : []), changes: problem ? undefined : changes }
}

/** What is found now has a sentence of its own. */
const merged = (told: readonly Told[], found: readonly Refused[]): Told[] => [
  ...told.filter(({ code }) => found.every(each => each.code !== code)),
  ...found,
]

type Beside = { all: readonly StoredPlan[]; currencies: Currencies }

function changesOf(
  plans: readonly StoredPlan[],
  rows: readonly SetRow[],
  { all, currencies }: Beside,
): Changes {
  const shown = shownPlans(plans, rows, currencies)
  return {
    plans: shown,
    extremes: extremesOf(shown),
    oddities: odditiesOf(all, rows, currencies),
    large: shown.flatMap(({ changes }) => changes).filter(({ isLarge }) => isLarge).length,
  }
}
