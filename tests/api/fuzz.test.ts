import { type Outcome, openFuzzShop, type Target } from '@tests/support/fuzz/shop'
import { expect, test } from 'vitest'

// 20 tries of every call; `npm run test:wide` makes 500, `npm run fuzz` 10,000, and says how long they take.
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** A part of the name of the calls to try; all, if not set. */
const ONLY = process.env.FUZZ_ONLY ?? ''

const shop = await openFuzzShop()

const nameOf = ({ base, row: { path, action }, method }: Target) =>
  `${method} /${base}/${path}${action === undefined ? '' : ` ${action}`}`

const line = (name: string, { statuses, p50, p99 }: Outcome) =>
  [
    name.padEnd(58),
    `p50 ${p50.toFixed(1).padStart(6)} ms`,
    `p99 ${p99.toFixed(1).padStart(6)} ms`,
    Object.entries(statuses)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', '),
  ].join('  ')

test('whatever is sent to any call, none fails and none lets anything of its inside out', async () => {
  const outcomes: [string, Outcome][] = []
  for (const target of shop.targets.filter(each => nameOf(each).includes(ONLY))) {
    const outcome = await shop.fuzz(target, RUNS, SEED)
    outcomes.push([nameOf(target), outcome])
    if (process.env.FUZZ_RUNS) console.log(line(nameOf(target), outcome))
  }
  expect(outcomes.length).toBeGreaterThan(0)
  const wrong = outcomes.flatMap(([name, outcome]) =>
    outcome.wrong.slice(0, 3).map(each => `${name}: ${each}`),
  )
  expect(wrong).toEqual([])
}, 3_600_000)
