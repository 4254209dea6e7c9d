import { database } from '../../runtime/database'
import type { CalendarEntry, CalendarSource } from '../entry'

type Row = Omit<CalendarEntry, 'at' | 'kind' | 'detail'> & { at: Date; state: string }

const STATES: Readonly<Record<string, string>> = {
  live: 'live',
  stopped: 'did not go live',
  taken_back: 'taken back',
}

/** The instants at which sets of prices go live or went live; the taking back of one is its own change. */
export const PRICE_SETS: CalendarSource = {
  of: ['price-sets'],
  find: async ({ from, until }) => {
    const rows = await database.query<Row>(
      `select 'price-sets' as collection, id, name as title, coalesce(live_at, goes_live_at) as at, state::text as state
       from price_sets where state <> 'draft' and coalesce(live_at, goes_live_at) >= $1 and coalesce(live_at, goes_live_at) < $2
       order by at, name`,
      [new Date(from), new Date(until)],
    )
    return {
      entries: rows.map(({ at, state, ...row }) => ({
        ...row,
        kind: 'prices',
        at: at.getTime(),
        detail: STATES[state],
      })),
    }
  },
}
