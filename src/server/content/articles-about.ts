export type ArticleLink = { number: number; title: string }

/** Those about the product of the route $2 in the language $1 at the instant $3, newest first. */
export const ARTICLES_ABOUT = `select a.number::int as number, coalesce(t.title, '') as title from articles_texts x
  join articles a on a.id = x.parent_id join articles_translations t on t._parent_id = a.id and t._locale = $1
  where x.path = 'routes' and x.text = $2 and a._status = 'published' and a.deleted_at is null
    and a.published_at <= $3 and t.title <> '' and t.body is not null
  order by a.published_at desc, a.number desc limit 4`
