import { applySeed } from '@seed/apply'
import { seedRows } from '@seed/index'
import { describePlan } from '@seed/plan-text'
import { productPages } from '@seed/rows/product-pages'
import { whileSaving } from '@tests/support/while-saving'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'

const db = await freshDatabase()
const payload = await openCms()

const FROM = '/dtv-downloader'

const leading = (to: string, from = FROM) => ({
  ...seedRows,
  redirects: {
    ...seedRows.redirects,
    rows: seedRows.redirects.rows.map(row => (row.from === from ? { ...row, to } : row)),
  },
})

const targetOf = async (from: string) => {
  const { rows } = await db.query<{ to: string }>('select "to" from redirects where "from" = $1', [from])
  return rows[0]?.to
}

const changed = (lines: string[]) =>
  lines.filter(line => !/^[a-z-]+: create 0, change 0, keep \d+$/.test(line))

test('a seed that was applied already changes nothing, and says so', async () => {
  const lines = describePlan(await applySeed(payload))
  expect(changed(lines)).toEqual([])
  expect(lines).toContain(`product-copy: create 0, change 0, keep ${productPages.length}`)
  expect(lines.filter(line => /^(products|plans|coupons|pricing-settings):/.test(line))).toEqual([])
})

test('a new value of the seed is applied where no editor touched it', async () => {
  const lines = describePlan(await applySeed(payload, { tables: leading('/hulu-downloader') }))
  expect(changed(lines)).toContain(`  change redirects ${FROM} to: "/lemino-downloader" → "/hulu-downloader"`)
  expect(await targetOf(FROM)).toBe('/hulu-downloader')
})

test('what an editor changed stays, is named, and is overwritten only by force', async () => {
  await db.query(`update redirects set "to" = '/contact' where "from" = $1`, [FROM])
  const tables = leading('/netflix-downloader')
  const kept = describePlan(await applySeed(payload, { tables }))
  expect(kept).toContain(
    `  edited, stays: redirects ${FROM} to: theirs "/contact", ours "/netflix-downloader"`,
  )
  expect(await targetOf(FROM)).toBe('/contact')
  await applySeed(payload, { tables, force: ['to'] })
  expect(await targetOf(FROM)).toBe('/netflix-downloader')
})

test('what an editor is saving at this moment stays too', async () => {
  const tables = leading('/saved-at-once', '/tubi-downloader')
  const edit = `update redirects set "to" = '/about' where "from" = '/tubi-downloader'`
  const applied = await whileSaving(db, edit, () => applySeed(payload, { tables }))
  expect(describePlan(applied)).toContain(
    '  edited, stays: redirects /tubi-downloader to: theirs "/about", ours "/saved-at-once"',
  )
  expect(await targetOf('/tubi-downloader')).toBe('/about')
})

test('an edited German headline does not hold back the other languages', async () => {
  const [page] = seedRows['product-copy'].rows
  if (!page) throw new Error('the seed has no page')
  const of = `_parent_id = (select id from product_copy where route = '${page.route}')`
  await db.query(`update product_copy_translations set headline = 'Meine' where _locale = 'de' and ${of}`)
  const headline = { ...page.headline, de: 'Neu', fr: 'Nouveau' }
  const rows = [{ ...page, headline }, ...seedRows['product-copy'].rows.slice(1)]
  await applySeed(payload, {
    tables: { ...seedRows, 'product-copy': { ...seedRows['product-copy'], rows } },
  })
  const { rows: stored } = await db.query(
    `select jsonb_object_agg(_locale, headline) as headlines from product_copy_translations where ${of}`,
  )
  expect(stored[0]?.headlines).toMatchObject({ de: 'Meine', fr: 'Nouveau', it: page.headline.it })
})

test('a draft that waits stays the newest version, with the editor’s change and the seed’s', async () => {
  const [first, page, ...rest] = seedRows['product-copy'].rows
  if (!first || !page) throw new Error('the seed has no page')
  const where = { route: { equals: page.route } }
  const { docs } = await payload.find({ collection: 'product-copy', where })
  const id = docs[0]?.id ?? ''
  const draft = { headline: 'Not out yet' }
  await payload.update({ collection: 'product-copy', id, data: draft, draft: true, locale: 'de' })
  const headline = { ...page.headline, de: 'Ours', fr: 'La nôtre' }
  const rows = [first, { ...page, headline, promise: { ...page.promise, de: 'Versprochen' } }, ...rest]
  await applySeed(payload, {
    tables: { ...seedRows, 'product-copy': { ...seedRows['product-copy'], rows } },
  })
  const seen = (isDraft: boolean, locale: 'de' | 'fr') =>
    payload.findByID({ collection: 'product-copy', id, draft: isDraft, locale })
  const drafts = await payload.find({ collection: 'product-copy', where, draft: true, locale: 'de' })
  expect(drafts.docs[0]).toMatchObject({ ...draft, _status: 'draft', promise: 'Versprochen' })
  expect(await seen(true, 'de')).toMatchObject({ ...draft, _status: 'draft', promise: 'Versprochen' })
  expect((await seen(true, 'fr')).headline).toBe('La nôtre')
  expect((await seen(true, 'de')).steps).toHaveLength(3)
  expect(await seen(false, 'de')).toMatchObject({ headline: 'Ours', _status: 'published' })
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

test('a wrong row stops everything with file, row, field and reason, and nothing is written', async () => {
  const before = await targetOf(FROM)
  const wrong = {
    ...leading('/nowhere'),
    coupons: {
      ...seedRows.coupons,
      rows: seedRows.coupons.rows.map(row => (row.code === 'BF_LFT' ? { ...row, discount: -1 } : row)),
    },
  }
  await expect(applySeed(payload, { tables: wrong, force: ['to'] })).rejects.toThrow(
    /seed\/rows\/coupons\.ts, row BF_LFT, discount: must not be negative/,
  )
  expect(await targetOf(FROM)).toBe(before)
})

test('a failure half way leaves nothing behind', async () => {
  await db.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger refuse before update on redirects for each row execute function refuse()`)
  const [row, ...rows] = seedRows.legal.rows
  if (!row) throw new Error('the seed has no legal text')
  const tables = {
    ...leading('/nowhere'),
    legal: { ...seedRows.legal, rows: [{ ...row, version: '999' }, ...rows] },
  }
  const version = `select version from legal where key = '${row.key}'`
  const { rows: before } = await db.query(version)
  await expect(applySeed(payload, { tables, force: ['to', 'version'] })).rejects.toThrow(/redirects/)
  expect((await db.query(version)).rows).toEqual(before)
  await db.query('drop function refuse cascade')
})

test('a dry run says what it would do, and does nothing', async () => {
  const before = await targetOf(FROM)
  const lines = describePlan(
    await applySeed(payload, { tables: leading('/dry'), force: ['to'], isDry: true }),
  )
  expect(lines).toContain(`  change redirects ${FROM} to: ${JSON.stringify(before)} → "/dry"`)
  expect(await targetOf(FROM)).toBe(before)
})
