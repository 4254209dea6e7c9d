import { parseCsv } from '@seed/csv'
import { expect, test } from 'vitest'

test('a file of columns and lines becomes rows by column name', () => {
  expect(parseCsv('a.csv', '\uFEFFpid,route\r\n1,aio\r\n2,\r\n')).toEqual({
    rows: [
      { pid: '1', route: 'aio' },
      { pid: '2', route: '' },
    ],
    problems: [],
  })
})

test('a line with too few fields names the first that is missing', () => {
  expect(parseCsv('a.csv', 'pid,route,os\n1,aio').problems).toEqual([
    { file: 'a.csv', row: 'on line 2', field: 'os', reason: 'is missing' },
  ])
})

test('a line with too many fields says how many it has', () => {
  expect(parseCsv('a.csv', 'pid,route\n1,aio,win').problems).toEqual([
    { file: 'a.csv', row: 'on line 2', field: 'the line', reason: 'has 3 fields instead of 2' },
  ])
})

test('a quoted field is refused, the other lines are still read', () => {
  const { rows, problems } = parseCsv('a.csv', 'pid,name\n1,"Video"\n2,Music')
  expect(problems).toEqual([{ file: 'a.csv', row: 'on line 2', field: 'name', reason: 'must not be quoted' }])
  expect(rows).toEqual([{ pid: '2', name: 'Music' }])
})
