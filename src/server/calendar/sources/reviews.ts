import { statementSource } from '../statement-source'

/** The instants from which reviews are shown. */
export const REVIEWS = statementSource(
  'reviews',
  'published',
  `select r.id, coalesce(t.title, r.route, '') as title, r.published_at as at,
     case when r._status is distinct from 'published' then 'draft' end as detail
   from reviews r left join reviews_translations t on t._parent_id = r.id and t._locale = 'en'
   where r.deleted_at is null and r.published_at >= $1 and r.published_at < $2 order by r.published_at, r.number`,
)
