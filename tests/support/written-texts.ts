import { seedRows } from '@seed/tables'
import type { Locale } from '@/site/locale'
import { MESSAGES } from '@/site/messages'

/** A text that somebody wrote, and where: `messages/checkout/paid/title`, `articles/101/summary`. */
export type WrittenText = { where: string; text: string }

type Seeded = { key: (row: never) => string; rows: readonly object[] }

/** Fields that hold no words of ours: addresses, keys, kinds of blocks, and what people type into search engines. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'href',
  'url',
  'route',
  'routes',
  'key',
  'type',
  'kind',
  'look',
  'blockType',
  'meta_keywords',
])

const NONE: ReadonlySet<string> = new Set()

function textsIn(value: unknown, where: string, passedOver = TECHNICAL): WrittenText[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([field]) => !passedOver.has(field))
    .flatMap(([field, part]) => textsIn(part, `${where}/${field}`, passedOver))
}

/** The texts of one language in a row: fields that are written by language, wherever they lie. */
function localizedIn(value: unknown, where: string, locale: Locale): WrittenText[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).filter(([field]) => !TECHNICAL.has(field))
  if ('en' in value) return textsIn(parts.find(([name]) => name === locale)?.[1], where)
  return parts.flatMap(([field, part]) => localizedIn(part, `${where}/${field}`, locale))
}

const seededIn = (locale: Locale): WrittenText[] =>
  Object.entries<Seeded>(seedRows).flatMap(([name, { key, rows }]) =>
    rows.flatMap(row => localizedIn(row, `${name}/${key(row as never)}`, locale)),
  )

/** Everything that customers read in a language: interface, emails and invoices, pages, names of products and campaigns. */
export const writtenTexts = (locale: Locale): WrittenText[] => [
  ...textsIn(MESSAGES[locale], 'messages', NONE),
  ...seededIn(locale),
]
