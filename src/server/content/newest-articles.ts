import type { Visit } from '@/site/visit'
import { database } from '../runtime/database'

export type ArticleChoice = { author?: string; categories?: readonly string[]; numbers?: readonly number[] }

const CONDITIONS: Record<keyof ArticleChoice, (value: string) => string> = {
  author: key => `a.author_id in (select id from authors where key = ${key})`,
  categories: uids => `exists (select 1 from articles_rels r join categories c on c.id = r.categories_id
    where r.parent_id = a.id and r.path = 'categories' and c.uid = any(${uids}))`,
  numbers: numbers => `a.number = any(${numbers})`,
}

/**
 * The ids of at most `most` articles published in the visitor's language at `visit.at`, newest first. In SQL, as it
 * reads only that many index rows; Payload's query sorts all articles.
 */
export async function newestArticles(
  { locale, at }: Visit,
  choice: ArticleChoice,
  most: number,
): Promise<string[]> {
  const values: unknown[] = [locale, new Date(at).toISOString(), most]
  const conditions = (['author', 'categories', 'numbers'] as const).flatMap(kind =>
    choice[kind] === undefined ? [] : [`and ${CONDITIONS[kind](`$${values.push(choice[kind])}`)}`],
  )
  const rows = await database.query<{ id: string }>(
    `select a.id from articles a join articles_translations t on t._parent_id = a.id and t._locale = $1
     where a._status = 'published' and a.published_at <= $2 and t.title <> '' and t.body is not null
     ${conditions.join(' ')} order by a.published_at desc, a.number desc limit $3`,
    values,
  )
  return rows.map(({ id }) => id)
}
