import { countedFor } from './counted'
import { floorScaled } from './money'
import type { OwnedLicence } from './ownership'
import { type Quote, quote } from './quote'
import type { QuoteInput } from './quote-input'
import type { RuleBook } from './rule-book'
import { isQuoteError } from './target'
import type { Currency, OffType } from './vocabulary'

/** What a licence takes off a price; minor units of the quote’s currency. */
export type Credit = { licence: OwnedLicence; amount: number }

/** Those whose price follows a count of what is owned (DOMAIN 4, n). */
const COUNTING: readonly OffType[] = [5, 6, 7, 8, 9, 10]

/**
 * What each owned licence takes off a quoted price: an offer counts licences together, so that each has a share by what
 * it costs for life, and the shares add up to what the offer takes off. None where no offer lowered the price. Two
 * singles of one price, 29990 → 16990: 6500 each.
 */
export function creditsOf(book: RuleBook, input: QuoteInput, quoted: Quote): Credit[] {
  const offer = quoted.steps.find(({ kind }) => kind === 'offer')
  if (!offer) return []
  const counting = input.owned.filter(licence => counts(book, input, licence, quoted))
  const amounts = shared(
    offer.before - offer.after,
    counting.map(({ pid }) => lifetimePrice(book, pid, quoted.currency)),
  )
  return counting.map((licence, index) => ({ licence, amount: amounts[index] ?? 0 }))
}

/** One that counts alone, or without which the price would be higher: two suites that only together are a larger one. */
function counts(
  book: RuleBook,
  input: QuoteInput,
  licence: OwnedLicence,
  { offType, price }: Quote,
): boolean {
  const alone = { ...input, owned: [licence] }
  if (COUNTING.includes(offType)) return countedFor(book, alone, offType) > 0
  const byItself = quote(book, alone)
  if (!isQuoteError(byItself) && byItself.offers.some(each => each.offType === offType)) return true
  const without = quote(book, { ...input, owned: input.owned.filter(each => each !== licence) })
  return isQuoteError(without) || without.price > price
}

function lifetimePrice(book: RuleBook, pid: number, currency: Currency): number {
  const plan = book.plansOf(pid).find(each => each.plan === 'LFT' || each.plan === 'LFT_3')
  return plan ? (book.offering(pid, plan.plan)?.selling[currency] ?? 0) : 0
}

/** To the minor unit; the first takes what is left. */
function shared(total: number, weights: readonly number[]): number[] {
  const weighed = weights.includes(0) ? weights.map(() => 1) : weights
  const sum = weighed.reduce((all, each) => all + each, 0)
  const parts = weighed.map(each => floorScaled(total, each, { unit: sum }))
  const rest = total - parts.reduce((all, each) => all + each, 0)
  return parts.map((part, index) => (index === 0 ? part + rest : part))
}
