import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { onDatabase } from '@tests/support/shop-copy'
import { soon } from '@tests/support/soon'
import { expect, test } from 'vitest'

const db = await freshDatabase()
// No statement is ended while a test holds it up.
Object.assign(process.env, { DATABASE_STATEMENT_MS: '0' })
const { pageBoundary } = await import('@/server/page-cache/boundary')
const { pageRevision } = await listeningBook()
// Nothing but what a test sets begins or ends in the years that it looks at.
await db.query(`update campaigns set start_time = '2019-01-01', end_time = '2019-01-02'`)
await db.query('update coupons set "from" = null, until = null')

const AT = Date.parse('2031-03-01T00:00:00Z')
const COM = { site: 'com', locale: 'en' } as const
const GERMAN = { site: 'com', locale: 'de' } as const

/** The next change of what a place shows, as soon as what was published has come to this process. */
async function expectNext(place: Parameters<typeof pageBoundary>[0], next: string, at = AT): Promise<void> {
  const found = async () => new Date(await pageBoundary(place, at)).toISOString()
  await soon(async () => expect(await found()).toBe(next))
}

test('a page outlives no year: its foot names it', async () => {
  await expectNext(COM, '2032-01-01T00:00:00.000Z')
})

test('a campaign ends pages as it begins and as it ends, on its own site and in its own language alone', async () => {
  await db.query(
    `update campaigns set start_time = '2031-05-01T00:00:00.250Z', end_time = '2031-06-01' where key = (select key from campaigns order by key limit 1)`,
  )
  const { rows } = await db.query<{ id: string }>('select id from campaigns order by key limit 1')
  await db.query('delete from campaigns_sites where parent_id = $1', [rows[0]?.id])
  await db.query('delete from campaigns_locales where parent_id = $1', [rows[0]?.id])
  await db.query(
    `insert into campaigns_locales ("order", parent_id, value) values (1, '${rows[0]?.id}', 'de')`,
  )
  await expectNext(GERMAN, '2031-05-01T00:00:00.250Z')
  await expectNext(GERMAN, '2031-05-01T00:00:00.250Z', Date.parse('2031-05-01T00:00:00.249Z'))
  await expectNext(GERMAN, '2031-06-01T00:00:00.000Z', Date.parse('2031-05-01T00:00:00.250Z'))
  await expectNext(COM, '2032-01-01T00:00:00.000Z')
})

test('a coupon that anybody can enter ends pages too', async () => {
  await db.query(`update coupons set until = '2031-04-20' where code = (select min(code) from coupons)`)
  await expectNext(COM, '2031-04-20T00:00:00.000Z')
})

test('the announcement ends pages as it appears and as it goes', async () => {
  await db.query('delete from announcement')
  await db.query(
    `insert into announcement (id, "from", until) values (gen_random_uuid(), '2031-04-01', '2031-04-02')`,
  )
  await db.query(
    `insert into announcement_translations (text, _locale, _parent_id) select 'Soon', 'en', id from announcement`,
  )
  await expectNext(COM, '2031-04-01T00:00:00.000Z')
  await expectNext(COM, '2031-04-02T00:00:00.000Z', Date.parse('2031-04-01'))
})

test('an article or a review that is due ends pages at its instant', async () => {
  await db.query(
    `update articles set published_at = '2031-03-10' where number = (select min(number) from articles)`,
  )
  await db.query(
    `update reviews set published_at = '2031-03-05' where number = (select min(number) from reviews)`,
  )
  await expectNext(COM, '2031-03-05T00:00:00.000Z')
  await expectNext(COM, '2031-03-10T00:00:00.000Z', Date.parse('2031-03-05'))
  await db.query(`update reviews set _status = 'draft'`)
  await expectNext(COM, '2031-03-10T00:00:00.000Z')
})

test('no page waits for articles that hang: it is asked again soon, and knows them once they are there', async () => {
  const next = async () => new Date(await pageBoundary(COM, AT)).toISOString()
  const waiting = async () => {
    const { rows } = await db.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows[0]?.waiting
  }
  await onDatabase(db.url, async other => {
    await other.query('begin; lock table articles in access exclusive mode')
    for (let change = 0; change < 3; change += 1) {
      const before = pageRevision()
      await db.query(`notify content, 'changed'`)
      await soon(() => expect(pageRevision()).toBeGreaterThan(before))
      expect(await next()).toBe('2031-03-01T00:00:10.000Z')
    }
    // The database has not given up meanwhile, and is asked once however much is published.
    expect(await waiting()).toBe(1)
    await other.query('rollback')
  })
  await expectNext(COM, '2031-03-10T00:00:00.000Z')
})

test('a reduction ends pages where the law counts it when its 30 days turn, and no others', async () => {
  const shown = (from: string, price: number) =>
    db.query(
      `insert into shown_prices (pid, plan, currency, price, shown_from) values (10337, 'LFT', 'EUR', $2, $1)`,
      [from, price],
    )
  const revision = pageRevision()
  await shown('2031-01-10T00:00:00Z', 15_000)
  await shown('2031-02-20T12:00:00Z', 9000)
  await soon(async () =>
    expect(pageRevision(), 'pages are made anew where one is noted').toBeGreaterThan(revision),
  )
  const at = Date.parse('2031-03-20T00:00:00Z')
  await expectNext(GERMAN, '2031-03-22T12:00:00.000Z', at)
  expect(await pageBoundary(COM, at)).toBeGreaterThan(Date.parse('2031-03-22T12:00:00Z'))
})
