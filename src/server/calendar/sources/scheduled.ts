import { scheduledWithin } from '../../publishing/scheduled'
import { SCHEDULABLE } from '../../publishing/terms'
import type { CalendarSource } from '../entry'

/** What is published or taken back by itself. */
export const SCHEDULED: CalendarSource = {
  of: SCHEDULABLE,
  find: async (span, readable) => ({
    entries: (await scheduledWithin(span, readable)).map(
      ({ collection, document: id, title, type: kind, locale, at }) => ({
        ...{ collection, id, title, kind, at },
        ...(locale && { detail: locale }),
      }),
    ),
  }),
}
