import type { ReactNode } from 'react'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { CardLink } from '../ui/card'
import { classes } from '../ui/classes'
import { fromText } from '../ui/from-text'
import { PartedName } from '../ui/parted-name'
import { PairLinks } from './pair-links'

export function ProductCards({ items, locale }: { items: CardProduct[]; locale: Locale }) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(item => (
          <li key={item.route}>
            <ProductCard item={item} locale={locale} />
          </li>
        ))}
      </ul>
      <PairLinks items={items} locale={locale} />
    </>
  )
}

type CardProps = {
  item: CardProduct
  locale: Locale
  /** Below the price. */
  children?: ReactNode
}

export function ProductCard({ item, locale, children }: CardProps) {
  return (
    <CardLink
      href={item.href}
      className={classes('flex h-full gap-4 p-4', children ? 'items-start' : 'items-center')}
    >
      <ServiceGlyph {...{ route: item.route, icon: item.icon, line: item.line }} />
      <span className="grid min-w-0 grid-cols-1">
        <span className="font-semibold text-balance">
          <PartedName name={item.name} />
        </span>
        <span className="text-muted tabular-nums">
          {item.isCovered ? translator(locale, 'covered')('badge') : fromText(item.price, locale)}
        </span>
        {item.partOf && (
          <span className="text-sm text-muted">
            {translator(locale, 'product')('partOf', { product: item.partOf })}
          </span>
        )}
        {children}
      </span>
    </CardLink>
  )
}
