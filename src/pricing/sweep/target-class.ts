import { groupedBy } from '../grouped-by'
import type { Offering } from '../offering'
import { quote } from '../quote'
import type { QuoteVisit } from '../quote-input'
import type { RuleBook } from '../rule-book'
import { isQuoteError } from '../target'
import { OPERATING_SYSTEMS } from '../vocabulary'

/** Plans that cost the same for whoever owns the same beside them: what is true of the first is true of all. */
export type TargetClass = { readonly first: Offering; readonly members: readonly Offering[] }

/** A visit whose prices are looked for mistakes in: of any buyer, on either system. */
export type SweptVisit = Omit<QuoteVisit, 'os' | 'owned' | 'coupon' | 'countsFromPrior'>

/** The classes of all that is on sale. Windows and Mac are one where their rows are alike. */
export function targetClasses(book: RuleBook, visit: SweptVisit): TargetClass[] {
  const offerings = book.routes.flatMap(route =>
    OPERATING_SYSTEMS.flatMap(os => {
      const product = book.productOf(route, os)
      return product?.os === os ? book.plansOf(product.pid) : []
    }),
  )
  const sold = offerings.filter(({ isSellable }) => isSellable)
  return [...groupedBy(sold, each => [classKey(book, visit, each)]).values()].flatMap(members => {
    const [first] = members
    return first ? [{ first, members }] : []
  })
}

/** All that a price is made of beside what is owned; of coupons what they come to for somebody new. */
function classKey(book: RuleBook, visit: SweptVisit, offering: Offering): string {
  const { product, plan, billing, isPro, list, selling, rules } = offering
  const { confers, eligibility } = product
  return JSON.stringify([
    [plan, billing, isPro, eligibility, list, selling, rules],
    [confers.suites, confers.lines, confers.singles.length],
    newcomersAnswer(book, visit, offering),
  ])
}

function newcomersAnswer(book: RuleBook, visit: SweptVisit, { product, plan }: Offering): unknown {
  const target = { route: product.route, plan }
  const answer = quote(book, { ...visit, os: product.os, owned: [], coupon: null, target })
  return isQuoteError(answer) ? answer.error : [answer.price, answer.applied, answer.refused]
}
