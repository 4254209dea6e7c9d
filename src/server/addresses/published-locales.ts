import type { FamilyKey } from '@/site/families'
import { isLocale, LOCALES, type Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { instantOfRequest } from '../http/request-context'
import { database } from '../runtime/database'
import { isStatutory, languagesOfStatutory } from '../sellers/statutory-pages'

/** Articles and reviews are numbered from 1; anything else gives null, which matches no row. */
const NUMBER = `(case when $1 ~ '^[1-9][0-9]{0,8}$' then $1::numeric end)`

/** The app's clock, as for the rest of the page: the database's may differ. */
const INSTANT = '$2::timestamptz'

/** An article exists in the languages that have a title and a body; language null means all. */
const ARTICLE = `select t._locale::text as locale from articles a join articles_translations t on t._parent_id = a.id
  where a.number = ${NUMBER} and a._status = 'published' and a.deleted_at is null and a.published_at <= ${INSTANT} and t.title <> '' and t.body is not null`
const written = (table: string, where: string) => `select null as locale from ${table} where ${where}`

/** Families whose last part is the number or key of a row, which the address book cannot check. */
const QUERIES: Partial<Record<FamilyKey, string>> = {
  article: ARTICLE,
  'movie-downloader': `${ARTICLE} and a.about_title`,
  review: written(
    'reviews',
    `number = ${NUMBER} and _status = 'published' and deleted_at is null and published_at <= ${INSTANT}`,
  ),
  author: written('authors', 'key = $1 and deleted_at is null'),
  category: written('categories', 'uid = $1 and deleted_at is null'),
  best: written('best_lists', `key = $1 and _status = 'published' and deleted_at is null`),
}

/**
 * The languages that a page has at the request's instant, or at the given one (ms, UTC): none where its row is
 * missing, all for families without rows; of a statutory page those whose market has it.
 */
export async function languagesOfPage(
  { family, params }: PageRef,
  at = instantOfRequest(),
): Promise<readonly Locale[]> {
  if (isStatutory(family)) return languagesOfStatutory(family)
  const query = QUERIES[family]
  const [id] = params
  if (!query || id === undefined) return LOCALES
  const rows = await database.query<{ locale: string | null }>(
    query,
    query.includes(INSTANT) ? [id, new Date(at).toISOString()] : [id],
  )
  return LOCALES.filter(each =>
    rows.some(({ locale }) => locale === null || (isLocale(locale) && locale === each)),
  )
}
