import type { CalendarBar } from '@/server/calendar/entry'
import { t } from '../words/of-request'
import { BarLink } from './bar-link'

type Props = { bars: readonly CalendarBar[]; admin: string; zone: string }

/** A line of words above the weeks; nothing where all that runs begins or ends in view. */
export const RunningThroughout = ({ bars, admin, zone }: Props) =>
  bars.length > 0 && (
    <p className="calendar__throughout">
      {t('Running throughout:')}
      {bars.map((bar, place) => (
        <span key={bar.id}>
          {place > 0 ? ' · ' : ' '}
          <BarLink bar={bar} admin={admin} zone={zone} />
        </span>
      ))}
    </p>
  )
