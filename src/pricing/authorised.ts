import { covers, type LineSet, NO_LINES } from './line-set'
import { isActive, type OwnedLicence } from './ownership'
import { isPro, type Product } from './product'
import type { RuleBook } from './rule-book'

type Reach = {
  readonly pids: ReadonlySet<number>
  readonly suites: LineSet
  readonly proSuites: LineSet
}

/**
 * The authorisation flag (DOMAIN 3): active licences are of the product itself, or confer all that it confers, on its
 * OS.
 */
export function authorised(book: RuleBook, owned: readonly OwnedLicence[], pid: number, at: number): boolean {
  const wanted = book.productByPid(pid)
  return wanted !== undefined && isWithin(reachOf(book, owned, wanted.os, at), wanted)
}

function isWithin({ pids, suites, proSuites }: Reach, { pid, pro, confers }: Product): boolean {
  if (pids.has(pid)) return true
  if (confers.suites !== NO_LINES) return covers(pro ? proSuites : suites, confers.suites)
  return confers.singles.length > 0 && confers.singles.every(single => pids.has(single.pid))
}

function reachOf(book: RuleBook, owned: readonly OwnedLicence[], os: Product['os'], at: number): Reach {
  const pids = new Set<number>()
  let suites = NO_LINES
  let proSuites = NO_LINES
  for (const licence of owned) {
    const product = isActive(licence, at) ? book.productByPid(licence.pid) : undefined
    if (product?.os !== os) continue
    for (const { pid } of [product, ...product.confers.singles, ...product.includes]) pids.add(pid)
    suites |= product.confers.suites
    if (isPro(product, licence.plan)) proSuites |= product.confers.suites
  }
  return { pids, suites, proSuites }
}
