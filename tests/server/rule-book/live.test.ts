import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../support/database'
import { listeningBook } from '../../support/listening'
import { soon } from '../../support/soon'
import { statementsOf } from '../../support/statements'

const db = await freshDatabase()
const live = await listeningBook()
const pricing = await import('@/pricing')

const netflix = {
  at: '2026-11-20T00:00:00Z',
  site: 'com',
  locale: 'en',
  country: 'us',
  os: 'win',
  target: { route: 'netflix_downloader', plan: 'LFT' },
  coupon: null,
  payer: 'sandbox',
  owned: [],
}

async function priceOf(input: object): Promise<unknown> {
  const { book } = await live.ruleBook()
  const [result] = pricing.quoteAll(book, [input])
  return result && 'price' in result ? result.price : result
}

/** One owned single: the first step of the video ladder. */
const suiteForOwner = {
  ...netflix,
  target: { route: 'all_in_one_video_suite', plan: 'LFT' },
  owned: [{ pid: 10337, plan: 'LFT', expires: null }],
}

test('the seeded rule book loads whole, by one statement', async () => {
  const { database } = await import('@/server/runtime/database')
  const { loadSnapshot } = await import('@/server/rule-book/load')
  const statements = await statementsOf(async () => {
    const { problems, book } = await loadSnapshot(database)
    expect(problems).toEqual([])
    expect(book.routes.length).toBeGreaterThan(90)
  })
  expect(statements).toHaveLength(1)
})

test('a price changed by SQL shows in the next quotes', async () => {
  expect(await priceOf(netflix)).toBe(12990)
  await db.query(`update plans set price = 99.5 where pay_key = '10337-LFT'`)
  await soon(async () => expect(await priceOf(netflix)).toBe(9950))
})

test('who looks at what was just saved sees it at once', async () => {
  const { caughtUpRuleBook } = await import('@/server/rule-book/live')
  for (let cents = 1; cents <= 20; cents += 1) {
    await db.query(`update plans set price = $1 where pay_key = '10337-LFT'`, [99 + cents / 100])
    const { book } = await caughtUpRuleBook()
    const [result] = pricing.quoteAll(book, [netflix])
    expect(result).toMatchObject({ price: 9900 + cents })
  }
  await db.query(`update plans set price = 99.5 where pay_key = '10337-LFT'`)
  await soon(async () => expect(await priceOf(netflix)).toBe(9950))
})

test('a ladder step changed by SQL shows in the next quotes', async () => {
  expect(await priceOf(suiteForOwner)).toBe(18990)
  await db.query(
    `update offer_rules_steps s set price = 180 from offer_rules r where r.id = s._parent_id and r.off_type = '8' and s."from" = 1`,
  )
  await soon(async () => expect(await priceOf(suiteForOwner)).toBe(18000))
})

test('a bad row is left out and named, and everything else is sold on', async () => {
  await db.query(`update products set route = 'Not a route' where pid = 10341`)
  await soon(async () => expect((await live.ruleBook()).problems.length).toBeGreaterThan(0))
  const { problems } = await live.ruleBook()
  expect(problems[0]).toMatchObject({ collection: 'products', reason: expect.stringContaining('route') })
  expect(await priceOf(netflix)).toBe(9950)
})

test('a change that happens while the connection is lost is there after the reconnect', async () => {
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop changes' and datname = current_database()`,
  )
  await soon(() => expect(live.isListening()).toBe(false))
  await db.query(`update plans set price = 88 where pay_key = '10337-LFT'`)
  await soon(async () => expect(await priceOf(netflix)).toBe(8800))
  expect(live.isListening()).toBe(true)
})

test('told to stop, it ends its connection in good order, says nothing of it and opens no other', async () => {
  const { log } = await import('@/server/runtime/log/log')
  const warned = vi.spyOn(log, 'warn')
  await live.stopListening()
  expect(live.isListening()).toBe(false)
  const listeners = `select count(*)::int as count from pg_stat_activity where application_name = 'shop changes' and datname = current_database()`
  await soon(async () => expect((await db.query(listeners)).rows).toEqual([{ count: 0 }]))
  expect(warned).not.toHaveBeenCalled()
})
