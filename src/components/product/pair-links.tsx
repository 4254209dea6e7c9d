import { useId } from 'react'
import { formatMoney } from '@/pricing'
import type { ShownPair } from '@/server/catalogue/pairs'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { items: readonly CardProduct[]; locale: Locale }

/** Links to the bundles of two products that are both among the cards, and cost less than the two apart. */
export function PairLinks({ items, locale }: Props) {
  const id = useId()
  const pairs = pairsAmong(items)
  if (pairs.length === 0) return null
  const [t, plans] = [translator(locale, 'product'), translator(locale, 'plans')]
  return (
    <div className="mt-6 grid gap-1">
      <p id={id} className="font-semibold">
        {t('pair.list')}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-6">
        {pairs.map(pair => (
          <li key={pair.route} data-pair={pair.route}>
            <a href={pair.href} className="inline-block py-2.5 text-accent underline underline-offset-4">
              {t('pair.item', {
                name: pair.name,
                price: formatMoney(pair.price, pair.currency, locale),
                plan: plans(`name.${pair.plan}`),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function pairsAmong(items: readonly CardProduct[]): ShownPair[] {
  const shown = new Set(items.map(({ sold }) => sold))
  const pairs = new Map(items.flatMap(item => item.pairs.map(pair => [pair.route, pair])))
  return [...pairs.values()].filter(({ parts }) => parts.every(({ route }) => shown.has(route)))
}
