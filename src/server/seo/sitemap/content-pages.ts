import { isLocale, LOCALES, type Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { readableRows } from '../../content/unreadable'
import { database } from '../../runtime/database'

/** `changed`: an instant (ms, UTC). */
export type ListedPage = { page: PageRef; locales: readonly Locale[]; changed?: number }

type Row = {
  family: 'article' | 'author' | 'review' | 'category' | 'best'
  id: string
  locales: string[] | null
  changed: Date
}

// An article stands in the languages that have a title and a text; the other kinds fall back to English.
const QUERY = `
  select 'article' as family, a.number::text as id, array_agg(t._locale::text) as locales, a.updated_at as changed
    from articles a join articles_translations t on t._parent_id = a.id
    where a._status = 'published' and a.deleted_at is null and a.published_at <= $1 and t.title <> '' and t.body is not null
    group by a.id
  union all select 'author', key, null, updated_at from authors where deleted_at is null
  union all select 'review', number::text, null, updated_at from reviews
    where _status = 'published' and deleted_at is null and published_at <= $1
  union all select 'category', uid, null, updated_at from categories where deleted_at is null
  union all select 'best', key, null, updated_at from best_lists where _status = 'published' and deleted_at is null
  order by 1, 2`

/** Published at an instant (ms, UTC). */
export async function contentPages(at: number): Promise<ListedPage[]> {
  const rows = await database.query<Row>(QUERY, [new Date(at)])
  return readableRows('a page of the sitemap', {
    rows,
    read: listedPage,
    nameOf: ({ family, id }) => `${family} ${id}`,
  })
}

const listedPage = ({ family, id, locales, changed }: Row): ListedPage => ({
  page: page(family, id),
  locales: locales ? LOCALES.filter(locale => locales.includes(locale) && isLocale(locale)) : LOCALES,
  changed: changed.getTime(),
})
