import { database } from '../../runtime/database'
import type { CalendarEntry, CalendarSource } from '../entry'

type Row = Omit<CalendarEntry, 'at' | 'kind' | 'detail'> & { at: Date; state: string }

const STATES: Readonly<Record<string, string>> = {
  live: 'live',
  failed: 'did not go live',
  taken_back: 'taken back',
  cancelled: 'cancelled',
}

/** The instants at which launches go live or went live. */
export const LAUNCHES: CalendarSource = {
  of: ['launches'],
  find: async ({ from, until }) => {
    const rows = await database.query<Row>(
      `select 'launches' as collection, id, name as title, coalesce(live_at, goes_live_at) as at, state::text as state
       from launches where state <> 'draft' and coalesce(live_at, goes_live_at) >= $1 and coalesce(live_at, goes_live_at) < $2
       order by at, name`,
      [new Date(from), new Date(until)],
    )
    return {
      entries: rows.map(({ at, state, ...row }) => ({
        ...row,
        kind: 'launch',
        at: at.getTime(),
        detail: STATES[state],
      })),
    }
  },
}
