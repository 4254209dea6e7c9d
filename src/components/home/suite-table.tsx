import type { ReactNode } from 'react'
import type { ComparedSuite } from '@/server/catalogue/compared-suites'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { PartedName } from '../ui/parted-name'
import { bestFor, computersOf, heldText, PriceOf } from './suite-cells'

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
      {row(t('suites.rows.computers'), suite => computersOf(suite.plans, locale, t))}
      {offered.map(plan =>
        row(plans(`name.${plan}`), suite => (
          <PriceOf suite={suite} plan={plan} locale={locale} none={t('suites.notOffered')} />
        )),
      )}
      <Foot suites={suites} locale={locale} />
    </table>
  )
}

const Head = ({ route, icon, name }: ComparedSuite) => (
  <th scope="col" className="p-2 pb-4 text-start align-top md:px-4">
    <span className="grid gap-3">
      <ServiceGlyph {...{ route, icon }} />
      <span className="text-sm leading-snug font-semibold break-keep wrap-anywhere hyphens-auto sm:text-lg md:text-xl">
        <PartedName name={name} />
      </span>
    </span>
  </th>
)

function Foot({ suites, locale }: Props) {
  const [t, common] = [translator(locale, 'home'), translator(locale, 'common')]
  return (
    <tfoot>
      <tr className="align-top">
        <td className="hidden md:table-cell" />
        {suites.map(({ route, name, href }) => (
          <td key={route} className="p-2 pt-6 md:px-4">
            <ButtonLink
              kind="secondary"
              href={href}
              isWide
              aria-label={common('named', { what: t('suites.see'), of: name })}
            >
              {t('suites.see')}
            </ButtonLink>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

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
