import { compareKeys } from './compare'
import type { Report } from './problem'
import type { ProductRow } from './rows'

/** Every name of a route, its own and its aliases. */
export type RouteNames = {
  readonly routes: readonly string[]
  /** Each name with the route that it means. */
  readonly names: readonly (readonly [name: string, route: string])[]
  /** The current route of a name; undefined for an unknown one (PAGES, route aliases). */
  resolve(name: string): string | undefined
}

/** A route's own name wins over an alias of the same text, which is reported. */
export function routeNamesOf(products: readonly ProductRow[], report: Report): RouteNames {
  const routes = [...new Set(inOrder(products).map(({ route }) => route))]
  const names = new Map(routes.map(route => [route, route]))
  for (const { pid, route, aliases } of inOrder(products)) {
    for (const alias of aliases) {
      const taken = names.get(alias)
      if (taken === undefined) names.set(alias, route)
      else if (taken !== route)
        report('products', pid, `has the alias ${alias}, which already means ${taken}`)
    }
  }
  return { routes, names: [...names], resolve: name => names.get(name) }
}

function inOrder(products: readonly ProductRow[]): ProductRow[] {
  return [...products].sort(
    (a, b) => a.sort_order - b.sort_order || compareKeys(a.route, b.route) || a.pid - b.pid,
  )
}
