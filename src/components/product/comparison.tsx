import { formatMoney } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { SuiteComparison, Way } from '@/server/catalogue/suite-comparison'
import { type Translator, translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import { ButtonLink } from '../ui/button'
import { classes } from '../ui/classes'
import { Section } from '../ui/section'
import { termsOf } from './terms'

type Props = { shown: ProductPage; comparison: SuiteComparison }

export function Comparison({ shown, comparison }: Props) {
  const { visit, nameOf } = shown
  const t = translator(visit.locale, 'product')
  const suite = nameOf(comparison.suite)
  return (
    <Section title={t('suite.title')} lead={t('suite.lead', { suite, count: comparison.count })}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-4">
        {comparison.ways.map(each => (
          <WayToBuy key={each.kind} way={each} {...{ shown, comparison }} />
        ))}
      </ul>
      <p className="mt-6 max-w-text text-muted">{verdict(shown, comparison, t)}</p>
      <ButtonLink kind="secondary" href={suiteHref(shown, comparison)} className="mt-6">
        {t('suite.see', { suite })}
      </ButtonLink>
    </Section>
  )
}

function WayToBuy({ way, shown, comparison }: Props & { way: Way }) {
  const { locale } = shown.visit
  const money = (amount: number) => formatMoney(amount, comparison.currency, locale)
  return (
    <li
      className={classes(
        'grid content-between gap-3 rounded-card border p-6',
        way.kind === comparison.best ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <p className="font-semibold">{labelOf(way, { shown, comparison })}</p>
      <p className="grid tabular-nums">
        {way.payments.length > 1 && <span className="text-muted">{termsOf(way.payments, money)} =</span>}
        <span className="text-2xl font-semibold">{money(way.total)}</span>
      </p>
    </li>
  )
}

function labelOf({ kind, payments }: Way, { shown, comparison }: Props): string {
  const t = translator(shown.visit.locale, 'product')
  const { nameOf, name } = shown
  switch (kind) {
    case 'only':
      return t('suite.only', { name })
    case 'apart':
      return comparison.partner
        ? t('suite.apart', { name, partner: nameOf(comparison.partner) })
        : t('suite.several', { name, count: payments.length - 1 })
    case 'later':
      return t('suite.later', { name, suite: nameOf(comparison.suite) })
    case 'suite':
      return t('suite.suite', { suite: nameOf(comparison.suite) })
  }
}

function verdict(
  { name, nameOf }: ProductPage,
  { partner, suite, ways, best }: SuiteComparison,
  t: Translator<'product'>,
): string {
  if (best === 'later') return t('suite.laterVerdict', { name, suite: nameOf(suite) })
  if (best === 'apart') return t('suite.apartVerdict')
  const apart = ways.find(({ kind }) => kind === 'apart')
  return partner || !apart ? t('suite.halfVerdict') : t('suite.manyVerdict', { count: apart.payments.length })
}

/** The adult suite has no page of its own (PAGES): it is bought in the checkout. */
function suiteHref({ visit: { site, locale }, product }: ProductPage, { suite }: SuiteComparison): string {
  return product.line === 'adult'
    ? `${pathInLanguage(page('checkout'), site, locale)}?route=${suite}&os=${product.os}`
    : pathOf(page('product', suite), site, locale)
}
