import { formatMoney } from '@/pricing'
import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { PartedName } from '../ui/parted-name'
import { Section } from '../ui/section'
import { systemsText } from './scores'

type Props = {
  products: readonly ComparedProduct[]
  locale: Locale
  /** The one that the page is about. */
  own?: string
}

/** What can be counted of each, and what it costs today. */
export function Comparison({ products, locale, own }: Props) {
  const t = translator(locale, 'review')
  const columns = ['from', 'main', 'services', 'systems', 'trial'] as const
  return (
    <Section title={t('compare.title')} lead={t('compare.lead')} className="mt-12 md:mt-16">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section aria-label={t('compare.title')} tabIndex={0} className="scrolls-aside border-y border-line">
        <table className="w-full min-w-[40rem] text-start sm:min-w-[44rem]">
          <thead className="bg-text/4 text-sm text-muted">
            <tr>
              {(['product', ...columns] as const).map(column => (
                <th key={column} scope="col" className="px-2 py-3 text-start font-semibold sm:px-3">
                  {t(`compare.of.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(product => (
              <Row key={product.route} product={product} locale={locale} isOwn={product.route === own} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

type RowProps = { product: ComparedProduct; locale: Locale; isOwn: boolean }

function Row({ product, locale, isOwn }: RowProps) {
  const t = translator(locale, 'review')
  const { route, line, name, href, services, systems, price, hasTrial } = product
  const money = (amount: number) => formatMoney(amount, price.currency, locale)
  return (
    <tr className={isOwn ? 'bg-accent/8' : undefined}>
      <th
        scope="row"
        className="border-t border-line px-2 py-3 text-start font-semibold hyphens-manual sm:px-3"
      >
        <a href={href} className="flex min-h-11 items-center gap-3 hover:text-accent">
          <ServiceGlyph route={route} line={line} className="size-8 max-sm:hidden" />
          <span>
            <PartedName name={name} />
          </span>
        </a>
      </th>
      <Value>{money(price.from)}</Value>
      <Value>
        {money(price.main)}
        <span className="block text-sm text-muted">
          {translator(locale, 'plans')(`name.${price.mainPlan}`)}
        </span>
      </Value>
      <Value>
        {services === undefined ? t('compare.open') : t('scores.fact.services', { count: services })}
      </Value>
      <Value>{systemsText(systems, locale)}</Value>
      <Value>{hasTrial ? t('compare.trial') : '–'}</Value>
    </tr>
  )
}

const Value = ({ children }: { children: React.ReactNode }) => (
  <td className="border-t border-line px-2 py-3 tabular-nums sm:px-3">{children}</td>
)
