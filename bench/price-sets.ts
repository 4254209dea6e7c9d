import { exitWith } from '../scripts/shop/exit-with'
import { onDatabase } from '../tests/support/shop-copy'
import { apart } from './apart'
import { type FreshDatabase, withFreshDatabase } from './fresh-database'
import { quantile, report } from './report'

// `npm run bench:price-sets`: how long it takes to publish a price set of all singles and to take it back, in turn with a plain
// UPDATE of the same plans, in a transaction of its own, with the triggers of the table.

const ROUNDS = Number(process.env.ROUNDS ?? 12)
/** What a save may take at the median. */
const GOAL_MS = 500

const BASELINE = `update plans set price = price, updated_at = now()
  where id in (select plan_id from price_set_rows where set_id = $1)`

async function main(): Promise<number> {
  const { lines, holds } = await withFreshDatabase(async db => {
    const found = await measured(db)
    const { closeDatabase } = await import('../src/server/runtime/database')
    const { stopListening } = await import('../src/server/rule-book/live')
    await stopListening()
    await closeDatabase()
    return found
  })
  report('price-sets', lines)
  return holds ? 0 : 1
}

async function measured(db: FreshDatabase) {
  const [{ publishNow }, { saveDraft }, { takeBack }] = await Promise.all([
    import('../src/server/price-sets/actions'),
    import('../src/server/price-sets/draft'),
    import('../src/server/price-sets/take-back'),
  ])
  const times = new Map<string, number[]>(STEPS.map(name => [name, []]))
  const by = 'bench@staff.test'
  let plans = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const who = () => ({ by, at: Date.now() })
    const made = await timed(times, 'save as a draft', () => saveDraft(TYPED, who()))
    if (!made.ok) throw new Error(made.sentence)
    await onDatabase(db.url, client =>
      timed(times, 'plain update', async () => {
        plans = (await client.query(BASELINE, [made.id])).rowCount ?? 0
      }),
    )
    for (const step of [
      () => timed(times, 'publish', () => publishNow(made.id, { ...who(), isConfirmed: false })),
      () => timed(times, 'take back', () => takeBack(made.id, who())),
    ]) {
      const outcome = await step()
      if (!outcome.ok) throw new Error(outcome.sentence)
    }
  }
  const least = quantile(times.get('plain update') ?? [], 0.5)
  return {
    lines: [`${plans} plans of singles, ${ROUNDS} rounds`, ...[...times].map(each => lineOf(each, least))],
    holds: [...times.values()].every(each => quantile(each, 0.5) <= GOAL_MS),
  }
}

const STEPS = ['plain update', 'save as a draft', 'publish', 'take back'] as const
type Step = (typeof STEPS)[number]

/** What a marketer types: all singles 5 % up. */
const TYPED = {
  ...{ name: 'Bench', prod_type: 'single', line: '', tier: '', family: '', region: '', product: '' },
  ...{ kind: 'percent', direction: 'up', by: '5', ending: 'none', amounts: 'both' },
}

async function timed<T>(times: Map<string, number[]>, step: Step, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await work()
  times.get(step)?.push(performance.now() - start)
  return answer
}

function lineOf([name, times]: [string, readonly number[]], least: number): string {
  const [middle, most] = [quantile(times, 0.5), quantile(times, 0.95)]
  const figures = `p50 ${Math.round(middle)} ms, p95 ${Math.round(most)} ms`
  return name === 'plain update'
    ? `a plain update of these plans: ${figures}`
    : `${name}: ${figures}, ${(middle / least).toFixed(1)} times the update (goal: ${GOAL_MS} ms at most)`
}

exitWith(apart(import.meta.url, main))
