import type { Line, Product } from '@/pricing'
import { LINES } from '@/pricing/vocabulary'
import type { Snapshot } from '../rule-book/load'
import { countryOf } from './home-of-services'

/** A product page: the route of its address, and what is sold there (another route on a generic page). */
export type SoldPage = {
  route: string
  sold: string
  line: Line
  type: Product['prod_type']
  /** Of a service that is at home in one country alone. */
  country?: string | undefined
}

type Service = { sold: string; name: string }

export type ProductPages = {
  all: readonly SoldPage[]
  byRoute: ReadonlyMap<string, SoldPage>
  services: ReadonlyMap<string, Service>
  suites: readonly SoldPage[]
  singlesOf: (line: Line) => readonly SoldPage[]
}

const derived = new WeakMap<Snapshot, ProductPages>()

/** Derived once per rule book, so that no page pays for the size of the catalogue. */
export function productPages(snapshot: Snapshot): ProductPages {
  const known = derived.get(snapshot)
  if (known) return known
  const made = indexed(snapshot)
  derived.set(snapshot, made)
  return made
}

function indexed(snapshot: Snapshot): ProductPages {
  const all = pagesOf(snapshot)
  const singlesOf = (line: Line) => all.filter(page => page.type === 'single' && page.line === line)
  const singles = new Map(LINES.map(line => [line, singlesOf(line)]))
  const services = snapshot.addresses.genericRoutes.map(
    ({ route, genericRoute, siteName }): [string, Service] => [
      route,
      { sold: genericRoute, name: siteName ?? route },
    ],
  )
  return {
    all,
    byRoute: new Map(all.map(page => [page.route, page])),
    services: new Map(services),
    suites: all.filter(({ type }) => type === 'all_in_one'),
    singlesOf: line => singles.get(line) ?? [],
  }
}

function pagesOf({ book, addresses }: Snapshot): SoldPage[] {
  return book.routes.flatMap(sold => {
    const product = book.productOf(sold, 'win')
    if (!product?.url) return []
    const generic = addresses.genericRoutes.filter(({ genericRoute }) => genericRoute === sold)
    const routes = [sold, ...generic.map(({ route }) => route)]
    const { line, prod_type: type } = product
    return routes.map(route => ({ route, sold, line, type, country: countryOf(route, product) }))
  })
}
