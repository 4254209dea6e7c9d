import { OPERATING_SYSTEMS } from '@/pricing'
import { destinationOf } from '@/site/destination'
import { segmentsOf } from '@/site/parsed-path'
import { splitTarget } from '@/site/redirect'
import { addresses } from '../addresses/known-addresses'
import { productPages } from '../catalogue/product-pages'
import { linkProblem } from '../pages/links'
import { ruleBook } from '../rule-book/live'
import type { Snapshot } from '../rule-book/load'

export type PushLinkProblem = { code: string; sentence: string }

/** Why a push message may not open an address, at `at` (ms); null where it may. Never a product for adults (DOMAIN 1). */
export async function pushLinkProblem(href: string, at: number): Promise<PushLinkProblem | null> {
  if (!href.startsWith('/') || href.startsWith('//')) return outside(href)
  const problem = await linkProblem(href, 'com', at)
  return problem ?? ((await leadsToAdults(href)) ? forAdults(href) : null)
}

const outside = (href: string): PushLinkProblem => ({
  code: 'not_a_path',
  sentence: `“${href}” must be a path of this shop without a language, such as /products.`,
})

const forAdults = (href: string): PushLinkProblem => ({
  code: 'for_adults',
  sentence: `“${href}” leads to a product for adults: push messages name none, whoever gets them.`,
})

/** `/search?scope=adult` finds them alone. */
const SCOPE_OF_SEARCH = 'adult'

/** Also where a query names the product, as that of the checkout does. */
async function leadsToAdults(href: string): Promise<boolean> {
  const { path, query } = splitTarget(href)
  const [book, snapshot] = await Promise.all([addresses(), ruleBook()])
  const found = destinationOf(segmentsOf(path), 'com', book)
  const named = [
    ...(found.kind === 'page' ? found.page.params : []),
    ...new URLSearchParams(query).values(),
    ...new URLSearchParams(found.kind === 'nowhere' ? '' : found.query).values(),
  ]
  return named.some(name => name === SCOPE_OF_SEARCH || isForAdults(name, snapshot))
}

function isForAdults(route: string, snapshot: Snapshot): boolean {
  const sold = productPages(snapshot).services.get(route)?.sold ?? route
  return OPERATING_SYSTEMS.some(os => snapshot.book.productOf(sold, os)?.line === 'adult')
}
