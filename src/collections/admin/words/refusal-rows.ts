import { REFUSALS } from './refusals'

/** A row of the refusals as it is found in a sentence: alone, or with more behind it. */
export type RefusalRow = { english: string; names: readonly string[]; alone: RegExp; first: RegExp }

const PLACEHOLDER = /\{(\w+)\}/

let rows: readonly RefusalRow[] | undefined

/** Those that say most by themselves stand first: «{field} must not be empty» before «{field} must be {value}». */
export function refusalRows(): readonly RefusalRow[] {
  rows ??= Object.keys(REFUSALS)
    .toSorted((one, other) => literalsOf(other).length - literalsOf(one).length)
    .map(rowOf)
  return rows
}

const literalsOf = (english: string): string =>
  english
    .split(PLACEHOLDER)
    .filter((_, place) => place % 2 === 0)
    .join('')

function rowOf(english: string): RefusalRow {
  const parts = english.split(PLACEHOLDER)
  const pattern = parts.map((part, place) => (place % 2 === 0 ? escaped(part) : '(.+?)')).join('')
  return {
    english,
    names: parts.filter((_, place) => place % 2 === 1),
    alone: new RegExp(`^${pattern}$`, 's'),
    first: new RegExp(`^${pattern} (.+)$`, 's'),
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
