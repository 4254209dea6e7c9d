import type { CalendarWeek, WeekBar } from '@/server/calendar/calendar'
import { startOfUtcDay } from '@/server/time-zones/days'

/** Two years: nobody who looks at these weeks plans an end beyond them. */
const FAR = 2 * 365 * 86_400_000

type Told = { throughout: WeekBar[]; weeks: CalendarWeek[] }

/** What began before all of the weeks and ends long after them is told once, not by a bar in each. */
export function toldOnce(weeks: readonly CalendarWeek[]): Told {
  const end = startOfUtcDay(weeks.at(-1)?.days.at(-1)?.day ?? '')
  const throughout = weeks[0]?.bars.filter(({ runsOn, until }) => runsOn && until - end > FAR) ?? []
  const isTold = ({ collection, id }: WeekBar) =>
    throughout.some(bar => bar.collection === collection && bar.id === id)
  return { throughout, weeks: weeks.map(week => ({ ...week, bars: week.bars.filter(bar => !isTold(bar)) })) }
}
