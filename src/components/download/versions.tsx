import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { APPLICATION_NAMES, packageFor } from '@/site/packages'
import { LatestVersion } from './latest-version'

/** The version of each application that a product runs in, on its system. */
export function Versions({ shown: { visit, product, applications } }: { shown: ProductPage }) {
  const t = translator(visit.locale, 'product')
  return applications.flatMap(application => {
    const found = packageFor(application, product.os)
    if (!found) return []
    const text = t('version', {
      application: APPLICATION_NAMES[application],
      version: '{version}',
      date: '{date}',
    })
    return <LatestVersion key={found.name} name={found.name} text={text} locale={visit.locale} />
  })
}
