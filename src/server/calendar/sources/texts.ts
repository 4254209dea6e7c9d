import { database } from '../../runtime/database'
import { type CalendarSource, type EntryRow, entriesOf } from '../entry'

/** The instants from which articles are shown. */
export const ARTICLES: CalendarSource = {
  of: ['articles'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'published',
      await database.query<EntryRow>(
        `select 'articles' as collection, a.id, coalesce(t.title, a.number::text, '') as title, a.published_at as at,
           case when a._status is distinct from 'published' then 'draft' end as detail
         from articles a left join articles_translations t on t._parent_id = a.id and t._locale = 'en'
         where a.deleted_at is null and a.published_at >= $1 and a.published_at < $2 and (a.number is not null or t.title <> '')
         order by a.published_at, a.number`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}

/** The same of reviews. */
export const REVIEWS: CalendarSource = {
  of: ['reviews'],
  find: async ({ from, until }) => ({
    entries: entriesOf(
      'published',
      await database.query<EntryRow>(
        `select 'reviews' as collection, r.id, coalesce(t.title, r.route, '') as title, r.published_at as at,
           case when r._status is distinct from 'published' then 'draft' end as detail
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
      await database.query<EntryRow>(
        `select 'releases' as collection, id, application::text || ' ' || version as title, date as at, case when state = 'draft' then 'draft' end as detail
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
      await database.query<EntryRow>(
        `select 'push-messages' as collection, id, name as title, send_at as at, case when state = 'draft' then 'draft' end as detail
         from push_messages where send_at >= $1 and send_at < $2 order by send_at, name`,
        [new Date(from), new Date(until)],
      ),
    ),
  }),
}
