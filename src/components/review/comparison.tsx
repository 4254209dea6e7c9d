import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Section } from '../ui/section'
import { ComparedRow } from './compared-row'

type Props = {
  products: readonly ComparedProduct[]
  locale: Locale
  /** The one that the page is about. */
  own?: string
}

/** What can be counted of each, and what it costs today: in columns where there is room, else one below the other. */
export function Comparison({ products, locale, own }: Props) {
  const t = translator(locale, 'review')
  const columns = ['product', 'from', 'main', 'products', 'systems', 'trial'] as const
  return (
    <Section title={t('compare.title')} lead={t('compare.lead')} className="mt-12 md:mt-16">
      <table className="relative block w-full border-y border-line text-start lg:table">
        <thead className="bg-text/4 text-sm text-muted max-lg:sr-only">
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className="px-3 py-3 text-start font-semibold">
                {t(`compare.of.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line lg:table-row-group">
          {products.map(product => (
            <ComparedRow
              key={product.route}
              product={product}
              locale={locale}
              isOwn={product.route === own}
            />
          ))}
        </tbody>
      </table>
    </Section>
  )
}
