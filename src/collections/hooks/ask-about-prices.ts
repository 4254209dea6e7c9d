import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { formatMoney, type PriceChange, priceChanges } from '@/pricing'
import { caughtUpRuleBook } from '@/server/rule-book/live'
import { loadSnapshot } from '@/server/rule-book/load'
import { refuseFor } from '../fields/refusal'
import { isAsked } from './keep-amounts'
import { largeChangeOf, percentText } from './large-changes'
import { transactionOf } from './transaction'

/**
 * Asks a person whose save makes somebody pay over 30 % more or less, whatever it changed: an amount in another
 * currency, what a coupon does, whom a rule is for. Unpublishing, deleting and restoring ask nothing.
 */
export const askAboutPrices: CollectionAfterChangeHook = async ({ data, doc, previousDoc, req }) => {
  const isTakenOrBroughtBack = doc._status === 'draft' || doc.deletedAt || previousDoc?.deletedAt
  if (!isTakenOrBroughtBack && isAsked(req, data)) await refuseLargePrices(req)
  return doc
}

export const askAboutGlobalPrices: GlobalAfterChangeHook = async ({ data, doc, req }) => {
  if (isAsked(req, data)) await refuseLargePrices(req)
  return doc
}

/** The transaction sees what is being saved; everybody else, what is sold until then. */
export async function refuseLargePrices(req: PayloadRequest): Promise<void> {
  const [before, after] = await Promise.all([caughtUpRuleBook(), loadSnapshot(transactionOf(req))])
  const [largest, ...others] = priceChanges(before.book, after.book, Date.now())
  if (largest) refuseFor([largeChangeOf(said(largest, others.length))])
}

function said({ what, currency, before, after }: PriceChange, others: number): string {
  const [from, to] = [before, after].map(amount => formatMoney(amount, currency, 'en'))
  const percent = percentText(before, after)
  return others === 0
    ? `${what} goes from ${from} to ${to}${percent}.`
    : `${what} goes from ${from} to ${to}${percent}, and more prices change by more than 30%: ${others}.`
}
