import { catalogue } from '@seed/rows/catalogue'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { collections } from '@/collections'
import { CodeCell } from '@/collections/admin/lists/code-cell'
import { fewNames } from '@/collections/admin/named/few-names'
import { isFound } from '@/collections/admin/named/is-found'
import { keptByName, type NamedProduct, namesOf, productOptions } from '@/collections/admin/named/named-value'
import { codeText } from '@/collections/admin/words/code-text'

const product = (route: string, name: string, more: Partial<NamedProduct> = {}): NamedProduct => ({
  ...{ route, name, status: '1', aliases: [] },
  ...more,
})

const products = [
  product('old_downloader', 'An Old Downloader', { status: '2' }),
  product('netflix_downloader', 'Netflix Downloader', { aliases: ['netflix', 'nf'] }),
  product('netflix_downloader', 'Netflix Downloader', { aliases: ['netflix'] }),
  product('hulu_downloader', 'Hulu Downloader', { status: '2' }),
  product('hulu_downloader', 'Hulu Downloader'),
]
const options = productOptions(products, 'en')

test('a product of both systems is offered once, what is on sale first', () => {
  expect(options.filter(({ isOld }) => !isOld)).toEqual([
    { value: 'hulu_downloader', label: 'Hulu Downloader' },
    { value: 'netflix_downloader', label: 'Netflix Downloader' },
    { value: 'old_downloader', label: 'An Old Downloader (withdrawn)' },
  ])
})

test('a withdrawn product says so in the language of who looks', () => {
  const labels = productOptions(products, 'de').map(({ label }) => label)
  expect(labels).toContain('An Old Downloader (zurückgezogen)')
})

test('an old route key goes by the name of its product, and is not offered', () => {
  expect(options.filter(({ isOld }) => isOld).map(({ value, label }) => [value, label])).toEqual([
    ['netflix', 'Netflix Downloader'],
    ['nf', 'Netflix Downloader'],
  ])
})

test('an old route key that a product has again is that product', () => {
  const again = productOptions([...products, product('nf', 'Notes')], 'en')
  expect(again.filter(({ value }) => value === 'nf')).toEqual([{ value: 'nf', label: 'Notes' }])
})

test.each([
  [['hulu_downloader', 'nf'], 'Hulu Downloader, Netflix Downloader'],
  ['hulu_downloader', 'Hulu Downloader'],
  [['gone_downloader'], 'gone_downloader'],
  [[], ''],
  [null, ''],
  [undefined, ''],
])('%j is told as «%s» in a list', (kept, text) => {
  expect(namesOf(kept, options, 'en')).toBe(text)
})

const offered = { label: 'Netflix Downloader', value: 'netflix_downloader', data: {} }

test.each([
  ['', true],
  ['netf', true],
  ['down NETFLIX', true],
  ['netflix_downloader', true],
  ['hulu', false],
])('what is searched by «%s» offers it: %s', (typed, isOffered) => {
  expect(isFound(offered, typed)).toBe(isOffered)
})

test('what is typed itself is offered, and taken by choosing it alone', () => {
  expect(isFound({ label: 'Use “x”', value: 'x', data: { __isNew__: true } }, 'x')).toBe(true)
  expect(isFound(null, 'x')).toBe(false)
})

test('every price group and region of the catalogue has words', () => {
  const kept = catalogue.flatMap(({ tier, region }) => [
    { column: 'tier', value: tier },
    { column: 'region', value: region },
  ])
  expect(kept.filter(({ column, value }) => codeText(column, value, 'en') === value)).toEqual([])
})

test('what no product has is shown too, and said to be unknown', () => {
  const unknown = (key: string) => `${key} (unknown)`
  expect(keptByName(['nf', 'gone_downloader'], options, unknown)).toEqual([
    { value: 'nf', label: 'Netflix Downloader' },
    { value: 'gone_downloader', label: 'gone_downloader (unknown)' },
  ])
  expect(keptByName(null, options, unknown)).toEqual([])
})

test('a column of several price groups names each', () => {
  const cell = { cellData: ['A', 'generic'], field: { name: 'tiers' }, i18n: { language: 'en' } }
  expect(renderToStaticMarkup(createElement(CodeCell, cell as never))).toBe(
    '<span>Singles, group A, Singles for any site</span>',
  )
})

test.each([
  [[], 'en', ''],
  [['A · Windows', 'B · Mac', 'C · Mac'], 'en', 'A · Windows, B · Mac, C · Mac'],
  [['A', 'B', 'C', 'D', 'E'], 'en', 'A, B, C and 2 more'],
  [['A', 'B', 'C', 'D'], 'de', 'A, B, C und 1 weitere'],
  [['A', 'B', 'C', 'D'], 'ja', 'A、B、C、ほか1件'],
] as const)('a column of products %j is read in %s as «%s»', (names, language, text) => {
  expect(fewNames(names, language)).toBe(text)
})

test('records within a document are told without the document itself, which every row would name', () => {
  const joins = collections.flatMap(({ slug, fields }) =>
    fields.flatMap(field =>
      field.type === 'join' && field.admin?.allowCreate === false
        ? [{ slug, on: field.on, columns: field.admin.defaultColumns ?? [] }]
        : [],
    ),
  )
  expect(joins.length).toBeGreaterThan(7)
  expect(joins.filter(({ on, columns }) => columns.length === 0 || columns.includes(on))).toEqual([])
})
