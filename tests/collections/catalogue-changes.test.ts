import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { applyChange } from '@seed/catalogue/apply'
import { compareCatalogue } from '@seed/catalogue/compare'
import { readChain } from '@seed/catalogue/files'
import { foldChanges } from '@seed/catalogue/fold'
import { seedRows } from '@seed/index'
import { describePlan } from '@seed/plan-text'
import { freshDatabase } from '@tests/support/database'
import { whileSaving } from '@tests/support/while-saving'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const payload = await openCms()
const chain = readChain()
type Tables = typeof seedRows
let migrations = 0

/** Applies what leads from the catalogue to other rows as the next migration, and gives what it says. */
async function migrateTo(tables: Partial<Record<keyof Tables, unknown>>): Promise<string[]> {
  const change = compareCatalogue(foldChanges(chain), { ...seedRows, ...tables } as Tables)
  const name = `29990101_0000${String(migrations++).padStart(2, '0')}_change`
  const said: string[] = []
  const up = async (args: unknown) => {
    const { db } = args as MigrateUpArgs
    const after = foldChanges([...chain, change])
    said.push(...describePlan(await applyChange({ db, by: name, change, after })))
  }
  await payload.db.migrate({ migrations: [{ name, up, down: async () => {} }] })
  return said
}

/** A collection of the seed in which the rows of these keys are changed. */
function changed<Name extends keyof Tables>(
  name: Name,
  change: (row: Tables[Name]['rows'][number], key: string) => object | undefined,
): Partial<Record<Name, unknown>> {
  const table = seedRows[name]
  const key: (row: never) => string = table.key
  const rows = table.rows.flatMap(row => change(row, key(row as never)) ?? [])
  return { [name]: { ...table, rows } } as Partial<Record<Name, unknown>>
}

const plan = (payKey: string, fields: object) =>
  changed('plans', (row, key) => (key === payKey ? { ...row, ...fields } : row))

const coupon = (code: string, fields: object) =>
  changed('coupons', (row, key) => (key === code ? { ...row, ...fields } : row))

async function one(text: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const { rows } = await db.query<Record<string, unknown>>(text, values)
  return rows[0] ?? {}
}

const priceOf = async (payKey: string) =>
  (await one('select price::float from plans where pay_key = $1', [payKey])).price

test('a new price is sold, and the versions say what it was and which migration changed it', async () => {
  const said = await migrateTo(plan('10337-LFT', { price: 128 }))
  expect(said).toContain('  change plans 10337-LFT price: 129.9 → 128')
  expect(await priceOf('10337-LFT')).toBe(128)
  const { rows } = await db.query(
    `select v.version_price::float as price, v.version_changed_by as by from _plans_v v
      join plans p on p.id = v.parent_id where p.pay_key = '10337-LFT' order by v.created_at`,
  )
  expect(rows).toEqual([
    { price: 129.9, by: null },
    { price: 128, by: expect.stringMatching(/^29990101_\d+_change$/) },
  ])
})

test('a price that an editor changed stays and is named', async () => {
  await db.query(`update plans set price = 111 where pay_key = '10338-LFT'`)
  const said = await migrateTo(plan('10338-LFT', { price: 120 }))
  expect(said).toContain('  edited, stays: plans 10338-LFT price: theirs 111, ours 120')
  expect(await priceOf('10338-LFT')).toBe(111)
})

test('a price that an editor is saving at this moment stays too', async () => {
  const migrated = await whileSaving(db, `update plans set price = 112 where pay_key = '10339-LFT'`, () =>
    migrateTo(plan('10339-LFT', { price: 120 })),
  )
  expect(migrated).toContain('  edited, stays: plans 10339-LFT price: theirs 112, ours 120')
  expect(await priceOf('10339-LFT')).toBe(112)
})

test('an edited German name does not hold back the other languages', async () => {
  await db.query(
    `update products_translations set name = 'Mein Name' where _locale = 'de' and _parent_id = (select id from products where pid = 10337)`,
  )
  await migrateTo(
    changed('products', (row, key) =>
      key === '10337' ? { ...row, name: { ...row.name, de: 'Neu', fr: 'Nouveau' } } : row,
    ),
  )
  const { names } = await one(
    `select jsonb_object_agg(_locale, name) as names from products_translations t
      join products p on p.id = t._parent_id where p.pid = 10337 and _locale in ('de', 'fr', 'it')`,
  )
  expect(names).toEqual({ de: 'Mein Name', fr: 'Nouveau', it: expect.stringContaining('Netflix') })
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { 'version.pid': { equals: 10337 } },
    sort: 'createdAt',
    locale: 'fr',
  })
  const written = docs.map(({ version }) => version.name)
  expect(written.slice(-2)).toEqual([expect.stringContaining('Netflix'), 'Nouveau'])
})

test('lists and ladders are replaced whole, and so are relations', async () => {
  const tables = {
    ...changed('offer-rules', row =>
      row.steps.length === 7 ? { ...row, steps: [{ from: 1, price: 99 }] } : row,
    ),
    ...changed('campaigns', (row, key) =>
      key === 'general-activity' ? { ...row, coupons: ['BF_PRO', 'BF_LFT'], sites: ['jp'] } : row,
    ),
  }
  await migrateTo(tables)
  const { docs: rules } = await payload.find({ collection: 'offer-rules', pagination: false })
  const ladders = rules.filter(({ steps }) => steps?.length === 1).map(({ steps }) => steps?.[0]?.price)
  expect(new Set(ladders)).toEqual(new Set([99]))
  const { docs } = await payload.find({
    collection: 'campaigns',
    draft: true,
    where: { key: { equals: 'general-activity' } },
  })
  expect(docs[0]).toMatchObject({ coupons: [{ code: 'BF_PRO' }, { code: 'BF_LFT' }], sites: ['jp'] })
})

test('what joins a suite joins it beside what an editor put into it', async () => {
  const suite = `b.product_id = (select id from products where pid = 992001)`
  await db.query(`insert into bundles_rels ("order", parent_id, path, products_id)
    select 99, b.id, 'includes', (select id from products where pid = 992101) from bundles b where ${suite}`)
  const said = await migrateTo(
    changed('bundles', (row, key) =>
      key === '992001' ? { ...row, includes: [...row.includes.slice(1), 992100] } : row,
    ),
  )
  expect(said).toContain('bundles: create 0, change 1, keep 0')
  const { rows } = await db.query<{ pid: number }>(
    `select p.pid::int as pid from bundles_rels r join bundles b on b.id = r.parent_id
      join products p on p.id = r.products_id where ${suite} order by r."order"`,
  )
  const [gone, ...stay] = seedRows.bundles.rows.find(({ pid }) => pid === 992001)?.includes ?? []
  expect(rows.map(({ pid }) => pid)).toEqual([...stay, 992101, 992100])
  expect(gone).toBeDefined()
})

test('a draft that waits is still the newest version, with the editor’s change and the migration’s', async () => {
  const { docs } = await payload.find({ collection: 'coupons', where: { code: { equals: 'AIO_PRO' } } })
  const id = docs[0]?.id ?? ''
  await payload.update({ collection: 'coupons', id, data: { discount: 0.5, show_coupon: true }, draft: true })
  const said = await migrateTo(coupon('AIO_PRO', { discount: 0.55, allow_types: ['LFT', 'LFT_3'] }))
  expect(said).toContain('  change coupons AIO_PRO discount: 0.6 → 0.55')
  const draft = await payload.findByID({ collection: 'coupons', id, draft: true })
  expect(draft).toMatchObject({
    ...{ _status: 'draft', discount: 0.5, show_coupon: true },
    allow_types: ['LFT_3', 'LFT'],
  })
  const published = await payload.findByID({ collection: 'coupons', id })
  expect(published).toMatchObject({ _status: 'published', discount: 0.55, show_coupon: false })
  const { docs: versions } = await payload.findVersions({
    collection: 'coupons',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    sort: '-createdAt',
  })
  expect(versions[0]?.version).toMatchObject({ discount: 0.55, allow_types: ['LFT_3', 'LFT'] })
  await payload.update({ collection: 'coupons', id, data: { _status: 'published' } })
  expect(await payload.findByID({ collection: 'coupons', id })).toMatchObject({ discount: 0.5 })
})

test('a coupon that the seed no longer has is switched off, and stays for the orders that name it', async () => {
  const said = await migrateTo(changed('coupons', (row, key) => (key === 'CANCEL2' ? undefined : row)))
  expect(said).toContain('  change coupons CANCEL2 enabled: true → false')
  expect(await one(`select enabled from coupons where code = 'CANCEL2'`)).toEqual({ enabled: false })
})

test('a line of the subscriber price list goes', async () => {
  await migrateTo(changed('subscriber-prices', (row, key) => (key === 'video_l1-monthly' ? undefined : row)))
  const text = `select count(*)::int as count from subscriber_prices where family = 'video_l1' and source = 'monthly'`
  expect(await one(text)).toEqual({ count: 0 })
})

test('a new product comes with its plans and words, published', async () => {
  const [product] = seedRows.products.rows
  const [lifetime] = seedRows.plans.rows.filter(({ type }) => type === 'LFT')
  if (!product || !lifetime) throw new Error('the seed has no product')
  const added = { ...product, pid: 20001, route: 'new_downloader', url: '/new-downloader' }
  const said = await migrateTo({
    products: { ...seedRows.products, rows: [...seedRows.products.rows, added] },
    plans: {
      ...seedRows.plans,
      rows: [...seedRows.plans.rows, { ...lifetime, pid: 20001, pay_key: '20001-LFT' }],
    },
  })
  expect(said).toContain('products: create 1, change 0, keep 0')
  const { docs } = await payload.find({ collection: 'plans', where: { pay_key: { equals: '20001-LFT' } } })
  expect(docs[0]).toMatchObject({ product: { pid: 20001, name: product.name.en }, enable: true })
})

test('a row whose place an editor took, and one that names what is not there, are left alone and named', async () => {
  const [plan] = seedRows.plans.rows
  const said = await migrateTo({
    plans: {
      ...seedRows.plans,
      rows: [
        ...seedRows.plans.rows,
        { ...plan, pay_key: 'another-key' },
        { ...plan, pay_key: 'nobody', pid: 30001 },
      ],
    },
  })
  expect(said).toEqual([
    'plans: create 0, change 0, keep 0, leave alone 2',
    '  left alone: plans another-key: another row stands in its place',
    '  left alone: plans nobody: names products 30001, which does not exist',
  ])
})

test('the settings are changed as every row is', async () => {
  const [settings] = seedRows['pricing-settings'].rows
  const [euro, ...others] = settings?.currencies ?? []
  await migrateTo({
    'pricing-settings': {
      ...seedRows['pricing-settings'],
      rows: [{ ...settings, currencies: [{ ...euro, rate: 0.95 }, ...others] }],
    },
  })
  const global = await payload.findGlobal({ slug: 'pricing-settings' })
  expect(global.currencies).toMatchObject([{ currency: 'EUR', rate: 0.95 }, {}, {}])
  expect(global.stacking).toBe('best_then_num')
  const { docs } = await payload.findGlobalVersions({ slug: 'pricing-settings', sort: 'createdAt' })
  expect(docs.map(({ version }) => version.currencies[0]?.rate)).toEqual([0.92, 0.95])
})
