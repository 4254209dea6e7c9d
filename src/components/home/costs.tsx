import { compared, formatMoney } from '@/pricing'
import type { StartingPrice } from '@/server/catalogue/starting-prices'
import type { HomePage } from '@/server/pages/home-page'
import { translator } from '@/site/messages'
import { FormerPrice } from '../ui/price'

/** What one pays at least, by the month and once: for which product, and where it is on sale why. */
export function Costs({ shown }: { shown: HomePage }) {
  const { month, once } = shown.prices
  const t = translator(shown.visit.locale, 'home')
  return (
    <section aria-label={t('cost.title')}>
      <dl className="grid grid-cols-1 gap-x-6 min-[22rem]:grid-cols-2 min-[22rem]:grid-rows-[auto_auto_1fr]">
        {month && <Cost name={t('cost.month')} price={month} shown={shown} />}
        {once && <Cost name={t('cost.once')} price={once} shown={shown} />}
      </dl>
    </section>
  )
}

/** Of the amount within «from …», which is written larger. */
const PLACE = '|'

type CostProps = { name: string; price: StartingPrice; shown: HomePage }

function Cost({ name, price: { route, quote }, shown: { visit, items, reasonOf } }: CostProps) {
  const { locale } = visit
  const { was, basis } = compared(quote)
  const [before, after] = translator(locale, 'plans')('from', { price: PLACE }).split(PLACE)
  const item = items.find(each => each.route === route)
  const reasons = was === quote.price ? [] : quote.steps.flatMap(step => reasonOf(step) ?? [])
  return (
    <div className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-1 wrap-anywhere max-[22rem]:not-last:mb-6">
      <dt className="self-end text-balance text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span>
          {before}
          <span className="whitespace-nowrap">
            <span className="text-2xl font-semibold">{formatMoney(quote.price, quote.currency, locale)}</span>
            {after}
          </span>
        </span>
        {was !== quote.price && (
          <FormerPrice list={was} basis={basis} currency={quote.currency} locale={locale} />
        )}
      </dd>
      <dd className="text-sm text-muted">
        {item && (
          <a href={item.href} className="inline-block min-h-6 underline underline-offset-4 hover:text-accent">
            {item.name}
          </a>
        )}
        {reasons.map(({ label, lang }) => (
          <span key={label} lang={lang} className="block text-positive">
            {label}
          </span>
        ))}
      </dd>
    </div>
  )
}
