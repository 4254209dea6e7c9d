import { HTML_LANG } from '@/site/locale'
import { ProductCards } from '../product/product-cards'
import type { BlockProps } from './block'
import { BlockSection } from './block-section'

export function ProductsBlock({ block: { title, routes }, visit, items, lang }: BlockProps<'products'>) {
  const chosen = routes.flatMap(route => items.find(item => item.route === route) ?? [])
  if (chosen.length === 0) return null
  return (
    <BlockSection title={title}>
      <div lang={lang && HTML_LANG[visit.locale]} className="contents">
        <ProductCards items={chosen} locale={visit.locale} />
      </div>
    </BlockSection>
  )
}
