import { bundledIn } from '@/pricing'
import type { Locale } from '@/site/locale'
import { ruleBook } from './live'
import { productNames } from './product-names'

/** By a bundle's pid the names of the singles in it, each of which its one licence opens (DOMAIN 3); else none. */
export async function bundledNames(locale: Locale): Promise<(pid: number) => string[]> {
  const [{ book }, nameOf] = await Promise.all([ruleBook(), productNames(locale)])
  return pid => {
    const product = book.productByPid(pid)
    return product ? bundledIn(product).map(single => nameOf(single.pid)) : []
  }
}
