import { isQuoteError, type Line, type PlanOption, type Product, planList, type RuleBook } from '@/pricing'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { productNamer } from './namer'
import { quoteVisitOf } from './offers'
import { productPath } from './product-cards'
import { productPages } from './product-pages'

export type ComparedSuite = {
  route: string
  name: string
  href: string
  icon: string | undefined
  /** How many products of each line it holds. */
  holds: readonly { line: Line; count: number }[]
  plans: readonly PlanOption[]
}

/** The suites on sale with every plan at this visit’s price, in display order; not the adult one (DOMAIN 1). */
export async function comparedSuites(visit: Visit): Promise<ComparedSuite[]> {
  const [snapshot, asked, nameOf] = await Promise.all([
    ruleBookOf(visit),
    quoteVisitOf(visit),
    productNamer(visit),
  ])
  const { book, icons } = snapshot
  return productPages(snapshot).suites.flatMap(({ route, sold, line }) => {
    const product = book.productOf(sold, visit.os)
    const list = planList(book, { ...asked, route: sold })
    if (line === 'adult' || !product || isQuoteError(list)) return []
    return {
      route,
      name: nameOf(route),
      href: productPath(visit, route),
      icon: icons.get(route),
      holds: heldIn(book, product),
      plans: list.plans,
    }
  })
}

function heldIn(book: RuleBook, { includes }: Product): ComparedSuite['holds'] {
  const sold = includes.filter(({ pid }) => book.plansOf(pid).some(({ isSellable }) => isSellable))
  const lines = [...new Set(sold.map(({ line }) => line))]
  return lines.map(line => ({ line, count: sold.filter(each => each.line === line).length }))
}
