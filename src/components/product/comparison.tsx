import { formatMoney } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import type { SuiteComparison, Way } from '@/server/catalogue/suite-comparison'
import { type Translator, translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import { ButtonLink } from '../ui/button'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { SuiteMatrix } from './suite-matrix'
import { termsOf } from './terms'

type Props = { shown: ProductPage; comparison: SuiteComparison }

/** The matrix of licenses, and what it comes to for those who need more than this one. */
export function Comparison({ shown, comparison }: Props) {
  const { visit, nameOf } = shown
  const t = translator(visit.locale, 'product')
  const suite = nameOf(comparison.suite)
  return (
    <Section isBand title={t('suite.title')} lead={t('suite.lead', { suite, count: comparison.count })}>
      <SuiteMatrix shown={shown} />
      <div className="mt-10 grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <dl className="grid border-t border-line" data-sums>
          {comparison.ways
            .filter(({ kind }) => kind !== 'only')
            .map(way => (
              <Sum key={way.kind} {...{ way, shown, comparison }} />
            ))}
        </dl>
        <div className="grid max-w-text justify-items-start gap-6">
          <p className="running-text">{verdict(shown, comparison, t)}</p>
          <ButtonLink kind="secondary" href={suiteHref(shown, comparison)}>
            {t('suite.see', { suite })}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

function Sum({ way, shown, comparison }: Props & { way: Way }) {
  const money = (amount: number) => formatMoney(amount, comparison.currency, shown.visit.locale)
  const isBest = way.kind === comparison.best
  return (
    <div
      data-way={way.kind}
      className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:items-baseline"
    >
      <dt className={classes(isBest && 'flex items-baseline gap-2 font-semibold')}>
        {isBest && <Icon name="check" className="mt-0.5 shrink-0 self-start text-positive" />}
        <span>{labelOf(way, { shown, comparison })}</span>
      </dt>
      <dd className="tabular-nums sm:text-end">
        {way.payments.length > 1 && <span className="text-muted">{termsOf(way.payments, money)} = </span>}
        <span className={classes('whitespace-nowrap', isBest && 'font-semibold')}>{money(way.total)}</span>
      </dd>
    </div>
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
