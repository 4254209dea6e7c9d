import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readChange } from '@seed/catalogue/files'
import { seedRows } from '@seed/index'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCatalogueMigration } from '../../../scripts/shop/catalogue-migration'

const AT = new Date('2999-01-02T03:04:05.678Z')
const cheaper = {
  ...seedRows,
  plans: {
    ...seedRows.plans,
    rows: seedRows.plans.rows.map(row => (row.pay_key === '10337-LFT' ? { ...row, price: 119.9 } : row)),
  },
}
let migrations = ''

beforeEach(() => {
  migrations = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  cpSync('migrations', migrations, { recursive: true })
})
afterEach(() => rmSync(migrations, { recursive: true }))

test('a change of the rows is written as the next migration: its data, its file and its place in the index', () => {
  const said = writeCatalogueMigration({ name: 'cheaper for life', at: AT, tables: cheaper, migrations })
  expect(said).toContain('read migrations/catalogue/29990102_030405_cheaper_for_life.json')
  const { plans } = readChange('29990102_030405_cheaper_for_life', migrations)
  expect(plans?.changed).toEqual({ '10337-LFT': { price: { from: 129.9, to: 119.9 } } })
  const file = readFileSync(path.join(migrations, '29990102_030405_cheaper_for_life.ts'), 'utf8')
  expect(file).toContain("export const { up, down } = catalogueMigration('29990102_030405_cheaper_for_life')")
  const index = readFileSync(path.join(migrations, 'index.ts'), 'utf8')
  expect(index).toContain("name: '29990102_030405_cheaper_for_life'")
})

test('written once, there is nothing more to write', () => {
  writeCatalogueMigration({ name: 'cheaper', at: AT, tables: cheaper, migrations })
  const files = readdirSync(migrations)
  expect(writeCatalogueMigration({ name: 'again', at: AT, tables: cheaper, migrations })).toMatch(/^Nothing/)
  expect(readdirSync(migrations)).toEqual(files)
})

test('a wrong row is refused with file, row and field, and nothing is written', () => {
  const files = readdirSync(migrations)
  const rows = seedRows.coupons.rows.map(row => (row.code === 'BF_LFT' ? { ...row, discount: -1 } : row))
  const tables = { ...seedRows, coupons: { ...seedRows.coupons, rows } }
  expect(() => writeCatalogueMigration({ name: 'wrong', at: AT, tables, migrations })).toThrow(
    /seed\/rows\/coupons\.ts, row BF_LFT, discount: must not be negative/,
  )
  expect(readdirSync(migrations)).toEqual(files)
})

test('a migration comes after all others, also after those whose times lie ahead', () => {
  const last = '29990102_030405_of_another_clock.ts'
  writeFileSync(path.join(migrations, last), readFileSync(path.join(migrations, 'index.ts')))
  const at = new Date('2026-01-01T00:00:00Z')
  const said = writeCatalogueMigration({ name: 'cheaper', at, tables: cheaper, migrations })
  expect(said).toContain('29990102_030406_cheaper.ts')
})
