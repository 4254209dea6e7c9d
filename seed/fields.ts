import { PRICING_LOCALES } from '@/pricing/vocabulary'
import type { Table } from './table'

/** A row's fields by name; a localized one is a field per language, such as `name.de`. */
export type Fields = Readonly<Record<string, unknown>>

/** The rows of one collection by key. */
export type Keyed = ReadonlyMap<string, Fields>

/** A row with each language as a field of its own, so that an edited German name does not hold back the French one. */
export function flatFields(row: object): Fields {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      isLocalized(value)
        ? Object.entries(value).map(([locale, text]) => [`${field}.${locale}`, text])
        : [[field, value]],
    ),
  )
}

/** The rows of a seed table by key, as flat fields. */
export function keyedRows({ key, rows }: Table): Keyed {
  return new Map(rows.map(row => [key(row), flatFields(row)]))
}

function isLocalized(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(key => PRICING_LOCALES.some(locale => locale === key))
}
