import { type CatalogueRow, catalogue } from './catalogue'
import { conferralOf } from './conferral'
import { pairOf } from './pairs'

export type BundleSeed = { pid: number; includes: number[] }

/** All singles of the lines that a suite covers, on its own system, withdrawn ones too: who owns one keeps it. */
function covered(bundle: CatalogueRow): number[] {
  const { suites } = conferralOf(bundle)
  return catalogue
    .filter(single => single.prod_type === 'single' && single.os === bundle.os)
    .filter(single => suites.some(suite => suite === single.line))
    .map(({ pid }) => pid)
}

/** The bundle map (SPEC 3, DOMAIN 3): every suite, upgrade and bundle with the single products in it. */
export const bundles: readonly BundleSeed[] = catalogue
  .filter(({ prod_type }) => prod_type === 'all_in_one' || prod_type === 'bundle')
  .map(bundle => {
    const pair = pairOf(bundle)
    return { pid: bundle.pid, includes: pair.length > 0 ? pair : covered(bundle) }
  })
