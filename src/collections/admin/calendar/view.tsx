import { Button, Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { CalendarWeek } from '@/server/calendar/calendar'
import { dayAt, startOfWeek } from '@/server/time-zones/days'
import { timeZones, zoneName } from '@/server/time-zones/zoned-instant'
import { StaffView } from '../staff-view'
import { speak, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { type Asked, calendarPath, later, readAsked, VIEWS } from './asked'
import { RunningThroughout } from './running-throughout'
import { toldOnce } from './throughout'
import { Week } from './week'
import { weeksFor } from './weeks-for'
import { monthText, weekText } from './words'
import './calendar.css'

/** What comes and what came, of all kinds together (decision 085). */
export async function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  const { admin } = req.payload.config.routes
  const at = Date.now()
  const asked = readAsked(searchParams, at)
  const { throughout, weeks } = toldOnce(await weeksFor(req, asked))
  const month = asked.view === 'month' ? asked.day.slice(0, 7) : undefined
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Calendar') }]} />
      <Gutter className="calendar">
        <h1>{t('Calendar')}</h1>
        <Steps asked={asked} admin={admin} today={dayAt(at, asked.zone)} />
        <ZoneForm asked={asked} admin={admin} />
        <h2>{month ? monthText(asked.day) : weekText(startOfWeek(asked.day))}</h2>
        <RunningThroughout bars={throughout} admin={admin} zone={asked.zone} />
        {throughout.length === 0 && weeks.every(isEmpty) && (
          <p>{t('Nothing that you may see happens in this period.')}</p>
        )}
        {weeks.map((week, index) => (
          <Week
            key={week.days[0]?.day}
            {...{ week, admin, month, zone: asked.zone, today: dayAt(at, asked.zone) }}
            isFirst={index === 0}
          />
        ))}
      </Gutter>
    </StaffView>
  )
}

const isEmpty = ({ bars, days }: CalendarWeek): boolean =>
  bars.length === 0 && days.every(({ entries }) => entries.length === 0)

const STEPS: Record<Asked['view'], Record<'previous' | 'next' | 'by', Sentence>> = {
  month: { previous: 'Previous month', next: 'Next month', by: 'By month' },
  week: { previous: 'Previous week', next: 'Next week', by: 'By week' },
}

const Steps = ({ asked, admin, today }: { asked: Asked; admin: string; today: string }) => (
  <nav className="calendar__steps" aria-label={t('Other days')}>
    <a href={calendarPath(admin, later(asked, -1))}>{t(STEPS[asked.view].previous)}</a>
    <a href={calendarPath(admin, { ...asked, day: today })}>{t('Back to today')}</a>
    <a href={calendarPath(admin, later(asked, 1))}>{t(STEPS[asked.view].next)}</a>
    {VIEWS.filter(view => view !== asked.view).map(view => (
      <a key={view} href={calendarPath(admin, { ...asked, view })}>
        {t(STEPS[view].by)}
      </a>
    ))}
  </nav>
)

const ZoneForm = ({ asked: { view, day, zone, noZone }, admin }: { asked: Asked; admin: string }) => (
  <form className="calendar__zone" method="get" action={`${admin}/calendar`}>
    <input type="hidden" name="view" value={view} />
    <input type="hidden" name="day" value={day} />
    <label htmlFor="calendar-zone">{t('Time zone')}</label>
    <select id="calendar-zone" name="zone" defaultValue={zone}>
      {[...new Set([zone, ...timeZones()])].map(name => (
        <option key={name} value={name}>
          {zoneName(name)}
        </option>
      ))}
    </select>
    <Button type="submit" size="medium" margin={false}>
      {t('Show')}
    </Button>
    {noZone && (
      <p role="alert">
        {t('There is no time zone “{zone}”. Days are shown in UTC; choose one from the list.', {
          zone: noZone,
        })}
      </p>
    )}
  </form>
)
