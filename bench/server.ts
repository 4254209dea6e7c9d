import { exitWith } from '../scripts/shop/exit-with'
import { apart } from './apart'
import type { FreshDatabase } from './fresh-database'
import { withFreshDatabase } from './fresh-database'
import { median, report } from './report'

// `npm run bench:server`: work of the server that a person waits for, each against what is the least for it, in turn in
// one run. A ratio is the same on a quick machine and on a slow one.

const ROUNDS = 20

/**
 * `most`: how many times as long as the baseline the work may take. About twice what was measured when it was first run, on
 * a busy machine; of the hostile text a third of what it would be if its time grew with the square of its length.
 */
type Comparison = {
  what: string
  work: Work
  baseline: Work
  against: string
  most: number
  end?: () => Promise<void>
}
type Work = () => Promise<unknown> | unknown

async function main(): Promise<number> {
  const lines = await withFreshDatabase(async db => {
    const found: { line: string; holds: boolean }[] = []
    for (const comparison of await comparisons(db)) found.push(await compare(comparison))
    const { closeDatabase } = await import('../src/server/runtime/database')
    const { stopListening } = await import('../src/server/rule-book/live')
    await stopListening()
    await closeDatabase()
    return found
  })
  report('server', [`${ROUNDS} rounds each, in turn with their baseline`, ...lines.map(({ line }) => line)])
  return lines.every(({ holds }) => holds) ? 0 : 1
}

async function compare({ what, work, baseline, against, most, end }: Comparison) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timeOf(baseline))
    times[1].push(await timeOf(work))
  }
  await end?.()
  const [least, own] = times.map(median) as [number, number]
  const ratio = own / least
  const line = `${what}: ${ratio.toFixed(2)} times ${against} (goal: under ${most}); median ${own.toFixed(2)} ms against ${least.toFixed(2)} ms`
  return { line, holds: ratio < most }
}

async function timeOf(work: Work): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function comparisons(db: FreshDatabase): Promise<Comparison[]> {
  return [await ruleBookLoad(), await searches(db), await missingTexts(db), await changes(db), validation()]
}

async function ruleBookLoad(): Promise<Comparison> {
  const [{ database }, { loadSnapshot }] = await Promise.all([
    import('../src/server/runtime/database'),
    import('../src/server/rule-book/load'),
  ])
  let statement: { text: string; values?: unknown[] } = { text: 'select 1' }
  await loadSnapshot({
    query: (text, values) => {
      statement = { text, values }
      return database.query(text, values)
    },
  })
  return {
    what: 'load of the seeded rule book',
    against: 'its statement alone',
    most: 3,
    work: () => loadSnapshot(database),
    baseline: () => database.query(statement.text, statement.values),
  }
}

async function searches(db: FreshDatabase): Promise<Comparison> {
  const [{ search }, { guestVisit }] = await Promise.all([
    import('../src/server/search/search'),
    import('../src/site/visit').then(({ visitOf }) => ({ guestVisit: visitOf })),
  ])
  const visit = guestVisit({
    at: Date.now(),
    site: 'com',
    locale: 'en',
    origin: '',
    path: '/',
    loggedIn: false,
  })
  const asked = ['netflx', 'video downloader', 'how to save films for a flight', '字幕を保存']
  let round = 0
  return {
    what: 'a search',
    against: 'reading and folding what it looks through',
    most: 60,
    work: () => search(visit, asked[round++ % asked.length]),
    baseline: () =>
      db.query(`select normalize(lower(normalize(concat_ws(' ', title, summary), NFKD)), NFKC)
        from articles join articles_translations on _parent_id = articles.id
        where _locale = 'en' and _status = 'published' order by 1`),
  }
}

async function missingTexts(db: FreshDatabase): Promise<Comparison> {
  const [{ translationMatrix }, { TRANSLATED }] = await Promise.all([
    import('../src/server/content/translation-matrix'),
    import('../src/collections/admin/translations/translated'),
  ])
  const page = { offset: 0, limit: 50, at: Date.now() }
  await db.query(`delete from product_copy_translations where _locale in ('de', 'ja', 'zh')`)
  await db.query(`delete from product_copy_features where _locale in ('de', 'ja', 'zh')`)
  return {
    what: 'the states of all translations, half of the catalogue missing',
    against: 'those of the product pages alone',
    most: 4,
    work: () => translationMatrix(TRANSLATED, {}, page),
    baseline: () => translationMatrix(TRANSLATED, { kind: 'product-copy' }, page),
  }
}

/** From the commit of a change to the number that stored pages are made at, against any connection that hears of it. */
async function changes(db: FreshDatabase): Promise<Comparison> {
  const { default: pg } = await import('pg')
  const live = await import('../src/server/rule-book/live')
  await live.ruleBook()
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  await client.query('listen content')
  const change = () => db.query('update authors set key = key')
  return {
    what: 'a published change in a process',
    against: 'the notice of it on a connection of its own',
    most: 2,
    work: async () => {
      const before = live.pageRevision()
      await change()
      while (live.pageRevision() === before || !live.isCaughtUp())
        await new Promise(resolve => setImmediate(resolve))
    },
    baseline: async () => {
      const heard = new Promise(resolve => client.once('notification', resolve))
      await change()
      await heard
    },
    end: () => client.end(),
  }
}

/** What is typed into a form is judged in a time that grows with its length, and no faster. */
function validation(): Comparison {
  const typed = (length: number) => [`${'a.'.repeat(length)}@${'a.'.repeat(length)}`, 'a'.repeat(length)]
  const [short, long] = [typed(5_000), typed(50_000)]
  const judge = async (texts: string[]) => {
    const { validateField } = await import('../src/site/validation')
    for (const type of ['email', 'password', 'password_v2', 'message', 'username'] as const)
      for (const text of texts) for (let time = 0; time < 20; time += 1) validateField(type, text)
  }
  return {
    what: 'a hostile text of 100,000 characters in a form',
    against: 'one of 10,000',
    most: 30,
    work: () => judge(long),
    baseline: () => judge(short),
  }
}

exitWith(apart(import.meta.url, main))
