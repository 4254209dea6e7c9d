import { listIn } from '../cell'
import type { Column, PlainField } from '../columns'
import { nearest } from './nearest'

/** `ids`: of the products, by the name that a cell gives them. */
export type Reading = { ids: ReadonlyMap<string, string>; hasCommas: boolean }
type ReadCell = { value: unknown } | { sentence: string }

/** What a cell says, as the field stores it; nothing, where it is empty. */
export function readCell({ field }: Column, text: string, reading: Reading): ReadCell {
  if ('hasMany' in field && field.hasMany) return readMany(field, text, reading)
  const told = text.trim()
  if (told !== '') return readOne(field, told, reading)
  if (field.type === 'checkbox') return { value: false }
  return 'required' in field && field.required ? { sentence: 'It is needed.' } : { value: null }
}

function readMany(field: PlainField, text: string, reading: Reading): ReadCell {
  const read = listIn(text).map(told => readOne(field, told, reading))
  const wrong = read.find(each => 'sentence' in each)
  return wrong ?? { value: read.flatMap(each => ('value' in each ? [each.value] : [])) }
}

function readOne(field: PlainField, told: string, reading: Reading): ReadCell {
  switch (field.type) {
    case 'number':
      return readNumber(field, told, reading)
    case 'checkbox':
      return readYesNo(told)
    case 'date':
      return readInstant(told)
    case 'select':
    case 'radio':
      return readChoice(
        field.options.map(option => (typeof option === 'string' ? option : option.value)),
        told,
      )
    case 'relationship':
      return readLink(told, reading)
    case 'array':
    case 'upload':
      return { sentence: 'A file cannot change it.' }
    default:
      return { value: told }
  }
}

type Bounds = { min?: number; max?: number }

function readNumber({ min, max }: Bounds & PlainField, told: string, { hasCommas }: Reading): ReadCell {
  const plain = hasCommas ? told.replace(/^(-?\d+),(\d+)$/, '$1.$2') : told
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(plain))
    return { sentence: `“${told}” is not a number. Write it like 1234.5, without a currency sign.` }
  const value = Number(plain)
  if (min !== undefined && value < min) return { sentence: `${told} is too small: at least ${min}.` }
  if (max !== undefined && value > max) return { sentence: `${told} is too large: at most ${max}.` }
  return { value }
}

const YES = ['yes', 'true', '1']
const NO = ['no', 'false', '0']

function readYesNo(told: string): ReadCell {
  const word = told.toLowerCase()
  if (YES.includes(word)) return { value: true }
  return NO.includes(word) ? { value: false } : { sentence: `“${told}” is neither yes nor no.` }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/** Without a zone it is UTC. */
function readInstant(told: string): ReadCell {
  const text = told.replace(' ', 'T')
  const at = new Date(/Z|[+-]\d{2}:\d{2}$/.test(text) || text.length === 10 ? text : `${text}Z`)
  const isReal = INSTANT.test(told) && !Number.isNaN(at.getTime()) && isOnItsDay(told)
  return isReal
    ? { value: at.toISOString() }
    : { sentence: `“${told}” is not a time. Write it like 2026-11-27T08:00:00Z, in UTC.` }
}

/** 30 February is read as 2 March. */
const isOnItsDay = (told: string): boolean => {
  const day = told.slice(0, 10)
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

function readChoice(values: readonly string[], told: string): ReadCell {
  if (values.includes(told)) return { value: told }
  const like = nearest(told, values)
  return {
    sentence: `“${told}” is none of ${values.join(', ')}.${like ? ` Is “${like}” meant?` : ''}`,
  }
}

function readLink(told: string, { ids }: Reading): ReadCell {
  const id = ids.get(told)
  if (id) return { value: id }
  const like = nearest(told, [...ids.keys()])
  return { sentence: `No product is called “${told}”.${like ? ` Is “${like}” meant?` : ''}` }
}
