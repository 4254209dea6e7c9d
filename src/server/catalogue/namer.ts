import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ruleBookOf } from '../preview/rule-book'
import { inLanguage } from '../rule-book/words'
import { productPages } from './product-pages'

export type Namer = (route: string) => string

/** Product names in the visitor's language; generic pages are named after their service. */
export async function productNamer(visit: Pick<Visit, 'locale' | 'preview'>): Promise<Namer> {
  const { locale } = visit
  const snapshot = await ruleBookOf(visit)
  const { services } = productPages(snapshot)
  const t = translator(locale, 'product')
  return route => {
    const service = services.get(route)
    if (service) return t('downloaderFor', { site: inCompound(service.name, locale) })
    const product = snapshot.book.productOf(route, 'win')
    return inLanguage(product && snapshot.words.products.get(product.pid), locale, route)
  }
}

/** German hyphenates a name within a compound: ARD-Mediathek-Downloader. */
const inCompound = (name: string, locale: Visit['locale']): string =>
  locale === 'de' ? name.replaceAll(' ', '-') : name
