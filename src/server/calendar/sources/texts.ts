import { database } from '../../runtime/database'
import type { CalendarEntry, CalendarSource } from '../entry'

type Row = Omit<CalendarEntry, 'at' | 'kind' | 'detail'> & { at: Date; isDraft: boolean }

const entriesOf = (kind: CalendarEntry['kind'], rows: readonly Row[]): CalendarEntry[] =>
  rows.map(({ at, isDraft, ...row }) => ({
    ...row,
    kind,
    at: at.getTime(),
    ...(isDraft && { detail: 'draft' }),
  }))

/** The instants from which articles are shown. */
export const ARTICLES: CalendarSource = {
  of: ['articles'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'published',
      await database.query<Row>(
        `select 'articles' as collection, a.id, coalesce(t.title, a.number::text, '') as title, a.published_at as at,
           a._status is distinct from 'published' as "isDraft"
         from articles a left join articles_translations t on t._parent_id = a.id and t._locale = 'en'
         where a.deleted_at is null and a.published_at >= $1 and a.published_at < $2 and (a.number is not null or t.title <> '')
         order by a.published_at, a.number`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}

export const REVIEWS: CalendarSource = {
  of: ['reviews'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'published',
      await database.query<Row>(
        `select 'reviews' as collection, r.id, coalesce(t.title, r.route, '') as title, r.published_at as at,
           r._status is distinct from 'published' as "isDraft"
         from reviews r left join reviews_translations t on t._parent_id = r.id and t._locale = 'en'
         where r.deleted_at is null and r.published_at >= $1 and r.published_at < $2 order by r.published_at, r.number`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}

/** The days from which versions of the applications are offered. */
export const RELEASES: CalendarSource = {
  of: ['releases'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'release',
      await database.query<Row>(
        `select 'releases' as collection, id, application::text || ' ' || version as title, date as at, state = 'draft' as "isDraft"
         from releases where date >= $1 and date < $2 order by date, application, version`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}

/** Push messages that have an instant. */
export const MESSAGES: CalendarSource = {
  of: ['push-messages'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'message',
      await database.query<Row>(
        `select 'push-messages' as collection, id, name as title, send_at as at, state = 'draft' as "isDraft"
         from push_messages where send_at >= $1 and send_at < $2 order by send_at, name`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}
