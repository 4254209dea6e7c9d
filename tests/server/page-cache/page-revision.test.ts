import { spawn } from 'node:child_process'
import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { noticesOn } from '@tests/support/notices'
import { silentNetworkTo } from '@tests/support/silent-network'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
const network = await silentNetworkTo(db.url)
process.env.DATABASE_URL = network.url
const payload = await openCms()
const live = await listeningBook()
afterAll(() => network.close())

const idOf = async (table: string): Promise<string> => {
  const { rows } = await db.query<{ id: string }>(`select id from ${table} order by created_at limit 1`)
  return rows[0]?.id ?? ''
}

/** That something happens to the number that stored pages were made at, soon after `change`. */
async function raises(change: () => Promise<unknown>): Promise<void> {
  const before = live.pageRevision()
  await change()
  await soon(() => expect(live.pageRevision()).toBeGreaterThan(before))
}

/**
 * How many changes of content are announced by `work`; announcements come in the order of their commits. None is under
 * way any more after it.
 */
async function noticesOf(work: () => Promise<unknown>): Promise<number> {
  const before = live.pageRevision()
  const told = await noticesOn('content', db, work)
  const withItsEnd = told + 1
  await soon(() => expect(live.pageRevision()).toBeGreaterThanOrEqual(before + withItsEnd))
  return told
}

const EDITS: [string, () => Promise<unknown>][] = [
  [
    'article',
    async () =>
      payload.update({
        collection: 'articles',
        id: await idOf('articles'),
        data: { summary: 'Another', _status: 'published' },
      }),
  ],
  [
    'author',
    async () =>
      payload.update({ collection: 'authors', id: await idOf('authors'), data: { name: 'Another' } }),
  ],
  [
    'review',
    async () =>
      payload.update({
        collection: 'reviews',
        id: await idOf('reviews'),
        data: { summary: 'Another', _status: 'published' },
      }),
  ],
  [
    'guide',
    async () =>
      payload.update({
        collection: 'guides',
        id: await idOf('guides'),
        data: { title: 'Another', _status: 'published' },
      }),
  ],
  [
    'category',
    async () =>
      payload.update({ collection: 'categories', id: await idOf('categories'), data: { title: 'Another' } }),
  ],
  [
    'product page',
    async () =>
      payload.update({
        collection: 'product-copy',
        id: await idOf('product_copy'),
        data: { _status: 'published' },
      }),
  ],
  [
    'product',
    async () =>
      payload.update({ collection: 'products', id: await idOf('products'), data: { name: 'Another' } }),
  ],
  [
    'question',
    async () => payload.update({ collection: 'faq', id: await idOf('faq'), data: { question: 'Another?' } }),
  ],
]

test.each(EDITS)('an edited %s raises the revision of pages', async (_, edit) => {
  await raises(edit)
})

test('a comment changes pages when it is let pass and when it is taken back, not when somebody writes it', async () => {
  const article = await idOf('articles')
  let id = ''
  const written = await noticesOf(async () => {
    const data = { article, locale: 'en', name: 'A reader', text: 'Well said', state: 'waiting' } as const
    id = (await payload.create({ collection: 'comments', data })).id
  })
  const moderate = (state: 'shown' | 'hidden') => () =>
    payload.update({ collection: 'comments', id, data: { state } })
  expect([written, await noticesOf(moderate('shown')), await noticesOf(moderate('hidden'))]).toEqual([
    0, 1, 1,
  ])
})

test('so does a customer’s review, and one that its writer removes', async () => {
  const insert = `insert into customer_reviews (route, stars, text, locale, written_at) values ('video_ai', 5, 'Well made', 'en', now())`
  const states = ['shown', 'waiting', 'refused', 'shown'].map(
    state => `update customer_reviews set state = '${state}'`,
  )
  const told: number[] = []
  for (const text of [insert, ...states, 'delete from customer_reviews'])
    told.push(await noticesOf(() => db.query(text)))
  expect(told).toEqual([0, 1, 1, 0, 1, 1])
})

test('a draft changes no page', async () => {
  const id = await idOf('articles')
  const draft = () =>
    payload.update({ collection: 'articles', id, draft: true, data: { summary: 'Not yet' } })
  expect(await noticesOf(draft)).toBe(0)
})

test('a price that was changed is in the rule book before stored pages are told', async () => {
  await raises(() => db.query(`update plans set price = 77 where pay_key = '10337-LFT'`))
  const { book } = await live.ruleBook()
  const { planList } = await import('@/pricing')
  const list = planList(book, {
    at: Date.now(),
    site: 'com',
    locale: 'en',
    country: 'us',
    os: 'win',
    coupon: null,
    payer: 'sandbox',
    owned: [],
    route: 'netflix_downloader',
  })
  expect(JSON.stringify(list)).toContain('7700')
})

test('on a lost connection nothing is known until everything was loaded again, and what was missed counts as a change', async () => {
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop changes' and datname = current_database()`,
  )
  await soon(() => expect(live.isCaughtUp()).toBe(false))
  const before = live.pageRevision()
  await db.query('update authors set key = key')
  await soon(() => expect(live.isCaughtUp()).toBe(true))
  expect(live.pageRevision()).toBeGreaterThan(before)
  const { rows } = await db.query(
    `select 1 from pg_stat_activity where application_name = 'shop changes' and datname = current_database()`,
  )
  expect(rows).toHaveLength(1)
})

test('a connection that falls silent, which reports nothing, is noticed', async () => {
  network.isSilent = true
  await soon(() => expect(live.isCaughtUp()).toBe(false))
  network.isSilent = false
  await soon(() => expect(live.isCaughtUp()).toBe(true))
})

test('two processes hear of the same change', async () => {
  const other = spawn(process.execPath, ['--import', 'tsx', 'tests/support/revision-process.ts'], {
    env: { ...process.env, DATABASE_URL: db.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const said: string[] = []
    other.stdout?.on('data', chunk => said.push(...String(chunk).trim().split('\n')))
    await soon(() => expect(said).toContain('ready'))
    const heard = said.length
    await raises(() => db.query('update authors set key = key'))
    await soon(() => expect(said.length).toBeGreaterThan(heard))
  } finally {
    other.kill()
  }
})
