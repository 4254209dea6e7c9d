import { type Pair, type PairPart, type Product, pairFor } from '@/pricing'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage } from '../rule-book/words'
import { quoteVisitOf } from './offers'

/** A part with its name, and its page, or where it is bought if it has none. */
export type ShownPart = PairPart & { name: string; href: string }
/** A bundle of two beside its singles, in the visitor's language and at their prices. */
export type ShownPair = Omit<Pair, 'parts'> & {
  name: string
  /** Where it is bought: it has no page of its own. */
  href: string
  parts: readonly ShownPart[]
}

type PairsWith = (single: Pick<Product, 'pid' | 'line'>) => ShownPair[]

/**
 * Tells the pairs that a single is sold in, in display order (SPEC 2, DOMAIN 2). What holds something adult is told of
 * adult products alone (DOMAIN 1).
 */
export async function pairsWith(visit: Visit): Promise<PairsWith> {
  const [{ book, words }, asked] = await Promise.all([ruleBookOf(visit), quoteVisitOf(visit)])
  const nameOf = (pid: number, route: string) => inLanguage(words.products.get(pid), visit.locale, route)
  const hrefOf = ({ pid, route }: PairPart, { plan, os }: Pair) =>
    book.productByPid(pid)?.url
      ? pathOf(page('product', route), visit.site, visit.locale)
      : checkoutOf({ route, plan, os }, visit)
  const shown = (pair: Pair): ShownPair => ({
    ...pair,
    name: nameOf(pair.pid, pair.route),
    href: checkoutOf(pair, visit),
    parts: pair.parts.map(part => ({
      ...part,
      name: nameOf(part.pid, part.route),
      href: hrefOf(part, pair),
    })),
  })
  const known = new Map<number, ShownPair | undefined>()
  const pairOf = (product: Product): ShownPair | undefined => {
    if (!known.has(product.pid)) {
      const pair = pairFor(book, asked, product)
      known.set(product.pid, pair && shown(pair))
    }
    return known.get(product.pid)
  }
  return ({ pid, line }) =>
    book
      .pairsWith(pid)
      .flatMap(product => pairOf(product) ?? [])
      .filter(({ parts }) => line === 'adult' || parts.every(part => part.line !== 'adult'))
}

type Basket = Pick<Pair, 'route' | 'plan' | 'os'>

const checkoutOf = ({ route, plan, os }: Basket, { site, locale }: Visit): string =>
  `${pathInLanguage(page('checkout'), site, locale)}?${new URLSearchParams({ route, plan, os })}`
