import type { Entitlement } from '@/server/licences/entitlements'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { DottedFacts } from '../../ui/dotted-facts'
import { NothingOwned } from '../frame/nothing'

export type NamedEntitlement = Entitlement & { product: string; os: 'win' | 'mac' }

type Props = { runs: readonly NamedEntitlement[]; locale: Locale }
type Asked = Pick<Props, 'runs'> & { visit: Visit }

/** More of them than this, such as those of a suite, open on demand. */
const AT_ONCE = 8

/** What applications are told (API, token2option), licence by licence. */
export function WhatRuns({ runs, visit }: Asked) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  if (runs.length === 0) return <NothingOwned visit={visit} text={t('auth.runsNone')} />
  if (runs.length <= AT_ONCE) return <Products runs={runs} locale={locale} />
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-accent">
        {t('auth.all', { count: runs.length })}
      </summary>
      <Products runs={runs} locale={locale} />
    </details>
  )
}

const Products = ({ runs, locale }: Props) => (
  <ul className="divide-y divide-line rounded-card border border-line" data-runs>
    {runs.map(run => (
      <li key={run.pid} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 sm:px-6">
        <ProductRow run={run} locale={locale} />
      </li>
    ))}
  </ul>
)

function ProductRow({ run, locale }: { run: NamedEntitlement; locale: Locale }) {
  const t = translator(locale, 'myAccount')
  const { product, os, plan, expires, authorised, isTrial } = run
  const endText = (expires: number) => {
    const date = dayText(expires, locale)
    return t(authorised ? 'plans.until' : 'auth.endedOn', { date })
  }
  const kind = isTrial ? t('auth.trial') : translator(locale, 'plans')(`name.${plan}`)
  return (
    <>
      <span>
        <span className="block font-semibold">
          <DottedFacts facts={[product, os === 'mac' ? 'Mac' : 'Windows']} />
        </span>
        <span className="text-sm text-muted">
          <DottedFacts facts={[kind, expires !== null && endText(expires)]} />
        </span>
      </span>
      <Badge tone={authorised ? 'positive' : 'warning'}>{t(authorised ? 'auth.works' : 'auth.over')}</Badge>
    </>
  )
}
