import { database } from '../runtime/database'
import type { CalendarEntry, CalendarSource } from './entry'

type Found = { id: string; title: string; at: Date; detail: string | null }

/** A kind of which one statement finds what lies in the span from $1 until $2. */
export const statementSource = (
  collection: string,
  kind: CalendarEntry['kind'],
  statement: string,
): CalendarSource => ({
  of: [collection],
  find: async ({ from, until }) => {
    const rows = await database.query<Found>(statement, [new Date(from), new Date(until)])
    const entries = rows.map(({ id, title, at, detail }) => ({
      ...{ collection, id, title, kind, at: at.getTime() },
      ...(detail && { detail }),
    }))
    return { entries }
  },
})
