import { database } from '../../runtime/database'
import { type CalendarSource, type EntryRow, entriesOf } from '../entry'

/** The instants at which launches go live or went live. */
export const LAUNCHES: CalendarSource = {
  of: ['launches'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'launch',
      await database.query<EntryRow>(
        `select 'launches' as collection, id, name as title, coalesce(live_at, goes_live_at) as at, state::text as detail
         from launches where state <> 'draft' and coalesce(live_at, goes_live_at) >= $1 and coalesce(live_at, goes_live_at) < $2
         order by at, name`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}
