import type { ReactNode } from 'react'
import { formatMoney, type Plan } from '@/pricing'
import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { classes } from '../ui/classes'
import { PartedName } from '../ui/parted-name'
import { systemsText } from './scores'

type Props = { product: ComparedProduct; locale: Locale; isOwn: boolean }

export function ComparedRow({ product, locale, isOwn }: Props) {
  const [t, plans] = [translator(locale, 'review'), translator(locale, 'plans')]
  const { products, systems, price, hasTrial } = product
  const priceOf = (amount: number, plan: Plan) => (
    <>
      {formatMoney(amount, price.currency, locale)}
      <span className="block text-sm text-muted">{plans(`name.${plan}`)}</span>
      {price.isBeforeCredit && <span className="block text-sm text-muted">{plans('beforeCredit')}</span>}
    </>
  )
  return (
    <tr
      className={classes(
        'grid gap-x-8 py-3 sm:grid-cols-2 lg:table-row',
        isOwn && 'bg-accent/8 max-lg:-mx-3 max-lg:px-3',
      )}
    >
      <Name product={product} />
      <Value name={t('compare.of.from')}>
        {price.isBeforeCredit ? '–' : priceOf(price.from, price.fromPlan)}
      </Value>
      <Value name={t('compare.of.main')}>{priceOf(price.main, price.mainPlan)}</Value>
      <Value name={t('compare.of.products')}>
        {products === undefined ? t('compare.open') : t('scores.fact.products', { count: products })}
      </Value>
      <Value name={t('compare.of.systems')}>{systemsText(systems, locale)}</Value>
      <Value name={t('compare.of.trial')}>{hasTrial ? t('compare.trial') : '–'}</Value>
    </tr>
  )
}

const Name = ({ product: { route, icon, line, name, href } }: Pick<Props, 'product'>) => (
  <th scope="row" className="col-span-full text-start font-semibold hyphens-manual lg:px-3 lg:py-3">
    <a href={href} className="flex min-h-11 items-center gap-3 hover:text-accent">
      <ServiceGlyph {...{ route, icon, line }} className="size-8" />
      <span>
        <PartedName name={name} />
      </span>
    </a>
  </th>
)

/** Named beside it where the head of its column is not seen. */
const Value = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] content-start gap-x-4 py-1.5 tabular-nums lg:table-cell lg:px-3 lg:py-3">
    <span aria-hidden="true" className="text-muted lg:hidden">
      {name}
    </span>
    <span>{children}</span>
  </td>
)
