import { freshDatabase } from '@tests/support/database'
import { openStaffDoors, READERS, type Reader } from '@tests/support/staff-doors'
import { expect, test } from 'vitest'
import { KINDS, type Kind } from '@/collections/lists/import/kinds'
import { csvOf } from '@/server/csv/write'

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()

type Fault = { code: string; sentence: string; line?: number; column?: string }
type Row = {
  line: number
  key: string
  isNew: boolean
  changes: { column: string; before: string; after: string }[]
}
type Said = {
  rows: Row[]
  same: number
  digest: string
  faults: Fault[]
  passedOver: string[]
  imported?: number
  code?: string
}

async function send(role: Reader, kind: string, body: object): Promise<Said & { status: number }> {
  const { status, text } = await ask(role, `/list-import/${kind}`, { method: 'POST', body })
  return { status, ...JSON.parse(text) }
}
const look = (kind: Kind, text: string, more: object = {}) =>
  send('marketer', kind, { act: 'look', text, ...more })

/** Looks, then presses the button. */
async function taken(kind: Kind, text: string, more: object = {}) {
  const { digest } = await look(kind, text, more)
  return send('marketer', kind, { act: 'import', text, seen: digest, ...more })
}
const file = async (kind: Kind, query = '') => (await ask('marketer', `/list-file/${kind}?${query}`)).text
const stored = async (text: string) => (await db.query<Record<string, unknown>>(text)).rows
const versions = async () =>
  stored(
    `select (select count(*) from _coupons_v) + (select count(*) from _plans_v) + (select count(*) from redirects) as n`,
  )

test.each(READERS)('a %s imports what they may write', async role => {
  for (const kind of KINDS) {
    const may = role === 'admin' || role === 'marketer' || (role === 'writer' && kind === 'redirects')
    for (const act of ['look', 'import']) {
      const { status } = await send(role, kind, { act, text: 'x' })
      expect(status, `${role}, ${kind}, ${act}`).toBe(may ? 422 : 403)
    }
  }
})

test('other kinds, other methods and other bodies are refused', async () => {
  expect((await send('admin', 'orders', { act: 'look', text: 'x' })).status).toBe(404)
  expect((await ask('admin', '/list-import/coupons')).status).toBe(404)
  expect((await send('admin', 'coupons', { act: 'drop', text: 'x' })).status).toBe(400)
  expect((await send('admin', 'coupons', { act: 'look' })).status).toBe(400)
})

test.each([
  ...KINDS.map(kind => [kind, 'locale=en'] as const),
  ['products', 'locale=de'],
  ['coupons', 'locale=ja'],
] as const)(
  'what was exported of %s (%s) changes nothing',
  async (kind, query) => {
    if (kind === 'redirects')
      await payload.create({ collection: 'redirects', data: { from: '/was', to: '/is' } })
    const text = await file(kind, query)
    const { status, rows, same, faults, passedOver } = await look(kind, text)
    expect({ status, rows, faults }).toEqual({ status: 200, rows: [], faults: [] })
    expect(same).toBe((await payload.count({ collection: kind })).totalDocs)
    expect(passedOver).toContain('updatedAt')
  },
  120_000,
)

test('a changed line is shown, written once, signed, and nothing before the button', async () => {
  await payload.create({
    collection: 'coupons',
    data: { code: 'FILED', type: 'num', discount: 10, enabled: true, _status: 'published' },
  })
  const text = csvOf([
    ['code', 'discount', 'allow_types', 'until', 'text.en'],
    ['filed', '11', 'LFT|1Y', '2030-01-02 03:04', 'Eleven off'],
  ])
  const before = await versions()
  const seen = await look('coupons', text, { isConfirmed: true })
  expect(seen.faults).toEqual([])
  expect(seen.rows).toMatchObject([{ line: 2, key: 'filed', isNew: false }])
  expect(seen.rows[0]?.changes.toSorted((one, other) => one.column.localeCompare(other.column))).toEqual([
    { column: 'allow_types', before: '', after: 'LFT|1Y' },
    { column: 'discount', before: '10', after: '11' },
    { column: 'text.en', before: '', after: 'Eleven off' },
    { column: 'until', before: '', after: '2030-01-02T03:04:00.000Z' },
  ])
  expect(await versions()).toEqual(before)
  const sent = { act: 'import', text, seen: seen.digest, isConfirmed: true }
  expect(await send('marketer', 'coupons', sent)).toMatchObject({ status: 200, imported: 1 })
  expect(await send('marketer', 'coupons', sent)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(
    await stored(`select code, discount::text, _status, changed_by from coupons where code = 'FILED'`),
  ).toEqual([{ code: 'FILED', discount: '11', _status: 'published', changed_by: 'marketer@staff.test' }])
})

test('what changed since the look is not written over', async () => {
  await payload.create({ collection: 'redirects', data: { from: '/meanwhile', to: '/a' } })
  const text = csvOf([
    ['from', 'to'],
    ['/meanwhile', '/b'],
  ])
  const { digest } = await look('redirects', text)
  await db.query(`update redirects set "to" = '/c' where "from" = '/meanwhile'`)
  expect((await send('writer', 'redirects', { act: 'import', text, seen: digest })).status).toBe(409)
  expect((await send('writer', 'redirects', { act: 'import', text, seen: '' })).status).toBe(409)
  expect(await stored(`select "to" from redirects where "from" = '/meanwhile'`)).toEqual([{ to: '/c' }])
})

test('a new row is made as its file says, a draft stays a draft', async () => {
  const rows = [
    ['code', 'type', 'discount', 'enabled', '_status'],
    ['NEWDRAFT', 'num', '5', 'yes', ''],
    ['NEWSOLD', 'rate', '0.9', 'yes', 'published'],
  ]
  expect(await taken('coupons', csvOf(rows), { isConfirmed: true })).toMatchObject({
    status: 200,
    imported: 2,
  })
  const made = `select code, _status from coupons where code like 'NEW%' order by code`
  expect(await stored(made)).toEqual([
    { code: 'NEWDRAFT', _status: 'draft' },
    { code: 'NEWSOLD', _status: 'published' },
  ])
  await taken(
    'coupons',
    csvOf([
      ['code', 'discount'],
      ['NEWDRAFT', '6'],
    ]),
    { isConfirmed: true },
  )
  expect((await stored(made))[0]).toEqual({ code: 'NEWDRAFT', _status: 'draft' })
  const { faults } = await look(
    'coupons',
    csvOf([
      ['code', '_status'],
      ['NEWDRAFT', 'published'],
    ]),
  )
  expect(faults).toMatchObject([{ line: 2, column: '_status', code: 'bad_value' }])
})

const plan = (...cells: string[]) => csvOf([['pay_key', 'product', 'type', 'price', 'origin_price'], cells])
const FAULTS: [string, Kind, string, Partial<Fault>][] = [
  [
    'a factor over one',
    'coupons',
    csvOf([
      ['code', 'type', 'discount', '_status'],
      ['OVER', 'rate', '1.5', 'published'],
    ]),
    { line: 2, column: 'discount' },
  ],
  ['a price below zero', 'plans', plan('10337-LFT', '', '', '-1', ''), { line: 2 }],
  [
    'an unknown product',
    'plans',
    plan('99999-LFT', 'video_downloadr/win', 'LFT', '1', '2'),
    { line: 2, column: 'product' },
  ],
  [
    'a price over the list price',
    'plans',
    plan('10331-LFT', 'video_downloader/win', 'LFT', '100', '90'),
    { line: 2 },
  ],
  [
    'a word for a number',
    'coupons',
    csvOf([
      ['code', 'max_uses'],
      ['X', 'many'],
    ]),
    { line: 2, column: 'max_uses' },
  ],
  [
    'one twice',
    'redirects',
    csvOf([
      ['from', 'to'],
      ['/x', '/y'],
      ['/x', '/z'],
    ]),
    { line: 3, column: 'from', code: 'row_twice' },
  ],
  [
    'a loop',
    'redirects',
    csvOf([
      ['from', 'to'],
      ['/x', '/x'],
    ]),
    { line: 2, column: 'to', code: 'loop' },
  ],
  [
    'an address of elsewhere',
    'redirects',
    csvOf([
      ['from', 'to'],
      ['/x', 'https://evil.test/'],
    ]),
    { line: 2, column: 'to', code: 'bad_to' },
  ],
  [
    'an unknown column',
    'coupons',
    csvOf([
      ['code', 'discont'],
      ['X', '1'],
    ]),
    { line: 1, column: 'discont', code: 'unknown_column' },
  ],
  [
    'a column twice',
    'coupons',
    csvOf([
      ['code', 'type', 'type'],
      ['X', 'num', 'num'],
    ]),
    { line: 1, column: 'type', code: 'column_twice' },
  ],
  [
    'the file of another shop',
    'products',
    'Handle,Title,Vendor,Variant Price\r\nbag,Bag,Acme,10\r\n',
    { line: 1, code: 'other_file' },
  ],
  [
    'a time that is none',
    'coupons',
    csvOf([
      ['code', 'until'],
      ['X', '2026-02-30'],
    ]),
    { line: 2, column: 'until' },
  ],
  ['a row with too few cells', 'coupons', 'code,type\nX\n', { line: 2, code: 'bad_row' }],
  ['a quotation mark without its end', 'coupons', 'code,type\n"X,num\n', { line: 2, code: 'bad_row' }],
  ['letters of another encoding', 'coupons', 'code,text\nX,M\uFFFDtze\n', { code: 'wrong_encoding' }],
  ['a file of UTF-16', 'coupons', 'c\0o\0d\0e\0', { code: 'wrong_encoding' }],
  [
    'texts of two languages',
    'coupons',
    csvOf([
      ['code', 'text.de', 'text.fr'],
      ['X', 'a', 'b'],
    ]),
    { line: 1, code: 'two_languages' },
  ],
  [
    'what is new in another language',
    'coupons',
    csvOf([
      ['code', 'text.de'],
      ['X', 'a'],
    ]),
    { line: 2, code: 'new_in_language' },
  ],
  ['nothing', 'coupons', '', { code: 'empty' }],
]

test.each(FAULTS)(
  '%s is named at its line and column, and nothing is written',
  async (_, kind, text, fault) => {
    const before = await versions()
    const { status, faults } = await look(kind, text)
    expect(status, JSON.stringify(faults)).toBe(422)
    expect(faults).toContainEqual(expect.objectContaining(fault))
    for (const { sentence } of faults) expect(sentence).toMatch(/^\S.*[.?]$/s)
    expect((await taken(kind, text)).status).toBe(422)
    expect(await versions()).toEqual(before)
  },
)

test('what is meant is offered, and what is expected is said', async () => {
  const [unknown] = (
    await look(
      'coupons',
      csvOf([
        ['code', 'discont'],
        ['X', '1'],
      ]),
    )
  ).faults
  expect(unknown?.sentence).toBe('There is no column “discont”. Is “discount” meant?')
  const [strange] = (await look('products', 'Handle,Title\r\nbag,Bag\r\n')).faults
  expect(strange?.sentence).toMatch(
    /does not name “route” and “os”. Expected columns: pid, route, os.*Found: Handle, Title\./,
  )
  const [product] = (await look('plans', plan('99999-LFT', 'video_downloadr/win', 'LFT', '1', '2'))).faults
  expect(product?.sentence).toContain('Is “video_downloader/win” meant?')
})

test('faults of all lines come at once, and one of them keeps all rows out', async () => {
  const text = csvOf([
    ['from', 'to'],
    ['/good', '/is-good'],
    ['/bad', '/bad'],
    ['/also-good', '/is-good'],
    ['/worse', 'nowhere'],
  ])
  const { faults } = await look('redirects', text)
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [3, 'to'],
    [5, 'to'],
  ])
  expect((await taken('redirects', text)).status).toBe(422)
  expect(await stored(`select from redirects where "from" like '/%good'`)).toEqual([])
})

test('a price that changes by over 30 % is asked about, at its line', async () => {
  const { docs } = await payload.find({ collection: 'plans', where: { pay_key: { equals: '10337-LFT' } } })
  const half = String(Math.round((docs[0]?.price ?? 0) * 50) / 100)
  const text = csvOf([
    ['pay_key', 'price'],
    ['10337-LFT', half],
  ])
  expect((await look('plans', text)).faults).toMatchObject([{ line: 2, code: 'large_change' }])
  expect((await taken('plans', text)).status).toBe(422)
  expect(await taken('plans', text, { isConfirmed: true })).toMatchObject({ status: 200, imported: 1 })
  const [row] = await stored(`select price::text, changed_by from plans where pay_key = '10337-LFT'`)
  expect(row).toEqual({ price: half, changed_by: 'marketer@staff.test' })
})

test('a file of a German spreadsheet is read as it is meant', async () => {
  const text = '\uFEFFpay_key;price\r\n10331-LFT;1,5\r\n'
  const { rows, faults } = await look('plans', text, { isConfirmed: true })
  expect(faults).toEqual([])
  expect(rows[0]?.changes).toMatchObject([{ column: 'price', after: '1.5' }])
})

test('what lies in the trash is not written over', async () => {
  const { id } = await payload.create({
    collection: 'coupons',
    data: { code: 'BINNED', type: 'num', discount: 1 },
    draft: true,
  })
  await payload.update({
    collection: 'coupons',
    id,
    data: { deletedAt: new Date().toISOString() },
    draft: true,
  })
  expect(
    (
      await look(
        'coupons',
        csvOf([
          ['code', 'discount'],
          ['BINNED', '2'],
        ]),
      )
    ).faults,
  ).toMatchObject([{ line: 2, code: 'in_trash' }])
})
