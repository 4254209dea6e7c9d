import {
  type OwnedLicence,
  ownedBySample,
  type PlanPair,
  type RuleBook,
  type SweepResult,
  tablesBeside,
} from '@/pricing'
import { enteredCode } from '@/server/coupons/entered-code'
import { ownedByEmail } from '@/server/price-lab/customer'
import { type Priced, pricedFor } from '@/server/price-lab/priced'
import { type Replay, replayOf } from '@/server/price-lab/replay'
import { type Problems, readSituation, type Situation, type Typed } from '@/server/price-lab/situation'
import { sweep } from '@/server/price-lab/sweep'
import { caughtUpRuleBook } from '@/server/rule-book/live'
import type { Snapshot } from '@/server/rule-book/load'
import { productNames } from '@/server/rule-book/product-names'
import { database } from '@/server/runtime/database'
import type { Locale } from '@/site/locale'
import { type May, mayOf } from './may'
import type { Asked } from './path'

export type Side = {
  typed: Typed
  situation: Situation
  problems: Problems
  owned: readonly OwnedLicence[]
  /** Undefined where something is wrong with what was chosen. */
  priced: Priced | undefined
}

type Shared = { may: May; asked: Asked; nameOf: (pid: number) => string; book: RuleBook }
export type PricesData = Shared & {
  screen: 'prices'
  sides: Side[]
  /** Of all rows, how many differ; 0 with one situation. */
  different: number
  all: number
  rows: PlanPair[]
  tiers: string[]
}
export type OrderData = Shared & {
  screen: 'order'
  replay: Replay | null | 'not_allowed' | undefined
}
export type SweepData = Shared & { screen: 'sweep'; side: Side; result: SweepResult | undefined; ms: number }
export type LabData = PricesData | OrderData | SweepData

/** At `now` (ms), with names in a language. */
type Looking = { now: number; language: Locale }

/** All that the lab shows to this member of the staff; null for who may not see it (decision 068). */
export async function labData(
  user: unknown,
  asked: Asked,
  { now, language }: Looking,
): Promise<LabData | null> {
  const may = mayOf(user)
  if (!may.prices) return null
  const snapshot = await caughtUpRuleBook()
  const shared = { may, asked, nameOf: await productNames(language), book: snapshot.book }
  switch (asked.screen) {
    case 'prices':
      return { ...shared, ...(await pricesOf(snapshot, { may, asked, now, nameOf: shared.nameOf })) }
    case 'order':
      return { ...shared, screen: 'order', replay: await replayFor(snapshot, { may, asked, now }) }
    case 'sweep':
      return { ...shared, ...(await sweepOf(snapshot, { may, asked, now })) }
  }
}

type Asking = { may: May; asked: Asked; now: number }

async function pricesOf(
  snapshot: Snapshot,
  { may, asked, now, nameOf }: Asking & Pick<Shared, 'nameOf'>,
): Promise<Omit<PricesData, keyof Shared>> {
  const typed = [asked.one, ...(asked.other ? [asked.other] : [])]
  const sides = await Promise.all(typed.map(each => sideOf(snapshot, each, { may, now })))
  const [one, other] = sides.map(({ priced }) => priced?.table)
  const all = one ? (asked.other ? tablesBeside(one, other ?? []) : tablesBeside(one, one)) : []
  return {
    screen: 'prices',
    sides,
    all: all.length,
    different: all.filter(({ differs }) => differs).length,
    rows: all.filter(pair => isWanted(pair, asked, nameOf)),
    tiers: [...new Set(all.flatMap(pair => productOf(pair)?.tier ?? []))].sort(),
  }
}

const productOf = ({ one, other }: PlanPair) => (one ?? other)?.product

function isWanted(pair: PlanPair, { filter, other }: Asked, nameOf: Shared['nameOf']): boolean {
  const product = productOf(pair)
  if (!product) return false
  const name = filter.name.trim().toLowerCase()
  return (
    (filter.line === '' || product.line === filter.line) &&
    (filter.tier === '' || product.tier === filter.tier) &&
    (name === '' || nameOf(product.pid).toLowerCase().includes(name)) &&
    (!filter.isDifferent || !other || pair.differs)
  )
}

/** A code that nobody knows is told at its field, and the prices are shown as for anybody who types it. */
async function sideOf(snapshot: Snapshot, typed: Typed, { may, now }: Omit<Asking, 'asked'>): Promise<Side> {
  const { situation, problems } = readSituation(typed, now)
  const owned = await ownedOf(snapshot.book, situation, { may, problems })
  const isReadable = Object.keys(problems).length === 0
  const entered = await enteredCode(database, snapshot.book, { code: situation.coupon })
  if (situation.coupon !== null && !entered && !isKnown(snapshot.book, situation.coupon))
    problems.coupon = { code: 'unknown_coupon' }
  const priced = isReadable && owned ? pricedFor(snapshot, { ...situation, entered }, owned) : undefined
  return { typed, situation, problems, owned: owned ?? [], priced }
}

const isKnown = (book: RuleBook, code: string): boolean => book.couponByCode(code) !== undefined

type LookingUp = { may: May; problems: Problems }

async function ownedOf(
  book: RuleBook,
  { buyer, os, at }: Situation,
  { may, problems }: LookingUp,
): Promise<readonly OwnedLicence[] | null> {
  if (buyer.kind === 'sample') return ownedBySample(book, buyer.name, { os, at })
  if (!may.customers) problems.email = { code: 'not_allowed' }
  if (problems.email) return null
  const owned = await ownedByEmail(buyer.email)
  if (!owned) problems.email = { code: 'no_customer' }
  return owned
}

async function replayFor(snapshot: Snapshot, { may, asked, now }: Asking): Promise<OrderData['replay']> {
  if (!may.customers) return 'not_allowed'
  return asked.order.trim() === '' ? undefined : replayOf(snapshot, asked.order, now)
}

async function sweepOf(
  snapshot: Snapshot,
  { may, asked, now }: Asking,
): Promise<Omit<SweepData, keyof Shared>> {
  const side = await sideOf(snapshot, { ...asked.one, buyer: 'new', email: '', coupon: '' }, { may, now })
  if (!side.priced || !asked.isRun) return { screen: 'sweep', side, result: undefined, ms: 0 }
  const { at, site, locale, country, payer } = side.priced.visit
  const start = performance.now()
  const result = await sweep(snapshot, { at: toTheMinute(at), site, locale, country, payer })
  return { screen: 'sweep', side, result, ms: performance.now() - start }
}

/** So that «now» is not another question with every reload. */
const toTheMinute = (at: number): number => Math.floor(at / 60_000) * 60_000
