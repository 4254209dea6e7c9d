import { isLocale } from '@/site/locale'
import { amountShown } from '../amounts/number-text'
import { countryName, languageName } from '../words/intl-names'
import type { AdminLanguage } from '../words/language'
import { say } from '../words/say'

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

/** “Link 2 · Downloads”, “Rung 2 · from 3: $39.90”, and for a row without a title “Link 2”. `index` counts from 0. */
export function titleOfRow(row: unknown, { kind, index, language }: Shown): string {
  const fields: Record<string, unknown> = typeof row === 'object' && row !== null ? Object(row) : {}
  const title =
    rungOf(fields, language) ??
    NAMES.map(name => wordsOf(name, fields[name], language)).find(words => words !== '')
  const numbered = `${kind} ${index + 1}`
  return title ? `${numbered} · ${title}` : numbered
}

/** Of a ladder: the price, and the count from which it holds. */
function rungOf({ from, price }: Record<string, unknown>, language: AdminLanguage): string | undefined {
  if (typeof from !== 'number' || typeof price !== 'number') return undefined
  return say(language, 'from {count}: {price}', { count: from, price: amountShown(price, 'USD', language) })
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
