import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { CURRENCIES } from '@/pricing'
import type { PlannedCampaign } from '@/server/campaigns/calendar'
import { PERIODS, type Period, UNITS, type Unit } from '@/server/time-zones/periods'
import { t } from '../words/of-request'
import type { Sentence } from '../words/say'
import type { Asked } from './asked'
import { type ReportName, TITLES } from './names'
import { problemText, type SpanProblems } from './span'

const PERIOD_NAMES: Record<Period, Sentence> = {
  today: 'Today',
  'last-7-days': 'Last 7 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'this-year': 'This year',
}
const UNIT_NAMES: Record<Unit, Sentence> = { day: 'Day', week: 'Week', month: 'Month' }

type Props = {
  admin: string
  reports: readonly ReportName[]
  report: ReportName
  asked: Asked
  problems: SpanProblems
  campaigns: readonly PlannedCampaign[]
}

/** Asks by the address alone, so that what is shown can be sent as a link. */
export const ReportForm = ({ admin, reports, report, asked, problems, campaigns }: Props) => (
  <form method="get" action={`${admin}/reports`} className="reports__form">
    <Choice
      name="report"
      label={t('Report')}
      value={report}
      options={reports.map(each => [each, t(TITLES[each])])}
    />
    <Choice
      name="period"
      label={t('Period')}
      value={asked.period}
      options={[...PERIODS.map(each => [each, t(PERIOD_NAMES[each])] as const), ['own', t('The days below')]]}
    />
    <DayField name="from" label={t('First day')} asked={asked} problems={problems} />
    <DayField name="until" label={t('Until, this day left out')} asked={asked} problems={problems} />
    <Choice
      name="zone"
      label={t('Days of the time zone')}
      value={asked.zone}
      options={zonesWith(asked.zone).map(zone => [zone, zone])}
      problem={problems.zone && problemText(problems.zone)}
    />
    <Choice
      name="currency"
      label={t('Currency')}
      value={asked.currency}
      options={[['', t('All, each by itself')], ...CURRENCIES.map(each => [each, each] as const)]}
    />
    {report === 'sales' && (
      <Choice
        name="per"
        label={t('Sums per')}
        value={asked.per}
        options={[['', t('As fits the period')], ...UNITS.map(unit => [unit, t(UNIT_NAMES[unit])] as const)]}
      />
    )}
    {report === 'campaigns' && (
      <Choice
        name="campaign"
        label={t('Campaign')}
        value={campaigns.some(({ id }) => id === asked.campaign) ? asked.campaign : ''}
        options={[
          ['', t('The newest of the period')],
          ...campaigns.map(({ id, name }) => [id, name] as const),
        ]}
      />
    )}
    <Button type="submit" size="medium" margin={false}>
      {t('Show the report')}
    </Button>
  </form>
)

/** What was typed stays a choice, whatever it is. */
const zonesWith = (zone: string): string[] => [
  ...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')]),
]

type ChoiceProps = {
  name: keyof Asked
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}

const Choice = ({ name, label, value, options, problem }: ChoiceProps) => (
  <Labelled {...{ name, label, problem }}>
    <select
      id={idOf(name)}
      name={name}
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && problemId(name)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
)

type DayProps = { name: 'from' | 'until'; label: string; asked: Asked; problems: SpanProblems }

function DayField({ name, label, asked, problems }: DayProps) {
  const problem = problems[name] && problemText(problems[name])
  const value = asked[name]
  return (
    <Labelled {...{ name, label, problem }}>
      <input
        id={idOf(name)}
        name={name}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text'}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId(name)}
      />
    </Labelled>
  )
}

type LabelledProps = { name: string; label: string; problem: string | undefined; children: ReactNode }

const Labelled = ({ name, label, problem, children }: LabelledProps) => (
  <div className="reports__field">
    <label htmlFor={idOf(name)}>{label}</label>
    {children}
    {problem && (
      <span id={problemId(name)} className="reports__problem" role="alert">
        {problem}
      </span>
    )}
  </div>
)

const idOf = (name: string): string => `report-${name}`
const problemId = (name: string): string => `${idOf(name)}-problem`
