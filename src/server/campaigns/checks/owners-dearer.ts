import { type Currency, dearerThanLowered, type Finding, formatMoney, type RuleBook } from '@/pricing'
import type { DraftInBook } from '../draft-in-book'
import { visitOf } from '../prices/places'
import { isChanged, type PriceBeside, type WhatChanges } from '../what-changes'
import { type Check, type Checking, someOf } from './check'
import { type Names, soldText } from './sold-text'

type Looking = Names & {
  snapshot: DraftInBook['snapshot']
  /** With the campaign in it. */
  book: RuleBook
  changes: WhatChanges
}

/**
 * Where somebody who owns something pays more than somebody new pays by the campaign for what gives the same: all states of
 * ownership that prices tell apart, in each currency, at the instant of the changes.
 */
export function ownersDearer({ draft }: Pick<Checking, 'draft'>, looking: Looking): Check[] {
  const lowered = Map.groupBy(looking.changes.prices.filter(isLower), ({ currency }) => currency)
  const found = [...lowered].flatMap(([currency, prices]) =>
    findingsIn(prices, looking).map(finding => findingText(finding, currency, looking)),
  )
  if (found.length === 0) return []
  const coupons = (draft.coupons ?? []).filter(coupon => typeof coupon === 'object')
  const [only] = coupons
  const at: Check['at'] =
    only && coupons.length === 1
      ? { collection: 'coupons', id: only.id, field: 'discount' }
      : { field: 'coupons' }
  const sentence = `Owners pay more than somebody new: ${someOf(found, '; ')}. Lower the owners’ price too, or take less off for everybody.`
  return [{ code: 'owner_dearer', level: 'warning', at, sentence }]
}

const isLower = (price: PriceBeside): boolean => isChanged(price) && price.after < price.before

function findingsIn(prices: readonly PriceBeside[], { snapshot, book, changes }: Looking): Finding[] {
  const place = prices[0]?.places[0]
  if (!place) return []
  const sold = new Set(prices.map(({ route, plan }) => `${route} ${plan}`))
  const { os, owned, coupon, countsFromPrior, ...visit } = visitOf(snapshot, place, changes.at)
  return dearerThanLowered(book, visit, ({ pid, plan }) =>
    sold.has(`${book.productByPid(pid)?.route} ${plan}`),
  )
}

function findingText({ target, other, price, against }: Finding, currency: Currency, names: Names): string {
  const [much, less] = [price, against].map(amount => formatMoney(amount, currency, names.language))
  const [one, another] = [target, other].map(each => (each ? soldText(each, names) : ''))
  return one === another
    ? `${one}: ${much}, somebody new pays ${less}`
    : `${one}: ${much}, where ${another} gives the same for ${less}`
}
