import type { CalendarDay, CalendarWeek, WeekBar } from '@/server/calendar/calendar'
import type { CalendarEntry } from '@/server/calendar/entry'
import type { Day } from '@/server/time-zones/days'
import { launchPath } from '../../launches/path'
import { screenPath } from '../../price-sets/path'
import { t } from '../words/of-request'
import { listText, pairText } from '../words/written/joined'
import { BarLink } from './bar-link'
import { detailText, KINDS, timeText, weekdayText, weekSpanText, weekText, windowText } from './words'

type Shown = {
  admin: string
  zone: string
  today: Day
  /** `2026-11`, where a month is shown: the days of others stand back. */
  month: string | undefined
}

type WeekProps = Shown & { week: CalendarWeek; isFirst: boolean }

/** What lasts above, then its days: a grid where there is room, else a list of the days on which something happens. */
export const Week = ({ week: { bars, days }, isFirst, ...shown }: WeekProps) => (
  <section className="calendar__week" aria-label={weekText(days[0]?.day ?? '')}>
    {shown.month && <h3 className="calendar__span">{weekSpanText(days[0]?.day ?? '')}</h3>}
    {bars.length > 0 && (
      <ul className="calendar__bars" aria-label={t('Campaigns that run')}>
        {bars.map(bar => (
          <Bar key={bar.id} bar={bar} isTold={bar.runsOn && !isFirst} {...shown} />
        ))}
      </ul>
    )}
    {!isFirst && <StillRunning bars={bars.filter(({ runsOn }) => runsOn)} />}
    <ol className="calendar__days">
      {days.map(day => (
        <OneDay key={day.day} day={day} {...shown} />
      ))}
    </ol>
  </section>
)

/** What an earlier week told whole, where there is no room for a grid. */
const StillRunning = ({ bars }: { bars: readonly WeekBar[] }) =>
  bars.length > 0 && (
    <p className="calendar__still">
      {t('Still running: {names}', {
        names: listText(bars.map(({ title }) => title || t('Untitled'))),
      })}
    </p>
  )

function Bar({ bar, admin, zone, isTold }: Shown & { bar: WeekBar; isTold: boolean }) {
  const { first, last } = bar
  return (
    <li
      className={isTold ? 'calendar__bar calendar__bar--told' : 'calendar__bar'}
      style={{ gridColumn: `${first + 1} / ${last + 2}` }}
    >
      <BarLink bar={bar} admin={admin} zone={zone} />
      <span className="calendar__window">{windowText(bar, zone)}</span>
    </li>
  )
}

function OneDay({ day: { day, entries }, ...shown }: Shown & { day: CalendarDay }) {
  const Heading = shown.month === undefined ? 'h3' : 'h4'
  const isBeside = shown.month !== undefined && !day.startsWith(shown.month)
  const classes = [
    'calendar__day',
    entries.length === 0 && 'calendar__day--empty',
    isBeside && 'calendar__day--beside',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} aria-current={day === shown.today ? 'date' : undefined}>
      <Heading>
        <time dateTime={day}>{weekdayText(day)}</time>
      </Heading>
      {entries.length > 0 && (
        <ul>
          {entries.map(entry => (
            <Entry key={`${entry.kind} ${entry.id} ${entry.at}`} entry={entry} {...shown} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Entry({ entry, admin, zone }: Shown & { entry: CalendarEntry }) {
  const { kind, title, at, detail } = entry
  return (
    <li className={`calendar__entry calendar__entry--${kind}`}>
      <time dateTime={new Date(at).toISOString()}>{timeText(at, zone)}</time>{' '}
      <span className="calendar__kind">
        {pairText([t(KINDS[kind]), detailText(detail)].filter(Boolean).join(' · '), '')}
      </span>
      <a href={addressOf(admin, entry)}>{title || t('Untitled')}</a>
    </li>
  )
}

/** What is not worked on in a form of Payload. */
const OWN_SCREENS: Readonly<Record<string, (admin: string, id: string) => string>> = {
  'price-sets': (admin, set) => screenPath(admin, { set }),
  launches: (admin, launch) => launchPath(admin, { launch }),
}

const addressOf = (admin: string, { collection, id }: CalendarEntry): string =>
  OWN_SCREENS[collection]?.(admin, id) ?? `${admin}/collections/${collection}/${id}`
