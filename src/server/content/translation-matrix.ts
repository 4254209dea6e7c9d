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
  hasTrash: boolean
  /** The column that says from when a document is shown. */
  begins: string | null
  /** Whether a column says that it is a draft, where no version does. */
  hasState: boolean
  /** Whether a document says in which language it was written; else it is English. */
  hasOriginal: boolean
  parts: readonly LocalizedPart[]
}

export const TRANSLATION_STATES = ['missing', 'draft', 'scheduled', 'live', 'outdated'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** A language of a document. `lacks`: fields that the original has and it has not; `outdated`: those that its original changed since. */
export type Cell = {
  locale: Locale
  state: TranslationState
  isOriginal: boolean
  lacks: string[]
  outdated: string[]
}
export type MatrixRow = { collection: string; id: string; title: string; cells: Cell[] }

/** `waiting`: missing in part or outdated, of what is published. */
export type StateFilter = TranslationState | 'waiting'
export type MatrixFilter = {
  kind?: string | undefined
  locale?: Locale | undefined
  state?: StateFilter | undefined
  /** A part of the title, in any case of its letters. */
  words?: string | undefined
}
type MatrixPage = { rows: MatrixRow[]; total: number }
type Shown = { offset: number; limit: number; at: number }

/** Documents × languages at an instant (ms), the last changed first, in one statement. */
export async function translationMatrix(
  sources: readonly LocalizedSource[],
  { kind, locale, state, words }: MatrixFilter,
  { offset, limit, at }: Shown,
): Promise<MatrixPage> {
  const chosen = sources.filter(({ collection, parts }) => parts.length > 0 && (!kind || collection === kind))
  if (chosen.length === 0) return { rows: [], total: 0 }
  const rows = await database.query<MatrixRow & { total: number }>(
    `with states as (${statesOf(chosen)}),
     found as (
       select collection, id, title, changed from states
       where strpos(lower(title), lower($2::text)) > 0
       group by collection, id, title, changed
       having bool_or(($3::text is null or locale = $3::text) and ($4::text is null or state = $4::text
         or ($4::text = 'waiting' and waits) or ($4::text = 'missing' and not is_original and lacks <> '{}'))))
     select f.collection, f.id, f.title, (select count(*) from found) as total,
       json_agg(json_build_object('locale', s.locale, 'state', s.state, 'isOriginal', s.is_original, 'lacks', s.lacks, 'outdated', s.outdated)) as cells
     from (select * from found order by changed desc, id limit $5::integer offset $6::integer) f
     join states s on s.collection = f.collection and s.id = f.id
     group by f.collection, f.id, f.title, f.changed order by f.changed desc, f.id`,
    [new Date(at), words ?? '', locale ?? null, state ?? null, limit, offset],
  )
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _, ...row }) => row), total }
}

/** How many published documents wait for a translation into each language, missing in part or outdated, at an instant (ms). */
export const waitingTranslations = (
  sources: readonly LocalizedSource[],
  at: number,
): Promise<{ locale: Locale; texts: number }[]> =>
  database.query<{ locale: Locale; texts: number }>(
    `select locale, count(*) as texts from (${statesOf(sources.filter(({ parts }) => parts.length > 0))}) s
     where waits group by locale order by locale`,
    [new Date(at)],
  )

/** Each language of each document with its state; $1 is the instant. */
const statesOf = (sources: readonly LocalizedSource[]): string =>
  `select c.collection, c.id, c.title, c.changed, c.locale, c.lacks, c.is_original,
     case when not c.has_words then 'missing' when o.fields <> '{}' then 'outdated'
       when c.is_live and c.begins > $1::timestamptz then 'scheduled' when c.is_live then 'live' else 'draft' end as state,
     coalesce(o.fields, '{}') as outdated,
     c.is_published and not c.is_original and (c.lacks <> '{}' or o.fields <> '{}') as waits
   from (${sources.map(cellsIn).join(' union all ')}) c
   left join lateral (select array_agg(m.field order by m.field) as fields from outdated_translations m
     where m.collection = c.collection and m.document_id = c.document_id and m.locale::text = c.locale
       and c.has_words and not c.is_original and m.field <> all (c.lacks)) o on true`

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
  const isTranslated = title.isLocalized || parts.some(({ kind }) => kind === 'column')
  const joined = isTranslated ? joins(table, hasDrafts) : ''
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
      ${title.isLocalized ? `max(${titled}) over (partition by d.id)` : titled} as title,
      coalesce(${hasDrafts ? 'd.draft_at, ' : ''}d.updated_at) as changed,
      l.locale = d.original as is_original, (${own.join(' or ')}) as has_words,
      array_remove(array[${lacks.join(', ')}]::text[], null) as lacks,
      ${published} as is_published, ${published} and ${first.join()} as is_live,
      ${begins ? `d."${begins}"` : 'null'}::timestamptz as begins
    from (select d.*, ${originalOf(hasOriginal, hasDrafts)} as original
      ${hasDrafts ? ', v.id as draft, v.updated_at as draft_at' : ''} from "${table}" d
      ${hasDrafts ? `left join "_${table}_v" v on v.parent_id = d.id and v.latest` : ''}
      ${hasTrash ? 'where d.deleted_at is null' : ''}) d
    cross join unnest(enum_range(null::_locales)) l(locale) ${joined}`
}

function originalOf(isSaid: boolean, hasDrafts: boolean): string {
  if (!isSaid) return `'en'::_locales`
  const said = hasDrafts
    ? 'case when v.id is null then d.written_in::text else v.version_written_in::text end'
    : 'd.written_in::text'
  return `coalesce(${said}, 'en')::_locales`
}

/** The words of the original and of the language, as published (om, tm) and as they are in the newest draft (ov, tv). */
const joins = (table: string, hasDrafts: boolean): string =>
  [
    ['om', `"${table}_translations"`, 'd.id', 'd.original'],
    ['tm', `"${table}_translations"`, 'd.id', 'l.locale'],
    ...(hasDrafts
      ? [
          ['ov', `"_${table}_v_translations"`, 'd.draft', 'd.original'],
          ['tv', `"_${table}_v_translations"`, 'd.draft', 'l.locale'],
        ]
      : []),
  ]
    .map(
      ([name, rows, parent, locale]) =>
        `left join ${rows} ${name} on ${name}._parent_id = ${parent} and ${name}._locale = ${locale}`,
    )
    .join(' ')

type Whose = 'o' | 't'
type Names = { table: string; hasDrafts: boolean }

/** A column in the draft where there is one, else as it is published. */
const newest = (whose: Whose, column: string, hasDrafts: boolean): string =>
  hasDrafts
    ? `case when d.draft is null then ${whose}m."${column}" else ${whose}v."version_${column}" end`
    : `${whose}m."${column}"`

function isThere(part: LocalizedPart, { table, hasDrafts }: Names, whose: Whose): string {
  const locale = whose === 'o' ? 'd.original' : 'l.locale'
  switch (part.kind) {
    case 'column': {
      const value = newest(whose, part.column, hasDrafts)
      return part.isText ? `coalesce(${value}, '') <> ''` : `(${value}) is not null`
    }
    case 'rows': {
      const inRows = (tables: readonly string[], parent: string) =>
        `(${tables.map(rows => `exists (select from "${rows}" r where r._parent_id = ${parent} and r._locale = ${locale})`).join(' or ')})`
      const published = inRows(part.tables, 'd.id')
      const drafted = part.tables.map(rows => rowsOfDrafts(rows, table))
      return hasDrafts
        ? `(case when d.draft is null then ${published} else ${inRows(drafted, 'd.draft')} end)`
        : published
    }
    case 'texts': {
      const inTexts = (rows: string, parent: string, path: string) =>
        `exists (select from "${rows}" m where m.parent_id = ${parent} and m.path = '${path}' and m.locale = ${locale})`
      const published = inTexts(`${table}_texts`, 'd.id', part.path)
      return hasDrafts
        ? `(case when d.draft is null then ${published} else ${inTexts(`_${table}_v_texts`, 'd.draft', `version.${part.path}`)} end)`
        : published
    }
    case 'below':
      return standsBelow(part, locale, whose)
  }
}

/** What Payload calls the rows of a draft: `pages_blocks_text` and `guides_steps` are `_pages_v_blocks_text` and `_guides_v_version_steps`. */
const rowsOfDrafts = (rows: string, table: string): string => {
  const name = rows.slice(table.length + 1)
  return `_${table}_v_${name.startsWith('blocks_') ? '' : 'version_'}${name}`
}

/**
 * Rows shared by all languages with a localized column; `tables` nest from the outermost. The original has it where any row has
 * a word, a language where no row of the original lacks one.
 */
function standsBelow(
  { tables, column }: { tables: readonly string[]; column: string },
  locale: string,
  whose: Whose,
): string {
  const joined = tables
    .slice(1)
    .map((table, index) => `join "${table}" r${index + 1} on r${index + 1}._parent_id = r${index}.id`)
  const last = `r${tables.length - 1}`
  const words = (name: string, of: string) =>
    `left join "${tables.at(-1)}_translations" ${name} on ${name}._parent_id = ${last}.id and ${name}._locale = ${of}`
  const rows = `select from "${tables[0]}" r0 ${joined.join(' ')} ${words('e', 'd.original')} ${words('w', locale)} where r0._parent_id = d.id and e."${column}" <> ''`
  return whose === 'o' ? `exists (${rows})` : `not exists (${rows} and coalesce(w."${column}", '') = '')`
}
