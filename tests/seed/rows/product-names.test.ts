import { catalogue } from '@seed/rows/catalogue'
import { nameOf } from '@seed/rows/product-names'
import { expect, test } from 'vitest'
import { PRICING_LOCALES } from '@/pricing/vocabulary'

/** Names by which a stock-keeper tells upgrades apart: no customer knows what «One New» is. */
const CODES = /\b(?:One|New|Pro)\b(?<!All-in-One)|新規|新购|\bNeu$|\bNuevo$|\bNuovo$|\bNouveau$|_/

const named = catalogue.map(row => ({ ...row, names: nameOf(row) }))

test.each(PRICING_LOCALES)('every product has a name for people in %s', locale => {
  const names = named.map(({ names }) => names[locale] ?? '')
  expect(names.filter(name => name.trim() === '' || CODES.test(name))).toEqual([])
})

test.each(PRICING_LOCALES)('no two products of one system are called alike in %s', locale => {
  const names = named.filter(({ os }) => os === 'win').map(({ names }) => names[locale])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
