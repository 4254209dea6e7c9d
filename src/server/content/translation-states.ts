import { isThere, joins, type LocalizedPart, newest } from './translated-words'

export type LocalizedSource = {
  collection: string
  table: string
  title: { column: string; isLocalized: boolean }
  hasDrafts: boolean
  hasTrash: boolean
  /** The column that says from when a document is shown. */
  begins: string | null
  /** Whether a column says that it is a draft, where no version does. */
  hasState: boolean
  /** Whether a document says in which language it was written; else it is English. */
  hasOriginal: boolean
  parts: readonly LocalizedPart[]
}

/** Each language of each document with its state; $1 is the instant. */
export const statesOf = (sources: readonly LocalizedSource[]): string =>
  `select c.collection, c.id, c.document_id, c.title, c.changed, c.locale, c.lacks, c.is_original,
     case when not c.has_words then 'missing' when o.fields <> '{}' then 'outdated'
       when c.is_live and c.begins > $1::timestamptz then 'scheduled' when c.is_live then 'live' else 'draft' end as state,
     o.fields as outdated, c.is_published and not c.is_original and (c.lacks <> '{}' or o.fields <> '{}') as waits
   from (${sources.map(cellsIn).join(' union all ')}) c
   cross join lateral (select case when c.changed_fields is null or not c.has_words or c.is_original then '{}'
     else array(select f from unnest(c.changed_fields) f where f <> all (c.lacks)) end as fields) o`

function cellsIn({
  collection,
  table,
  title,
  hasDrafts,
  hasTrash,
  begins,
  hasState,
  hasOriginal,
  parts,
}: LocalizedSource) {
  const names = { table, hasDrafts }
  const columns = parts.filter(part => part.kind === 'column')
  const joined =
    title.isLocalized || columns.length > 0
      ? joins({ table, hasDrafts }, columns, title.isLocalized ? title.column : undefined)
      : ''
  const original = parts.map(part => isThere(part, names, 'o'))
  const own = parts.map(part => isThere(part, names, 't'))
  const lacks = parts.map(
    (part, at) => `case when ${original[at]} and not ${own[at]} then '${part.field}' end`,
  )
  const first = parts.slice(0, 1).map(part => isThere(part, { table, hasDrafts: false }, 't'))
  const titled = title.isLocalized
    ? `coalesce(nullif(${newest('o', title.column, hasDrafts)}, ''), nullif(${newest('t', title.column, hasDrafts)}, ''), '')`
    : `coalesce(d."${title.column}"::text, '')`
  const states = hasState ? `d.state <> 'draft'` : 'true'
  const published = hasDrafts ? `coalesce(d._status = 'published', false)` : states
  return `select '${collection}' as collection, d.id as document_id, d.id::text as id, l.locale::text as locale,
      ${titled} as title,
      coalesce(${hasDrafts ? 'd.draft_at, ' : ''}d.updated_at) as changed,
      l.locale = d.original as is_original, (${own.join(' or ')}) as has_words,
      array_remove(array[${lacks.join(', ')}]::text[], null) as lacks,
      ${published} as is_published, ${published} and ${first.join()} as is_live,
      ${begins ? `d."${begins}"` : 'null'}::timestamptz as begins, m.fields as changed_fields
    from (select d.*, ${originalOf(hasOriginal, hasDrafts)} as original
      ${hasDrafts ? ', v.id as draft, v.updated_at as draft_at' : ''} from "${table}" d
      ${hasDrafts ? `left join "_${table}_v" v on v.parent_id = d.id and v.latest and v.version__status = 'draft'` : ''}
      ${hasTrash ? 'where d.deleted_at is null' : ''}) d
    cross join unnest(enum_range(null::_locales)) l(locale) ${joined}
    left join (select document_id, locale, array_agg(field order by field) as fields from outdated_translations
      where collection = '${collection}' group by document_id, locale) m on m.document_id = d.id and m.locale = l.locale`
}

function originalOf(isSaid: boolean, hasDrafts: boolean): string {
  if (!isSaid) return `'en'::_locales`
  const said = hasDrafts
    ? 'case when v.id is null then d.written_in::text else v.version_written_in::text end'
    : 'd.written_in::text'
  return `coalesce(${said}, 'en')::_locales`
}
