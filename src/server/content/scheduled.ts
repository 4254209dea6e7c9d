import { database } from '../runtime/database'

/** What visitors will see by itself at an instant (ms). */
export type Scheduled = {
  collection: 'articles' | 'releases' | 'push-messages'
  id: string
  title: string
  at: number
}

/** Published articles and releases and push messages whose instant is after `at` (ms), the next first. */
export async function scheduledContent(at: number, limit: number): Promise<Scheduled[]> {
  const rows = await database.query<Omit<Scheduled, 'at'> & { at: Date }>(
    `select 'articles' as collection, a.id, coalesce(t.title, a.number::text, '') as title, a.published_at as at
     from articles a left join articles_translations t on t._parent_id = a.id and t._locale = 'en'
     where a._status = 'published' and a.deleted_at is null and a.published_at > $1
     union all
     select 'releases', id, application::text || ' ' || version, date from releases where state = 'published' and date > $1
     union all
     select 'push-messages', id, name, send_at from push_messages where state = 'scheduled' and send_at > $1
     order by at, title limit $2`,
    [new Date(at), limit],
  )
  return rows.map(({ at: begins, ...row }) => ({ ...row, at: begins.getTime() }))
}
