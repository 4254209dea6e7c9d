/** A column of the translations table, rows or texts per language, or a column of nested rows. */
export type LocalizedPart = { field: string } & (
  | { kind: 'column'; column: string; isText: boolean }
  | { kind: 'rows'; tables: readonly string[] }
  | { kind: 'texts'; path: string }
  | { kind: 'below'; tables: readonly string[]; column: string }
)

type Column = Extract<LocalizedPart, { kind: 'column' }>

/**
 * The words of the original and of the language, as published (om, tm) and as they are in the newest draft (ov, tv): of each
 * column whether it is there, and the title itself. Whole texts would be carried through every join.
 */
export function joins(
  { table, hasDrafts }: Names,
  columns: readonly Column[],
  title: string | undefined,
): string {
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
export const newest = (whose: Whose, column: string, hasDrafts: boolean): string =>
  hasDrafts
    ? `case when d.draft is null then ${whose}m."${column}" else ${whose}v."${column}" end`
    : `${whose}m."${column}"`

/**
 * A condition of SQL: whether a part has words in the original (`o`) or in the language of the row (`t`), the draft first.
 * For a query with the `joins`.
 */
export function isThere(part: LocalizedPart, { table, hasDrafts }: Names, whose: Whose): string {
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
