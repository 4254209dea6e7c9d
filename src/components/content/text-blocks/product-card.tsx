import type { ProductCardInText } from '@/payload-types'
import { HTML_LANG } from '@/site/locale'
import { ProductCard } from '../../product/product-cards'
import type { Around } from './around'

export function ProductCardOfText({
  fields: { product },
  ...around
}: { fields: ProductCardInText } & Around) {
  return typeof product === 'object' && product ? <CardOfRoute route={product.route} {...around} /> : null
}

/** At the price of the reader; nothing where it is not on sale. */
export function CardOfRoute({ route, locale, items = [] }: { route: string } & Around) {
  const item = items.find(each => each.route === route)
  if (!item) return null
  return (
    <div lang={HTML_LANG[locale]} className="max-w-sm min-w-0">
      <ProductCard item={item} locale={locale} />
    </div>
  )
}
