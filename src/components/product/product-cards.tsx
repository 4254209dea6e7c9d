import { formatMoney } from '@/pricing'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { initials, tint } from '../pictures/draw'
import { CardLink } from '../ui/card'

export function ProductCards({ items, locale }: { items: CardProduct[]; locale: Locale }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(item => (
        <li key={item.route}>
          <ProductCard item={item} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

function ProductCard({ item, locale }: { item: CardProduct; locale: Locale }) {
  const from = formatMoney(item.price.from, item.price.currency, locale)
  return (
    <CardLink href={item.href} className="flex h-full items-center gap-4 p-4">
      <ProductTile route={item.route} />
      <span className="grid min-w-0">
        <span className="font-semibold">{item.name}</span>
        <span className="text-muted tabular-nums">
          {item.isCovered
            ? translator(locale, 'covered')('badge')
            : translator(locale, 'plans')('from', { price: from })}
        </span>
      </span>
    </CardLink>
  )
}

export function ProductTile({ route }: { route: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
      <rect width="48" height="48" rx="12" fill={tint(route, 0)} />
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="700" fill="var(--ground)">
        {initials(route)}
      </text>
    </svg>
  )
}
