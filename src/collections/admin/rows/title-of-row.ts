import { isLocale, LOCALE_NAMES } from '@/site/locale'

/** What names a row, the first that is filled in. */
const NAMES = [
  'title',
  'name',
  'label',
  'question',
  'headline',
  'caption',
  'route',
  'key',
  'language',
  'currency',
  'country',
  'from',
]
const MOST_LETTERS = 80

/** “Link 2 · Downloads”, and for a row without a title “Link 2”. `index` counts from 0. */
export function titleOfRow(row: unknown, kind: string, index: number): string {
  const fields: Record<string, unknown> = typeof row === 'object' && row !== null ? Object(row) : {}
  const title = NAMES.map(name => wordsOf(fields[name])).find(words => words !== '')
  const numbered = `${kind} ${index + 1}`
  return title ? `${numbered} · ${title}` : numbered
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = value.trim()
  if (isLocale(text)) return LOCALE_NAMES[text]
  const letters = [...text]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : text
}
