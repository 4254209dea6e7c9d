import { isLocale } from '@/site/locale'
import { countryName, languageName } from '../words/intl-names'
import type { AdminLanguage } from '../words/language'

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

type Shown = { kind: string; index: number; language: AdminLanguage }

/** “Link 2 · Downloads”, and for a row without a title “Link 2”. `index` counts from 0. */
export function titleOfRow(row: unknown, { kind, index, language }: Shown): string {
  const fields: Record<string, unknown> = typeof row === 'object' && row !== null ? Object(row) : {}
  const title = NAMES.map(name => wordsOf(name, fields[name], language)).find(words => words !== '')
  const numbered = `${kind} ${index + 1}`
  return title ? `${numbered} · ${title}` : numbered
}

function wordsOf(name: string, value: unknown, language: AdminLanguage): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = value.trim()
  if (name === 'country') return countryName(text, language) ?? text
  if (isLocale(text)) return languageName(text, language)
  const letters = [...text]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : text
}
