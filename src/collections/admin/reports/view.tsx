import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { plusDays } from '@/server/time-zones/days'
import { zoneName } from '@/server/time-zones/zoned-instant'
import { StaffView } from '../staff-view'
import { retold, speak, t } from '../words/of-request'
import { dayText } from '../words/written/day-text'
import { type Asked, queryOf, readAddress } from './asked'
import { ReportChart } from './chart'
import { ReportForm } from './form'
import { campaignsIn } from './kinds/campaigns'
import { type ReportName, reportsOf, TITLES } from './names'
import type { Report } from './report'
import { reportOf } from './report-of'
import { type ReportSpan, spanOf } from './span'
import { ReportTable } from './table'
import '../plain-table.css'
import './reports.css'

/** Every report of what is sold, for a period of a time zone (decision 079). */
export function ReportsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req
  speak(initPageResult.req)
  const asked = readAddress(searchParams)
  const [first] = reportsOf(user)
  const name = asked.report || first
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Reports') }]} />
      <Gutter className="reports">
        <h1>{t('Reports')}</h1>
        {name && reportsOf(user).includes(name) ? (
          <Reports {...{ user, name, asked, at: Date.now(), routes: payload.config.routes }} />
        ) : (
          <p>{t(first ? NOT_THIS : NONE)}</p>
        )}
      </Gutter>
    </StaffView>
  )
}

const NOT_THIS = 'Only admins may see this report. Choose Reports in the menu for those that you may see.'
const NONE = 'Only admins and marketers may see what is sold.'

type Props = {
  user: unknown
  name: ReportName
  asked: Asked
  at: number
  routes: { admin: string; api: string }
}

async function Reports({ user, name, asked, at, routes: { admin, api } }: Props) {
  const found = spanOf(asked, at)
  const question = found.ok ? { ...asked, span: found.span, at } : undefined
  const [report, campaigns] = await Promise.all([
    question && reportOf(user, name, question),
    question && name === 'campaigns' ? campaignsIn(question) : [],
  ])
  const problems = found.ok ? {} : found.problems
  return (
    <>
      <ReportForm {...{ admin, reports: reportsOf(user), report: name, asked, problems, campaigns }} />
      {report && question && (
        <Shown
          title={t(TITLES[name])}
          report={report}
          span={question.span}
          file={`${api}/report-file?${queryOf({ ...asked, report: name })}`}
        />
      )}
    </>
  )
}

type ShownProps = { title: string; report: Report; span: ReportSpan; file: string }

const Shown = ({ title, report, span, file }: ShownProps) => (
  <section className="reports__report" aria-labelledby="report-title">
    <h2 id="report-title">{title}</h2>
    <p>{spanText(span)}</p>
    {report.notes.map(note => (
      <p key={note} className="reports__muted">
        {retold(note)}
      </p>
    ))}
    {report.rows.length === 0 ? (
      <p role="status">{t('There is nothing to show for this period.')}</p>
    ) : (
      <>
        {report.charts
          .filter(({ bars }) => bars.length > 0)
          .map(chart => (
            <ReportChart key={chart.caption} chart={chart} />
          ))}
        <ReportTable title={title} report={report} />
        <p>
          <a href={file} download>
            {t('Download as CSV')}
          </a>
        </p>
      </>
    )}
  </section>
)

const spanText = ({ days: { from, until }, zone }: ReportSpan): string => {
  const last = plusDays(until, -1)
  return from === last
    ? t('{day}, a day of the time zone {zone}', { day: dayText(from), zone: zoneName(zone) })
    : t('{from} to {until}, days of the time zone {zone}', {
        ...{ from: dayText(from), until: dayText(last), zone: zoneName(zone) },
      })
}
