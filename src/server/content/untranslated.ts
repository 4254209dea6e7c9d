import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'

/** A column of the translations table, rows or texts per language, or a column of nested rows. */
export type LocalizedPart = { field: string } & (
  | { kind: 'column'; column: string; isText: boolean }
  | { kind: 'rows'; tables: readonly string[] }
  | { kind: 'texts'; path: string }
  | { kind: 'below'; tables: readonly string[]; column: string }
)

export type LocalizedSource = {
  collection: string
  table: string
  title: { column: string; isLocalized: boolean }
  hasDrafts: boolean
  parts: readonly LocalizedPart[]
}

export type Gap = { collection: string; id: string; title: string; locale: Locale; fields: string[] }

/** All texts that fall back to English in these languages, in one statement. */
export async function untranslated(
  sources: readonly LocalizedSource[],
  locales: readonly Locale[],
): Promise<Gap[]> {
  const written = sources.filter(({ parts }) => parts.length > 0)
  const selects = written.map((source, order) => `select ${order} as kind, q.* from (${gapsIn(source)}) q`)
  return database.query<Gap>(
    `select collection, id, title, locale::text as locale, fields from (${selects.join(' union all ')}) gaps
     where cardinality(fields) > 0 order by gaps.locale, kind, title`,
    [locales],
  )
}

function gapsIn({ collection, table, title, hasDrafts, parts }: LocalizedSource): string {
  const isTranslated = title.isLocalized || parts.some(({ kind }) => kind === 'column')
  const translations = (name: string, locale: string) =>
    isTranslated
      ? `left join "${table}_translations" ${name} on ${name}._parent_id = d.id and ${name}._locale = ${locale}`
      : ''
  const missing = parts.map(part => `case when ${isMissing(part, table)} then '${part.field}' end`)
  return `select '${collection}' as collection, d.id::text as id, l.locale,
      coalesce(${title.isLocalized ? 'e' : 'd'}."${title.column}"::text, '') as title,
      array_remove(array[${missing.join(', ')}]::text[], null) as fields
    from "${table}" d cross join unnest($1::_locales[]) l(locale)
    ${translations('e', ENGLISH)} ${translations('t', 'l.locale')}
    ${hasDrafts ? `where d._status = 'published'` : ''}`
}

const ENGLISH = `'en'::_locales`

function isMissing(part: LocalizedPart, table: string): string {
  switch (part.kind) {
    case 'column':
      return lacks(part.column, part.isText)
    case 'rows': {
      const stands = (locale: string) => `(${part.tables.map(rows => hasRows(rows, locale)).join(' or ')})`
      return `${stands(ENGLISH)} and not ${stands('l.locale')}`
    }
    case 'texts': {
      const stands = (locale: string) =>
        `exists (select 1 from "${table}_texts" m where m.parent_id = d.id and m.path = '${part.path}' and m.locale = ${locale})`
      return `${stands(ENGLISH)} and not ${stands('l.locale')}`
    }
    case 'below':
      return lacksBelow(part.tables, part.column)
  }
}

const lacks = (column: string, isText: boolean): string =>
  isText
    ? `e."${column}" <> '' and coalesce(t."${column}", '') = ''`
    : `e."${column}" is not null and t."${column}" is null`

const hasRows = (table: string, locale: string): string =>
  `exists (select 1 from "${table}" r where r._parent_id = d.id and r._locale = ${locale})`

/** Rows shared by all languages with a localized column; `tables` nest from the outermost. */
function lacksBelow(tables: readonly string[], column: string): string {
  const joins = tables
    .slice(1)
    .map((table, index) => `join "${table}" r${index + 1} on r${index + 1}._parent_id = r${index}.id`)
  const last = `r${tables.length - 1}`
  const words = (name: string, locale: string) =>
    `left join "${tables.at(-1)}_translations" ${name} on ${name}._parent_id = ${last}.id and ${name}._locale = ${locale}`
  return `exists (select 1 from "${tables[0]}" r0 ${joins.join(' ')} ${words('e', ENGLISH)} ${words('t', 'l.locale')}
    where r0._parent_id = d.id and ${lacks(column, true)})`
}
