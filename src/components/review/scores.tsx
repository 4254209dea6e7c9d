import { formatMoney } from '@/pricing'
import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { Score } from '@/server/catalogue/reviewed/scores'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { fromText } from '../ui/from-text'
import { Section } from '../ui/section'
import { TideBar } from '../ui/tide-bar'

type Props = { product: ComparedProduct; scores: readonly Score[]; locale: Locale }

const MOST = 10

/** Points by numbers, each with the number and with the rule that gave it. */
export function Scores({ product, scores, locale }: Props) {
  const t = translator(locale, 'review')
  const plan = translator(locale, 'plans')(`name.${product.price.mainPlan}`)
  return (
    <Section title={t('scores.title')} lead={t('scores.lead')} id="scores" className="mt-12 md:mt-16">
      <dl className="grid border-t border-line">
        {scores.map(score => (
          <div
            key={score.of}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <dt className="font-semibold">{t(`scores.of.${score.of}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {t('scores.points', { points: score.points, most: MOST })}
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <TideBar level={score.points / MOST} />
            </dd>
            <dd className="col-span-2">{factOf(score, product, locale)}</dd>
            <dd className="col-span-2 text-sm text-muted">{t(`scores.rule.${score.of}`, { plan })}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function factOf({ of, value }: Score, { systems, price }: ComparedProduct, locale: Locale): string {
  const t = translator(locale, 'review')
  const money = formatMoney(value, price.currency, locale)
  if (of === 'products') return t('scores.fact.products', { count: value })
  if (of === 'systems') return systemsText(systems, locale)
  if (of === 'start') return fromText(price, locale)
  return t('scores.fact.perProduct', { price: money })
}

/** As in «Windows and Mac». */
export function systemsText([system, ...more]: ComparedProduct['systems'], locale: Locale): string {
  if (more.length > 0) return translator(locale, 'review')('compare.both')
  return system === 'mac' ? 'Mac' : 'Windows'
}
