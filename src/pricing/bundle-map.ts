import { type Report, uniqueRows } from './problem'
import type { BundleRow, ProductRow } from './rows'

/** SPEC 3: the singles that a bundle or suite includes, by pid. */
export type BundleMap = ReadonlyMap<number, readonly ProductRow[]>

/** Leaves out and reports non-singles in a bundle, and empty bundles. */
export function bundleMapOf(
  bundles: readonly BundleRow[],
  products: readonly ProductRow[],
  report: Report,
): BundleMap {
  const byPid = new Map(products.map(product => [product.pid, product]))
  const singleOf = (pid: number) => (byPid.get(pid)?.prod_type === 'single' ? byPid.get(pid) : undefined)
  const rows = uniqueRows({ collection: 'bundles', rows: bundles, keyOf: ({ pid }) => pid, report })
  const entries = rows.flatMap(({ pid, includes }) => {
    const singles = includes.flatMap(each => singleOf(each) ?? [])
    const isKnown = byPid.has(pid)
    if (!isKnown || singles.length < includes.length)
      report('bundles', pid, 'is of an unknown product, or includes one that is no single')
    return isKnown && singles.length > 0 ? [[pid, singles] as const] : []
  })
  return new Map(entries)
}
