import { type PlanPair, type RuleBook, type SweepResult, tablesBeside } from '@/pricing'
import { type Replay, replayOf } from '@/server/price-lab/replay'
import { sweep } from '@/server/price-lab/sweep'
import { caughtUpRuleBook } from '@/server/rule-book/live'
import type { Snapshot } from '@/server/rule-book/load'
import { productNames } from '@/server/rule-book/product-names'
import type { Locale } from '@/site/locale'
import { type May, mayOf } from './may'
import type { Asked } from './path'
import { type Side, sideOf } from './side'

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
