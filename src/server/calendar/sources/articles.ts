import { statementSource } from '../statement-source'

/** The instants from which articles are shown. */
export const ARTICLES = statementSource(
  'articles',
  'published',
  `select a.id, coalesce(t.title, a.number::text, '') as title, a.published_at as at,
     case when a._status is distinct from 'published' then 'draft' end as detail
   from articles a left join articles_translations t on t._parent_id = a.id and t._locale = 'en'
   where a.deleted_at is null and a.published_at >= $1 and a.published_at < $2 and (a.number is not null or t.title <> '')
   order by a.published_at, a.number`,
)
