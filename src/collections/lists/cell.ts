import { CURRENCIES, DECIMALS } from '@/pricing'
import { isRow, type Row } from '../fields/row'
import type { Column, PlainField } from './columns'

/** What each row that others lead to is called, by its collection and id. */
export type Names = (collection: string, id: string) => string

/** One field of a row as the text of a cell: what is not there is empty, several are parted by |, instants are UTC. */
export function cellOf({ field, path }: Column, row: Row, names: Names): string {
  const value = path.reduce<unknown>((within, name) => (isRow(within) ? within[name] : undefined), row)
  if (value === undefined || value === null) return ''
  if (field.type === 'array') return isFilled(value) ? JSON.stringify(value, withoutIds) : ''
  return Array.isArray(value)
    ? listText(value.map(each => scalarText(field, each, { row, names })))
    : scalarText(field, value, { row, names })
}

type Beside = { row: Row; names: Names }

function scalarText(field: PlainField, value: unknown, { row, names }: Beside): string {
  switch (field.type) {
    case 'checkbox':
      return value === true ? 'yes' : 'no'
    case 'number':
      return isMinor(field) ? majorText(Number(value), row.currency) : String(value)
    case 'date':
      return new Date(String(value)).toISOString()
    case 'relationship':
    case 'upload':
      return linkText(field.relationTo, value, names)
    default:
      return String(value)
  }
}

/** What leads to rows of several collections says to which. */
function linkText(to: string | string[], value: unknown, names: Names): string {
  if (typeof to === 'string') return names(to, idOf(value))
  return isRow(value)
    ? `${value.relationTo}:${names(String(value.relationTo), idOf(value.value))}`
    : String(value)
}

export const idOf = (value: unknown): string => String(isRow(value) ? value.id : value)

/** Amounts of orders are whole minor units; a file has them with the decimals of their currency, which stands beside. */
const isMinor = ({ admin }: PlainField): boolean =>
  admin?.components?.Cell === '@/collections/admin/stored/amount-cell#AmountCell'

function majorText(minor: number, currency: unknown): string {
  const known = CURRENCIES.find(each => each === currency)
  return known ? (minor / 10 ** DECIMALS[known]).toFixed(DECIMALS[known]) : String(minor)
}

/** Several values in one cell, and back; a | within one has a backslash before it. */
const listText = (values: readonly string[]): string =>
  values.map(value => value.replace(/[\\|]/g, sign => `\\${sign}`)).join('|')

export const listIn = (text: string): string[] =>
  [...text.matchAll(/((?:\\.|[^\\|])*)(?:\||$)/gs)]
    .map(([, value = '']) => value.replace(/\\([\\|])/g, '$1').trim())
    .filter(Boolean)

const withoutIds = (key: string, value: unknown): unknown => (key === 'id' ? undefined : value)

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0
