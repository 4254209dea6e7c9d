import { LINES, type Line, OPERATING_SYSTEMS, type Plan, type RuleBook } from '@/pricing'

/** Products of one route that are on sale, for all systems. */
export type SoldRoute = {
  route: string
  line: Line
  pids: number[]
  isSuite: boolean
  /** In US cents, of each plan that is on sale; the highest of its systems. */
  selling: Partial<Record<Plan, number>>
}

/** What a sale can be for, in the order in which the shop shows it. */
export const soldRoutes = (book: RuleBook): SoldRoute[] =>
  book.routes.flatMap(route => soldRoute(book, route) ?? [])

function soldRoute(book: RuleBook, route: string): SoldRoute | undefined {
  const products = OPERATING_SYSTEMS.flatMap(os => book.productOf(route, os) ?? []).filter(
    each => each.route === route,
  )
  const pids = [...new Set(products.map(({ pid }) => pid))]
  const offerings = pids.flatMap(pid => book.plansOf(pid)).filter(({ isSellable }) => isSellable)
  const [first] = offerings
  if (!first) return undefined
  const selling: SoldRoute['selling'] = {}
  for (const { plan, selling: prices } of offerings) selling[plan] = Math.max(selling[plan] ?? 0, prices.USD)
  return { route, pids, selling, line: first.product.line, isSuite: products.some(isSuite) }
}

const isSuite = ({ confers }: { confers: { suites: number } }): boolean => confers.suites !== 0

/** «everything», «line:video» or «products». */
const SCOPES = ['everything', ...LINES.map(line => `line:${line}`), 'products'] as const

type Scoped = { ok: true; isEverything: boolean; routes: SoldRoute[] } | { ok: false; code: ScopeProblem }
export type ScopeProblem = 'no_scope' | 'no_products' | 'unused_products' | 'nothing_sold'

/** The products that a scope means. */
export function scopeOf(scope: string, products: readonly string[], sold: readonly SoldRoute[]): Scoped {
  if (!SCOPES.some(known => known === scope)) return { ok: false, code: 'no_scope' }
  if (scope !== 'products' && products.length > 0) return { ok: false, code: 'unused_products' }
  if (scope === 'everything') return { ok: true, isEverything: true, routes: [...sold] }
  if (scope === 'products') {
    const routes = sold.filter(({ route }) => products.includes(route))
    return routes.length > 0 ? { ok: true, isEverything: false, routes } : { ok: false, code: 'no_products' }
  }
  const routes = sold.filter(({ line }) => scope === `line:${line}`)
  return routes.length > 0 ? { ok: true, isEverything: false, routes } : { ok: false, code: 'nothing_sold' }
}
