import { applySeed } from '@seed/apply'
import { seedRows } from '@seed/index'
import { describePlan } from '@seed/plan-text'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'

const db = await freshDatabase()
const payload = await openCms()

const plans = (price: number) => ({
  ...seedRows,
  plans: {
    ...seedRows.plans,
    rows: seedRows.plans.rows.map(row => (row.pay_key === '10337-LFT' ? { ...row, price } : row)),
  },
})

const priceOf = async (payKey: string) => {
  const { rows } = await db.query<{ price: number }>('select price::float from plans where pay_key = $1', [
    payKey,
  ])
  return rows[0]?.price
}

const changed = (lines: string[]) =>
  lines.filter(line => !/^[a-z-]+: create 0, change 0, keep \d+$/.test(line))

test('a seed that was applied already changes nothing, and says so', async () => {
  const lines = describePlan(await applySeed(payload))
  expect(changed(lines)).toEqual([])
  expect(lines).toContain('products: create 0, change 0, keep 182')
})

test('the whole catalogue is there, in seven languages', async () => {
  const { rows } = await db.query(
    `select count(*)::int as products, (select count(*)::int from products_translations) as names from products`,
  )
  expect(rows).toEqual([{ products: 182, names: 182 * 7 }])
})

test('a new price of the seed is applied where no editor touched it', async () => {
  const lines = describePlan(await applySeed(payload, { tables: plans(128) }))
  expect(changed(lines)).toContain('  change plans 10337-LFT price: 129.9 → 128')
  expect(await priceOf('10337-LFT')).toBe(128)
})

test('a price that an editor changed stays, is named, and is overwritten only by force', async () => {
  await db.query(`update plans set price = 111 where pay_key = '10337-LFT'`)
  const kept = describePlan(await applySeed(payload, { tables: plans(120) }))
  expect(kept).toContain('  edited, stays: plans 10337-LFT price: theirs 111, ours 120')
  expect(await priceOf('10337-LFT')).toBe(111)
  await applySeed(payload, { tables: plans(120), force: ['price'] })
  expect(await priceOf('10337-LFT')).toBe(120)
})

test('an edited German name does not hold back the other languages', async () => {
  await db.query(
    `update products_translations set name = 'Mein Name' where _locale = 'de' and _parent_id = (select id from products where pid = 10337)`,
  )
  const tables = {
    ...seedRows,
    products: {
      ...seedRows.products,
      rows: seedRows.products.rows.map(row =>
        row.pid === 10337 ? { ...row, name: { ...row.name, de: 'Neu', fr: 'Nouveau' } } : row,
      ),
    },
  }
  await applySeed(payload, { tables })
  const { rows } = await db.query(
    `select _locale, name from products_translations where _parent_id = (select id from products where pid = 10337) and _locale in ('de', 'fr', 'it') order by 1`,
  )
  expect(rows).toEqual(
    [
      { _locale: 'de', name: 'Mein Name' },
      { _locale: 'it', name: expect.stringContaining('Netflix') },
      { _locale: 'fr', name: 'Nouveau' },
    ].sort((a, b) => LOCALE_ORDER.indexOf(a._locale) - LOCALE_ORDER.indexOf(b._locale)),
  )
})

test('a single text of a row can change, its other texts stay', async () => {
  const [row] = seedRows.faq.rows
  if (!row) throw new Error('the seed has no question')
  const tables = {
    ...seedRows,
    faq: { ...seedRows.faq, rows: [{ ...row, answer: { ...row.answer, en: 'Another answer.' } }] },
  }
  await applySeed(payload, { tables })
  const { rows } = await db.query(
    `select t.question, t.answer from faq f join faq_translations t on t._parent_id = f.id where f.key = $1 and t._locale = 'en'`,
    [row.key],
  )
  expect(rows).toEqual([{ question: row.question.en, answer: 'Another answer.' }])
})

const LOCALE_ORDER = ['en', 'ja', 'de', 'es', 'it', 'fr', 'zh']

test('a wrong row stops everything with file, row, field and reason, and nothing is written', async () => {
  const before = await db.query('select count(*)::int as count from products')
  const wrong = {
    ...seedRows,
    products: {
      ...seedRows.products,
      rows: seedRows.products.rows.map(row => (row.pid === 10331 ? { ...row, sort_order: 999 } : row)),
    },
    coupons: {
      ...seedRows.coupons,
      rows: seedRows.coupons.rows.map(row => (row.code === 'BF_LFT' ? { ...row, discount: -1 } : row)),
    },
  }
  await expect(applySeed(payload, { tables: wrong })).rejects.toThrow(
    /seed\/rows\/coupons\.ts, row BF_LFT, discount: must not be negative/,
  )
  const after = await db.query('select count(*)::int as count from products where sort_order <> 999')
  expect(after.rows).toEqual(before.rows)
})

test('a failure half way leaves nothing behind', async () => {
  await db.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before update on coupons for each row execute function refuse()`)
  const tables = {
    ...plans(101),
    coupons: {
      ...seedRows.coupons,
      rows: seedRows.coupons.rows.map(row => (row.code === 'BF_LFT' ? { ...row, discount: 0.5 } : row)),
    },
  }
  const before = await priceOf('10337-LFT')
  await expect(applySeed(payload, { tables, force: ['price'] })).rejects.toThrow()
  expect(await priceOf('10337-LFT')).toBe(before)
  await db.query('drop function refuse cascade')
})

test('a dry run says what it would do, and does nothing', async () => {
  const before = await priceOf('10337-LFT')
  const wanted = Number(before) + 1
  const lines = changed(
    describePlan(await applySeed(payload, { tables: plans(wanted), force: ['price'], isDry: true })),
  )
  expect(lines.join('\n')).toContain('10337-LFT')
  expect(await priceOf('10337-LFT')).toBe(before)
})
