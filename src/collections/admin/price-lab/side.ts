import { type OwnedLicence, ownedBySample, type RuleBook } from '@/pricing'
import { enteredCode } from '@/server/coupons/entered-code'
import { ownedByEmail } from '@/server/price-lab/customer'
import { type Priced, pricedFor } from '@/server/price-lab/priced'
import { type Problems, readSituation, type Situation, type Typed } from '@/server/price-lab/situation'
import type { Snapshot } from '@/server/rule-book/load'
import { database } from '@/server/runtime/database'
import type { May } from './may'

/** One situation as it was typed, and the prices in it. */
export type Side = {
  typed: Typed
  situation: Situation
  problems: Problems
  owned: readonly OwnedLicence[]
  /** Undefined where something is wrong with what was chosen. */
  priced: Priced | undefined
}

/** A code that nobody knows is told at its field, and the prices are shown as for anybody who types it. */
export async function sideOf(
  snapshot: Snapshot,
  typed: Typed,
  { may, now }: { may: May; now: number },
): Promise<Side> {
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
