import { compareKeys } from './compare'
import type { Report } from './problem'
import type { ProductRow } from './rows'

/** Every name of a route, its own and its aliases. */
export type RouteNames = {
  /** The routes, in display order. */
  readonly routes: readonly string[]
  /** Each name with the route that it means. */
  readonly names: readonly (readonly [name: string, route: string])[]
  /** The current route of a name; undefined for an unknown one (PAGES, route aliases). */
  resolve(name: string): string | undefined
  /** The known ones among the names of a column; says which are not. Undefined where not one is left to narrow by. */
  knownOf(names: readonly string[], report: (reason: string) => void): readonly string[] | undefined
}

/** A route's own name wins over an alias of the same text, which is reported. */
export function routeNamesOf(products: readonly ProductRow[], report: Report): RouteNames {
  const ordered = [...products].sort(inDisplayOrder)
  const routes = [...new Set(ordered.map(({ route }) => route))]
  const names = new Map(routes.map(route => [route, route]))
  for (const { pid, route, aliases } of ordered) {
    for (const alias of aliases) {
      const taken = names.get(alias)
      if (taken === undefined) names.set(alias, route)
      else if (taken !== route)
        report('products', pid, `has the alias ${alias}, which already means ${taken}`)
    }
  }
  const knownOf: RouteNames['knownOf'] = (wanted, report) => {
    const known = wanted.filter(name => names.has(name))
    const unknown = wanted.filter(name => !names.has(name))
    if (unknown.length > 0) report(`names the unknown route ${unknown.join(', ')}`)
    return known.length === 0 && unknown.length > 0 ? undefined : known
  }
  return { routes, names: [...names], resolve: name => names.get(name), knownOf }
}

function inDisplayOrder(a: ProductRow, b: ProductRow): number {
  return a.sort_order - b.sort_order || compareKeys(a.route, b.route) || a.pid - b.pid
}
