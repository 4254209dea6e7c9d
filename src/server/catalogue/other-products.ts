import type { Product } from '@/pricing'
import type { CardProduct } from './product-cards'
import type { ProductPages, SoldPage } from './product-pages'
import { SUITE_OF } from './suites'

type OnPage = { route: string; product: Product }

/** Pages of services that the same license serves. None for adults: such a page leads to no other. */
export const alikePages = (
  { byRoute, all }: ProductPages,
  { route, product: { line, route: sold } }: OnPage,
): string[] =>
  line === 'adult' || !byRoute.has(route)
    ? []
    : all
        .filter(page => page.sold === sold && page.route !== route && page.route !== sold)
        .map(page => page.route)

const OTHERS = 6

/** What else a page of a product shows. Stops at the first few on sale, however large the catalogue is. */
export function otherCards(
  pages: ProductPages,
  on: OnPage,
  itemOf: (page: SoldPage) => CardProduct | undefined,
): CardProduct[] {
  const items: CardProduct[] = []
  for (const page of othersOf(pages, on)) {
    if (items.length === OTHERS) break
    const item = itemOf(page)
    if (item) items.push(item)
  }
  return items
}

/** For a single: its suite, then the singles after it. Else the suites. */
function othersOf(
  { suites, singlesOf }: ProductPages,
  { route, product: { line, prod_type } }: OnPage,
): SoldPage[] {
  if (line === 'adult') return []
  const own = suites
    .filter(suite => suite.line !== 'adult')
    .toSorted((a, b) => Number(b.route === SUITE_OF[line]) - Number(a.route === SUITE_OF[line]))
  if (prod_type !== 'single' || line === 'ai') return own.filter(page => page.route !== route)
  return [...own.slice(0, 1), ...singlesAfter(singlesOf(line), route)]
}

/** In display order, so that pages differ. Beside a service of one country: those of that country, then those of many. */
function singlesAfter(singles: readonly SoldPage[], route: string): readonly SoldPage[] {
  const place = singles.findIndex(page => page.route === route)
  const others = [...singles.slice(place + 1), ...singles.slice(0, Math.max(place, 0))]
  const country = singles[place]?.country
  if (!country) return others
  const near = [...others.filter(page => page.country === country), ...others.filter(page => !page.country)]
  return [...near, ...others.filter(page => page.country && page.country !== country)]
}
