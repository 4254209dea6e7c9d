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

/** Documents × languages at an instant (ms), the last changed first. */
export async function translationMatrix(
  sources: readonly LocalizedSource[],
  { kind, locale, state, words }: MatrixFilter,
  { offset, limit, at }: Shown,
): Promise<MatrixPage> {
  const chosen = sources.filter(({ collection, parts }) => parts.length > 0 && (!kind || collection === kind))
  if (chosen.length === 0) return { rows: [], total: 0 }
  const found = await database.query<Found>(
    `select collection, id, max(title) as title, count(*) over () as total from (${statesOf(chosen)}) s
     group by collection, id, changed
     having strpos(lower(max(title)), lower($2::text)) > 0
       and bool_or(($3::text is null or locale = $3::text) and ($4::text is null or state = $4::text
         or ($4::text = 'waiting' and waits) or ($4::text = 'missing' and not is_original and lacks <> '{}')))
     order by changed desc, id limit $5::integer offset $6::integer`,
    [new Date(at), words ?? '', locale ?? null, state ?? null, limit, offset],
  )
  return { rows: await withCells(chosen, found, at), total: found[0]?.total ?? 0 }
}

type Found = Omit<MatrixRow, 'cells'> & { total: number }

/** A statement of its own: to find documents by their titles alone, Postgres looks at no other text. */
async function withCells(
  sources: readonly LocalizedSource[],
  found: readonly Found[],
  at: number,
): Promise<MatrixRow[]> {
  const shown = sources.filter(source => found.some(({ collection }) => collection === source.collection))
  if (shown.length === 0) return []
  const cells = await database.query<Cell & { id: string }>(
    `select id, locale, state, is_original as "isOriginal", lacks, outdated from (${statesOf(shown)}) s
     where document_id = any($2::uuid[])`,
    [new Date(at), found.map(({ id }) => id)],
  )
  const byId = Map.groupBy(cells, ({ id }) => id)
  return found.map(({ total: _, ...row }) => ({
    ...row,
    cells: (byId.get(row.id) ?? []).map(({ id: __, ...cell }) => cell),
  }))
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

type Column = Extract<LocalizedPart, { kind: 'column' }>

/**
 * The words of the original and of the language, as published (om, tm) and as they are in the newest draft (ov, tv): of each
 * column whether it is there, and the title itself. Whole texts would be carried through every join.
 */
function joins({ table, hasDrafts }: Names, columns: readonly Column[], title: string | undefined): string {
  const read = (rows: string, prefix: string, which = '') =>
    `(select ${[
      ...['_parent_id', '_locale'],
      ...(title ? [`"${prefix}${title}" as "${title}"`] : []),
      ...columns.map(column => `${isFilled(column, prefix)} as "has_${column.column}"`),
    ].join(', ')} from "${rows}" ${which})`
  const [published, drafted] = [
    read(`${table}_translations`, ''),
    read(
      `_${table}_v_translations`,
      'version_',
      `where _parent_id in (select id from "_${table}_v" where latest and version__status = 'draft')`,
    ),
  ]
  return [
    ['om', published, 'd.id', 'd.original'],
    ['tm', published, 'd.id', 'l.locale'],
    ...(hasDrafts
      ? [
          ['ov', drafted, 'd.draft', 'd.original'],
          ['tv', drafted, 'd.draft', 'l.locale'],
        ]
      : []),
  ]
    .map(
      ([name, rows, parent, locale]) =>
        `left join ${rows} ${name} on ${name}._parent_id = ${parent} and ${name}._locale = ${locale}`,
    )
    .join(' ')
}

const isFilled = ({ column, isText }: Column, prefix: string): string =>
  isText ? `coalesce("${prefix}${column}", '') <> ''` : `("${prefix}${column}") is not null`

type Whose = 'o' | 't'
type Names = { table: string; hasDrafts: boolean }

/** A column in the draft where there is one, else as it is published. */
const newest = (whose: Whose, column: string, hasDrafts: boolean): string =>
  hasDrafts
    ? `case when d.draft is null then ${whose}m."${column}" else ${whose}v."${column}" end`
    : `${whose}m."${column}"`

function isThere(part: LocalizedPart, { table, hasDrafts }: Names, whose: Whose): string {
  const locale = whose === 'o' ? 'd.original' : 'l.locale'
  switch (part.kind) {
    case 'column':
      return `coalesce(${newest(whose, `has_${part.column}`, hasDrafts)}, false)`
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
