import { blocksPerLanguage, day, type FieldForm, items, itemsPerLanguage, one, several } from './field-forms'
import type { References } from './references-by-id'

type Row = Record<string, unknown>

/** Fields of which a row has another form than its document; all others are the same in both. */
const FORMS: Record<string, Record<string, FieldForm>> = {
  'product-copy': {
    steps: itemsPerLanguage,
    features: itemsPerLanguage,
    music: itemsPerLanguage,
    specs: itemsPerLanguage,
    questions: itemsPerLanguage,
  },
  categories: { parent: one('categories') },
  articles: { author: one('authors'), categories: several('categories'), related: several('articles') },
  guides: { steps: itemsPerLanguage, hints: itemsPerLanguage, questions: itemsPerLanguage },
  reviews: { author: one('authors'), category: one('categories') },
  'best-lists': { entries: itemsPerLanguage },
  releases: { date: day },
  legal: { effective: day },
  pages: { blocks: blocksPerLanguage },
  navigation: { header: items, footer: items },
}

const NOTHING: Record<string, FieldForm> = {}
const formsOf = (collection: string) => FORMS[collection] ?? NOTHING

/** A row as Payload stores it; fields that the row lacks stay away. */
export function toDocument(collection: string, row: Row, references: References): Row {
  const forms = formsOf(collection)
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      forms[field] ? forms[field].toDocument(value, references) : value,
    ]),
  )
}

/** A document in the form of the seed's rows. */
export function toRow(collection: string, document: Row, references: References): Row {
  const row = { ...document }
  for (const [field, form] of Object.entries(formsOf(collection)))
    row[field] = form.toRow(document[field], references)
  return row
}

/** Flat fields (`name.de`) as a row again: `{ name: { de } }`. */
export function nestedRow(fields: Row): Row {
  const row: Row = {}
  for (const [field, value] of Object.entries(fields)) {
    const [name = field, locale] = field.split('.')
    const inner = row[name]
    row[name] =
      locale === undefined ? value : { ...(typeof inner === 'object' ? inner : {}), [locale]: value }
  }
  return row
}
