import type { ReactNode } from 'react'
import { compared, type Plan, type PlanOption } from '@/pricing'
import type { ComparedSuite } from '@/server/catalogue/compared-suites'
import { HTML_LANG, type Locale } from '@/site/locale'
import { type Translator, translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { PartedName } from '../ui/parted-name'
import { Price } from '../ui/price'

type Props = { suites: readonly ComparedSuite[]; locale: Locale }

/** The suites side by side: what each holds, what each plan costs today, for how many computers, and for whom. */
export function SuiteTable({ suites, locale }: Props) {
  const [t, plans] = [translator(locale, 'home'), translator(locale, 'plans')]
  const offered = [...new Set(suites.flatMap(suite => suite.plans.map(({ plan }) => plan)))]
  const row = (name: string, cellOf: (suite: ComparedSuite) => ReactNode) => (
    <Row key={name} name={name} suites={suites} cellOf={cellOf} />
  )
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] table-fixed border-collapse text-start md:mx-0 md:w-full">
      <caption className="sr-only">{t('suites.label')}</caption>
      <thead>
        <tr>
          <td className="hidden w-1/5 md:table-cell" />
          {suites.map(suite => (
            <Head key={suite.route} {...suite} />
          ))}
        </tr>
      </thead>
      {row(t('suites.rows.holds'), ({ holds }) => holds.map(each => heldText(each, t)).join(' + '))}
      {row(t('suites.rows.best'), ({ route }) => bestFor(route, t))}
      {row(t('suites.rows.computers'), suite => computersOf(suite.plans, locale))}
      {offered.map(plan =>
        row(plans(`name.${plan}`), suite => (
          <PriceOf suite={suite} plan={plan} locale={locale} none={t('suites.notOffered')} />
        )),
      )}
      <tfoot>
        <tr className="align-top">
          <td className="hidden md:table-cell" />
          {suites.map(({ route, name, href }) => (
            <td key={route} className="p-2 pt-6 md:px-4">
              <ButtonLink
                kind="secondary"
                href={href}
                isWide
                aria-label={translator(locale, 'common')('named', { what: t('suites.see'), of: name })}
              >
                {t('suites.see')}
              </ButtonLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const Head = ({ route, name }: ComparedSuite) => (
  <th scope="col" className="p-2 pb-4 text-start align-top md:px-4">
    <span className="grid gap-3">
      <ServiceGlyph route={route} />
      <span className="text-sm leading-snug font-semibold break-keep wrap-anywhere hyphens-auto sm:text-lg md:text-xl">
        <PartedName name={name} />
      </span>
    </span>
  </th>
)

type RowProps = {
  name: string
  suites: readonly ComparedSuite[]
  cellOf: (suite: ComparedSuite) => ReactNode
}

/** Its name stands before it where there is room, and above it on a phone. */
const Row = ({ name, suites, cellOf }: RowProps) => (
  <tbody className="border-t border-line">
    <tr className="md:hidden">
      <th
        scope="rowgroup"
        colSpan={suites.length}
        className="px-2 pt-3 text-start text-sm font-normal text-muted"
      >
        {name}
      </th>
    </tr>
    <tr className="align-top">
      <th scope="row" className="hidden py-4 pe-4 text-start font-normal text-muted md:table-cell">
        {name}
      </th>
      {suites.map(suite => (
        <td
          key={suite.route}
          className="px-2 pt-1 pb-3 wrap-anywhere hyphens-auto max-sm:text-sm md:px-4 md:py-4"
        >
          {cellOf(suite)}
        </td>
      ))}
    </tr>
  </tbody>
)

type PriceProps = { suite: ComparedSuite; plan: Plan; locale: Locale; none: string }

function PriceOf({ suite, plan, locale, none }: PriceProps) {
  const option = suite.plans.find(each => each.plan === plan)
  if (!option) return <span className="text-muted">{none}</span>
  const { quote } = option
  const { was, basis } = compared(quote)
  return (
    <span data-plan={plan} data-suite={suite.route}>
      <Price price={quote.price} list={was} basis={basis} currency={quote.currency} locale={locale} />
    </span>
  )
}

const heldText = ({ line, count }: ComparedSuite['holds'][number], t: Translator<'home'>): string =>
  line === 'music' ? t('suites.music', { count }) : t('suites.video', { count })

const BEST = {
  all_in_one_video_suite: 'suites.best.video',
  all_in_one_music_suite: 'suites.best.music',
  video_music_one: 'suites.best.video_music',
} as const

const isKnown = (route: string): route is keyof typeof BEST => Object.hasOwn(BEST, route)

const bestFor = (route: string, t: Translator<'home'>): string => (isKnown(route) ? t(BEST[route]) : '')

function computersOf(options: readonly PlanOption[], locale: Locale): string {
  const counts = [...new Set(options.map(({ allow_num }) => allow_num))].toSorted((a, b) => a - b)
  return new Intl.ListFormat(HTML_LANG[locale], { type: 'disjunction' }).format(counts.map(String))
}
