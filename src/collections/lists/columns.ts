import type { FlattenedField, PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/site/locale'

/** A plain field of a collection, as a file has it: texts of blocks and what other rows hold are none. */
export type Column = {
  /** What its head says: the name, with a dot for each group, and the language where it has one. */
  head: string
  path: readonly string[]
  field: PlainField
  isLocalized: boolean
}

const PLAIN = [
  ...(['text', 'textarea', 'email', 'number', 'checkbox', 'date', 'select', 'radio'] as const),
  ...(['relationship', 'upload', 'array'] as const),
]
export type PlainField = Extract<FlattenedField, { type: (typeof PLAIN)[number] }>

/** What the shop itself writes: it stands in a file, and no file changes it. */
const OWN_COLUMNS = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'changed_by'] as const
const LAST: readonly string[] = ['changed_by', 'createdAt', 'updatedAt', 'deletedAt', 'id']

/** The columns of a list that who asks may read, each name once; texts in the language that is asked for. */
export async function columnsOf(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  locale: Locale,
): Promise<Column[]> {
  const found = fields.flatMap(field => plainIn(field, [], locale))
  const readable = await Promise.all(found.map(({ field }) => mayRead(req, field)))
  const columns = found.filter((_, index) => readable[index])
  return columns.toSorted((one, other) => LAST.indexOf(one.head) - LAST.indexOf(other.head))
}

function plainIn(field: FlattenedField, above: readonly string[], locale: Locale): Column[] {
  if (isKeptBack(field)) return []
  const path = [...above, field.name]
  if (field.type === 'group' || field.type === 'tab')
    return field.flattenedFields.flatMap(inner => plainIn(inner, path, locale))
  if (!isPlain(field)) return []
  const isLocalized = field.localized === true
  const head = isLocalized ? `${path.join('.')}.${locale}` : path.join('.')
  return [{ head, path, field, isLocalized }]
}

/** Payload hides its own columns of the form, and lists have them. */
const isKeptBack = (field: FlattenedField): boolean => {
  if ('hidden' in field && field.hidden === true) return true
  if ('virtual' in field && field.virtual) return true
  return (
    !isOwn(field.name) && field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true
  )
}

/** Whether the shop itself writes a column, and no file. */
export const isOwn = (name: string): boolean => OWN_COLUMNS.some(own => own === name)

const isPlain = (field: FlattenedField): field is PlainField => PLAIN.some(type => type === field.type)

async function mayRead(req: PayloadRequest, field: PlainField): Promise<boolean> {
  const rule = field.access?.read
  return rule === undefined || Boolean(await rule({ req }))
}

/** The language that the last part of a head names. */
export function localeIn(head: string): Locale | undefined {
  const last = head.split('.').at(-1)
  return head.includes('.') && isLocale(last) ? last : undefined
}
