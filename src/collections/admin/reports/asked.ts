import { CURRENCIES, type Currency } from '@/pricing'
import type { SearchParams } from '@/server/request/search-params'
import { PERIODS, type Period, UNITS, type Unit } from '@/server/time-zones/periods'
import { REPORTS, type ReportName } from './names'

/** All that the address of a report says, as it was typed where it is text; empty = not said. */
export type Asked = {
  report: ReportName | ''
  /** `own`: from and until. */
  period: Period | 'own'
  from: string
  until: string
  zone: string
  currency: Currency | ''
  per: Unit | ''
  campaign: string
}

const MAX_TEXT = 100
const USUAL: Asked = {
  ...{ report: '', period: 'this-month', from: '', until: '' },
  ...{ zone: 'UTC', currency: '', per: '', campaign: '' },
}

/** What is no choice counts as not said. */
export function readAddress(search: SearchParams = {}): Asked {
  const text = (name: keyof Asked): string | undefined => {
    const value = search[name]
    return (Array.isArray(value) ? value[0] : value)?.slice(0, MAX_TEXT)
  }
  const oneOf = <T extends string>(choices: readonly T[], name: keyof Asked): T | undefined =>
    choices.find(choice => choice === text(name))
  return {
    report: oneOf(REPORTS, 'report') ?? USUAL.report,
    period: oneOf([...PERIODS, 'own'], 'period') ?? USUAL.period,
    from: text('from') ?? '',
    until: text('until') ?? '',
    zone: text('zone') || USUAL.zone,
    currency: oneOf(CURRENCIES, 'currency') ?? '',
    per: oneOf(UNITS, 'per') ?? '',
    campaign: text('campaign') ?? '',
  }
}

const FIELDS = ['report', 'period', 'from', 'until', 'zone', 'currency', 'per', 'campaign'] as const

/** The query that says this, for links; what is as usual is left out. */
export const queryOf = (asked: Asked): string =>
  new URLSearchParams(
    FIELDS.filter(field => asked[field] !== USUAL[field]).map(field => [field, asked[field]]),
  ).toString()
