import { Button } from '@payloadcms/ui'
import { CURRENCIES } from '@/pricing'
import type { PlannedCampaign } from '@/server/campaigns/calendar'
import { PERIODS, type Period, UNITS, type Unit } from '@/server/time-zones/periods'
import { timeZones, zoneName } from '@/server/time-zones/zoned-instant'
import { t } from '../words/of-request'
import type { Sentence } from '../words/say'
import type { Asked } from './asked'
import { Choice, DayField } from './fields'
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
    <DayField name="until" label={t('Last day')} asked={asked} problems={problems} />
    <Choice
      name="zone"
      label={t('Days of the time zone')}
      value={asked.zone}
      options={timeZones().map(zone => [zone, zoneName(zone)])}
      problem={problems.zone && t(problemText(problems.zone))}
    />
    <Choice
      name="currency"
      label={t('Currency')}
      value={asked.currency}
      options={[['', t('All, each separately')], ...CURRENCIES.map(each => [each, each] as const)]}
    />
    {report === 'sales' && <Per asked={asked} />}
    {report === 'campaigns' && <Campaign asked={asked} campaigns={campaigns} />}
    <Button type="submit" size="medium" margin={false}>
      {t('Show the report')}
    </Button>
  </form>
)

const Per = ({ asked }: Pick<Props, 'asked'>) => (
  <Choice
    name="per"
    label={t('Sums per')}
    value={asked.per}
    options={[['', t('As fits the period')], ...UNITS.map(unit => [unit, t(UNIT_NAMES[unit])] as const)]}
  />
)

const Campaign = ({ asked, campaigns }: Pick<Props, 'asked' | 'campaigns'>) => (
  <Choice
    name="campaign"
    label={t('Campaign')}
    value={campaigns.some(({ id }) => id === asked.campaign) ? asked.campaign : ''}
    options={[['', t('The newest of the period')], ...campaigns.map(({ id, name }) => [id, name] as const)]}
  />
)
