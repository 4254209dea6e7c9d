import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CatalogueName } from '@seed/catalogue/change'
import { changeNames, readChain, readChange } from '@seed/catalogue/files'
import { foldChanges } from '@seed/catalogue/fold'
import cases from '@tests/pricing/offer-cases.json'
import { emptyDatabase } from '@tests/support/database'
import { beforeEach, expect, test } from 'vitest'
import { isQuoteError, parseQuoteInput, quote, quoteContract } from '@/pricing'
import { openCms } from '../../scripts/shop/cms'

const db = await emptyDatabase()
const payload = await openCms()
const { migrations } = await import('../../migrations')
const { database } = await import('@/server/runtime/database')
const { loadSnapshot } = await import('@/server/rule-book/load')

const [first = ''] = changeNames()
const catalogue = foldChanges(readChain())
const rowsOf = (name: CatalogueName) => catalogue.get(name)?.size ?? 0

/** Of each coupon as it was added, and of each later change but those of one. */
const couponVersions = (without: string): number =>
  readChain().flatMap(({ coupons }) => [
    ...(coupons?.added ?? []),
    ...Object.keys(coupons?.changed ?? {}).filter(code => code !== without),
  ]).length
const before = migrations.filter(({ name }) => name < first)
const since = migrations.filter(({ name }) => name >= first)

beforeEach(() => db.query('drop schema public cascade; create schema public'))

type Chain = { name: string; up: (args: MigrateUpArgs) => Promise<unknown>; down: unknown }[]

const migrate = (chain: Chain) =>
  payload.db.migrate({
    migrations: chain.map(({ name, up }) => ({
      name,
      up: async args => void (await up(args as MigrateUpArgs)),
      down: async () => {},
    })),
  })

const migration = (name: string, statement: string) => ({
  name,
  up: ({ db }: MigrateUpArgs) => db.execute(sql.raw(statement)),
  down: async () => {},
})

async function countOf(table: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

test('the catalogue that migrations alone make is priced as agreed in every public case', async () => {
  await migrate(migrations)
  expect(await countOf('product_copy')).toBe(0)
  const { book, problems } = await loadSnapshot(database)
  expect(problems).toEqual([])
  const priced = cases.map(({ input }) => {
    const parsed = parseQuoteInput(input)
    if (!parsed.ok) throw new Error(parsed.message)
    const result = quoteContract(quote(book, parsed.input))
    if (isQuoteError(result)) return { error: result.error }
    return {
      ...result,
      applied: result.applied.map(({ kind }) => kind),
      rejected: result.rejected.map(({ reason }) => reason),
    }
  })
  expect(priced).toEqual(cases.map(({ expect: expected }) => expected))
})

test('the catalogue is applied once', async () => {
  await migrate(migrations)
  const stamps = 'select id, xmin::text from products union all select id, xmin::text from coupons order by 1'
  const { rows: once } = await db.query(stamps)
  await migrate(migrations)
  expect((await db.query(stamps)).rows).toEqual(once)
})

test('it does not look for columns that a later migration adds, though the config has them already', async () => {
  const later = [
    ['products', 'internal_note varchar'],
    ['_products_v', 'version_internal_note varchar'],
    ['coupons', 'discount_cny numeric'],
    ['_coupons_v', 'version_discount_cny numeric'],
    ['pricing_settings', 'changed_by varchar'],
  ] as const
  const statements = (verb: string, word: (column: string) => string) =>
    later.map(([table, column]) => `alter table "${table}" ${verb} column ${word(column)};`).join('')
  const [nameOnly, whole] = [(column: string) => column.split(' ')[0] ?? '', (column: string) => column]
  const chain = [
    ...before,
    migration('20260101_000000_not_there_yet', statements('drop', nameOnly)),
    ...since,
    migration('29990101_000000_there', statements('add', whole)),
  ]
  await migrate(chain)
  expect(await countOf('coupons')).toBe(rowsOf('coupons'))
  const { docs } = await payload.find({ collection: 'coupons', draft: true, pagination: false })
  expect(docs).toHaveLength(rowsOf('coupons'))
  expect((await loadSnapshot(database)).problems).toEqual([])
})

test('the admin shows every row, in seven languages, with its lists and ladders', async () => {
  await migrate(migrations)
  const { docs: rules } = await payload.find({ collection: 'offer-rules', draft: true, pagination: false })
  expect(rules).toHaveLength(rowsOf('offer-rules'))
  const ladder = rules.find(({ benefit }) => benefit === 'ladder')
  expect(ladder?.steps?.[0]).toMatchObject({ from: 1, price: expect.any(Number), id: expect.any(String) })
  const { docs: campaigns } = await payload.find({
    collection: 'campaigns',
    draft: true,
    where: { key: { equals: 'black-friday-2022' } },
    locale: 'ja',
  })
  expect(campaigns[0]).toMatchObject({
    ...{ name: 'ブラックフライデー 2022', _status: 'published', startTime_tz: 'UTC' },
    coupons: [{ code: 'BF_LFT' }, { code: 'BF_PRO' }],
  })
  expect(await countOf('products_translations')).toBe(rowsOf('products') * 7)
})

test('a shop that was seeded before takes it without a second row, and keeps what editors did', async () => {
  await migrate(migrations.filter(({ name }) => name <= first))
  await asSeededBefore()
  await db.query(`
    update plans set price = 111 where pay_key = '10337-LFT';
    update seeded_rows set fields = fields || '{"price": 99}' where collection = 'plans' and key = '10338-LFT';
    update plans set price = 99 where pay_key = '10338-LFT';
    delete from campaigns where key = 'christmas-2022';
    update coupons set deleted_at = now() where code = 'CANCEL2'`)
  await migrate(migrations)
  expect(await countOf('products')).toBe(rowsOf('products'))
  expect(await countOf('plans')).toBe(rowsOf('plans'))
  expect(await countOf('campaigns')).toBe(rowsOf('campaigns') - 1)
  // One of each as it stood, and one for each change since; the deleted one changes no more.
  expect(await countOf('_coupons_v')).toBe(couponVersions('CANCEL2'))
  expect(await countOf(`coupons where code = 'CANCEL2' and deleted_at is null`)).toBe(0)
  const { rows } = await db.query(
    `select pay_key, price::float from plans where pay_key in ('10337-LFT', '10338-LFT') order by 1`,
  )
  expect(rows).toEqual([
    { pay_key: '10337-LFT', price: 111 },
    { pay_key: '10338-LFT', price: 129.9 },
  ])
  expect(await countOf('seeded_rows')).toBe(0)
})

/** As `npm run seed` left it before the catalogue came with migrations: it remembered what it wrote. */
async function asSeededBefore(): Promise<void> {
  for (const [collection, rows] of foldChanges([readChange(first)]))
    for (const [key, fields] of rows)
      await db.query('insert into seeded_rows (collection, key, fields) values ($1, $2, $3)', [
        collection,
        key,
        JSON.stringify(fields),
      ])
  await db.query('delete from payload_migrations where name = $1', [first])
}
