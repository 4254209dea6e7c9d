import { compareKeys } from './compare'
import type { Report } from './problem'
import type { ProductRow } from './rows'

export type RouteNames = {
  /** In display order. */
  readonly routes: readonly string[]
  readonly names: readonly (readonly [name: string, route: string])[]
  /** The current route of a name; undefined if unknown (PAGES, route aliases). */
  resolve(name: string): string | undefined
  /** The known names of a column; reports the others. Undefined if none is left. */
  knownOf(names: readonly string[], report: (reason: string) => void): readonly string[] | undefined
}

/** A route's own name wins over an equal alias, which is reported. */
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
