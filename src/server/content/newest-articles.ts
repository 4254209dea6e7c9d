import type { Visit } from '@/site/visit'
import { database } from '../runtime/database'

/** `about`: routes of products. */
export type ArticleChoice = {
  author?: string
  categories?: readonly string[]
  numbers?: readonly number[]
  about?: readonly string[]
}

/** `without`: the routes of products that no list may be about. */
type Asked = ArticleChoice & { without: readonly string[] }

/** What the choice asks for; the planner leaves out what is not asked. */
const IS_CHOSEN = `($4::text is null or a.author_id in (select id from authors where key = $4))
  and ($5::text[] is null or exists (select 1 from articles_rels r join categories c on c.id = r.categories_id
    where r.parent_id = a.id and r.path = 'categories' and c.uid = any($5)))
  and ($6::numeric[] is null or a.number = any($6))
  and ($8::text[] is null or exists (select 1 from articles_texts y where y.parent_id = a.id and y.path = 'routes' and y.text = any($8)))
  and not exists (select 1 from articles_texts x where x.parent_id = a.id and x.path = 'routes' and x.text = any($7))`

/**
 * At most `most`, of the visitor's language at `visit.at`, newest first. In SQL, as it reads only that many index
 * rows; Payload's query sorts all articles.
 */
export async function newestArticles(
  { locale, at }: Visit,
  { author, categories, numbers, about, without }: Asked,
  most: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select a.id from articles a join articles_translations t on t._parent_id = a.id and t._locale = $1
     where a._status = 'published' and a.deleted_at is null and a.published_at <= $2 and t.title <> '' and t.body is not null
       and ${IS_CHOSEN} order by a.published_at desc, a.number desc limit $3`,
    [locale, new Date(at), most, author ?? null, categories ?? null, numbers ?? null, without, about ?? null],
  )
  return rows.map(({ id }) => id)
}
