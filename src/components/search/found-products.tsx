import type { FoundProduct } from '@/server/search/search'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { PairLinks } from '../product/pair-links'
import { ProductCard } from '../product/product-cards'
import { averageText, countText } from '../product/reviews/texts'
import { Excerpt } from '../ui/excerpt'
import { Star } from '../ui/stars'

type Props = { items: readonly FoundProduct[]; locale: Locale }

export const FoundProducts = ({ items, locale }: Props) => (
  <>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(item => (
        <li key={item.route}>
          <ProductCard item={item} locale={locale}>
            <Found item={item} locale={locale} />
          </ProductCard>
        </li>
      ))}
    </ul>
    <PairLinks items={items} locale={locale} />
  </>
)

function Found({ item: { excerpt, rating, includes }, locale }: { item: FoundProduct; locale: Locale }) {
  return (
    <>
      {rating && (
        <span className="flex items-center gap-x-1 text-sm tabular-nums">
          <Star className="size-4" />
          {averageText(rating.average, locale)} · {countText(rating.count, locale)}
        </span>
      )}
      {includes && (
        <span className="text-sm text-muted">
          {translator(locale, 'search').rich('includes', {
            service: includes,
            mark: words => <mark className="bg-transparent font-semibold text-text">{words}</mark>,
          })}
        </span>
      )}
      {excerpt.length > 0 && (
        <span className="mt-1 text-sm text-muted">
          <Excerpt pieces={excerpt} />
        </span>
      )}
    </>
  )
}
