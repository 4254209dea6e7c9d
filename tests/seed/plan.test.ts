import {
  describePlan,
  flatFields,
  type Keyed,
  keyedRows,
  planSeed,
  seedRows,
  type TablePlan,
} from '@seed/index'
import { expect, test } from 'vitest'

type Rows = Record<string, Record<string, unknown>>
const keyed = (rows: Rows): Keyed => new Map(Object.entries(rows))
const coupons = (rows: Rows, stored: Rows = {}, last: Rows = {}) => [
  { collection: 'coupons', rows: keyed(rows), stored: keyed(stored), last: keyed(last) },
]
const only = (plan: TablePlan[]) => plan[0]?.rows[0]

test('an empty shop gets every row', () => {
  const tables = Object.values(seedRows).map(table => ({
    collection: table.collection,
    rows: keyedRows(table),
    stored: new Map(),
    last: new Map(),
  }))
  const plan = planSeed(tables)
  expect(plan.flatMap(({ rows }) => rows).every(({ kind }) => kind === 'create')).toBe(true)
  const created = Object.values(seedRows).map(
    ({ collection, rows }) => `${collection}: create ${rows.length}, change 0, keep 0`,
  )
  expect(describePlan(plan)).toEqual(created)
})

test('the second run changes nothing', () => {
  const tables = Object.values(seedRows).map(table => {
    const rows = keyedRows(table)
    return { collection: table.collection, rows, stored: rows, last: rows }
  })
  const rows = planSeed(tables).flatMap(table => table.rows)
  expect(rows.length).toBe(Object.values(seedRows).reduce((sum, table) => sum + table.rows.length, 0))
  expect(rows.every(row => row.kind === 'keep' && row.kept.length === 0)).toBe(true)
})

test('a new figure in the seed replaces the one it wrote before', () => {
  const row = { discount: 0.7, type: 'rate' }
  const plan = planSeed(coupons({ BF: { discount: 0.6, type: 'rate' } }, { BF: row }, { BF: row }))
  expect(only(plan)).toEqual({
    kind: 'change',
    key: 'BF',
    changes: [{ field: 'discount', from: 0.7, to: 0.6 }],
    kept: [],
    written: { discount: 0.6, type: 'rate' },
  })
  expect(describePlan(plan)).toEqual([
    'coupons: create 0, change 1, keep 0',
    '  change coupons BF discount: 0.7 → 0.6',
  ])
})

test('what an editor changed stays without a word while the seed is the same', () => {
  const plan = planSeed(
    coupons({ BF: { discount: 0.7 } }, { BF: { discount: 0.5 } }, { BF: { discount: 0.7 } }),
  )
  expect(only(plan)).toEqual({ kind: 'keep', key: 'BF', kept: [], written: { discount: 0.7 } })
})

test('what an editor changed stays and is named when the seed wants another value', () => {
  const plan = planSeed(
    coupons({ BF: { discount: 0.6 } }, { BF: { discount: 0.5 } }, { BF: { discount: 0.7 } }),
  )
  expect(only(plan)).toEqual({
    kind: 'keep',
    key: 'BF',
    kept: [{ field: 'discount', theirs: 0.5, ours: 0.6 }],
    written: { discount: 0.7 },
  })
  expect(describePlan(plan)).toEqual([
    'coupons: create 0, change 0, keep 1',
    '  edited, stays: coupons BF discount: theirs 0.5, ours 0.6',
  ])
})

test('an editor’s field does not hold back the other fields of its row', () => {
  const seed = { discount: 0.6, allow_price: 50 }
  const stored = { discount: 0.5, allow_price: 40 }
  const plan = planSeed(coupons({ BF: seed }, { BF: stored }, { BF: { discount: 0.7, allow_price: 40 } }))
  expect(only(plan)).toMatchObject({
    kind: 'change',
    changes: [{ field: 'allow_price', from: 40, to: 50 }],
    kept: [{ field: 'discount', theirs: 0.5, ours: 0.6 }],
    written: { discount: 0.7, allow_price: 50 },
  })
})

test('a named field can be forced, in all languages or in one', () => {
  const seed = { 'text.en': 'Sale', 'text.de': 'Aktion', discount: 0.6 }
  const stored = { 'text.en': 'Big sale', 'text.de': 'Große Aktion', discount: 0.5 }
  const last = { 'text.en': 'Offer', 'text.de': 'Angebot', discount: 0.7 }
  const changed = (force: string[]) => {
    const row = only(planSeed(coupons({ BF: seed }, { BF: stored }, { BF: last }), force))
    return row?.kind === 'change' ? row.changes.map(({ field }) => field) : []
  }
  expect(changed([])).toEqual([])
  expect(changed(['text'])).toEqual(['text.en', 'text.de'])
  expect(changed(['text.de'])).toEqual(['text.de'])
  expect(changed(['discount', 'tex'])).toEqual(['discount'])
})

test('a forced field is overwritten even where the seed is the same as before', () => {
  const plan = planSeed(
    coupons({ BF: { discount: 0.7 } }, { BF: { discount: 0.5 } }, { BF: { discount: 0.7 } }),
    ['discount'],
  )
  expect(only(plan)).toMatchObject({ kind: 'change', changes: [{ field: 'discount', from: 0.5, to: 0.7 }] })
})

test('a row that the seed never wrote is its editor’s, only empty fields are filled in', () => {
  const plan = planSeed(coupons({ BF: { discount: 0.7, group_type: 'sale' } }, { BF: { discount: 0.5 } }))
  expect(only(plan)).toEqual({
    kind: 'change',
    key: 'BF',
    changes: [{ field: 'group_type', from: undefined, to: 'sale' }],
    kept: [{ field: 'discount', theirs: 0.5, ours: 0.7 }],
    written: { group_type: 'sale' },
  })
})

test('an editor who takes the seed’s value has no say in it any more', () => {
  const first = planSeed(
    coupons({ BF: { discount: 0.6 } }, { BF: { discount: 0.6 } }, { BF: { discount: 0.7 } }),
  )
  expect(only(first)).toMatchObject({ kind: 'keep', kept: [], written: { discount: 0.6 } })
})

test('a row that an editor removed stays away until it is forced by its key', () => {
  const tables = coupons({ BF: { discount: 0.7 } }, {}, { BF: { discount: 0.7 } })
  expect(only(planSeed(tables))).toEqual({ kind: 'removed', key: 'BF', written: { discount: 0.7 } })
  expect(describePlan(planSeed(tables))).toEqual([
    'coupons: create 0, change 0, keep 0, leave removed 1',
    '  removed by an editor, stays away: coupons BF',
  ])
  expect(only(planSeed(tables, ['BF']))).toMatchObject({ kind: 'create', fields: { discount: 0.7 } })
})

test('rows that the seed does not name are left alone', () => {
  const [plan] = planSeed(coupons({}, { MINE: { discount: 0.9 } }))
  expect(plan).toEqual({ collection: 'coupons', rows: [] })
})

test('what the database spells differently is no change', () => {
  const seed = { from: '2022-11-18T00:00:00Z', sites: [], steps: [{ from: 1, price: 9.9 }] }
  const stored = {
    from: '2022-11-18T00:00:00.000Z',
    sites: null,
    steps: [{ price: 9.9, from: 1, price_eur: null }],
  }
  expect(only(planSeed(coupons({ BF: seed }, { BF: stored }, { BF: seed })))).toMatchObject({
    kind: 'keep',
    kept: [],
  })
})

test('each language of a text is a field of its own', () => {
  expect(
    flatFields({ code: 'BF', text: { en: 'Sale', de: 'Aktion' }, steps: [{ from: 1 }], price: { USD: 1 } }),
  ).toEqual({
    code: 'BF',
    'text.en': 'Sale',
    'text.de': 'Aktion',
    steps: [{ from: 1 }],
    price: { USD: 1 },
  })
})
