import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../tests/support/ask'
import { signInStaff } from '../tests/support/staff-api'
import { announce, boundariesOf, runningBetween, type Window, windowsAfter } from '../tests/support/windows'
import { type Seen, STORED, visitAll } from './boundary-visitors'
import { quantile, report } from './report'
import { type Shops, withShops } from './shops'

// `npm run bench:boundary`: what two processes answer around the beginnings and ends of campaigns. An answer is held
// against every price that was right at an instant between its question and its arrival, by the clock of this machine.

const WINDOWS = Number(process.env.WINDOWS ?? 3)
const WANTED = 20_000
const AROUND_MS = 2_000
/** Time to publish the campaigns and to fill the caches. */
const AHEAD_MS = 12_000

type Tally = { boundary: number; answers: number; astride: number; wrong: string[]; waits: number[] }

async function main({ first, each }: Shops): Promise<boolean> {
  const windows = windowsAfter(Date.now() + AHEAD_MS, WINDOWS)
  await announce(await signInStaff(first), windows)
  const tallies: Tally[] = []
  for (const boundary of boundariesOf(windows)) {
    for (const shop of each) for (const asking of STORED) await ask(shop, asking)
    const tally: Tally = { boundary, answers: 0, astride: 0, wrong: [], waits: [] }
    await pause(Math.max(0, boundary - AROUND_MS - Date.now()))
    await visitAll(each, boundary + AROUND_MS, seen => judge(seen, windows, tally))
    tallies.push(tally)
  }
  return tell(tallies)
}

function judge({ path, status, began, ended, shown }: Seen, windows: readonly Window[], tally: Tally): void {
  const right = runningBetween(windows, began, ended)
  tally.answers += 1
  if (right.length > 1) {
    tally.astride += 1
    tally.waits.push(ended - began)
  }
  const isRight =
    status === 200 &&
    (shown.length === 0 ? right.includes(0) : shown.length === 1 && right.includes(shown[0] ?? 0))
  if (!isRight)
    tally.wrong.push(
      `${path} ${status} shows ${shown} ${began - tally.boundary} to ${ended - tally.boundary} ms`,
    )
}

function tell(tallies: readonly Tally[]): boolean {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0)
  const wrong = tallies.flatMap(tally => tally.wrong)
  const fewest = Math.min(...tallies.map(({ answers }) => answers))
  report('boundary', [
    `${tallies.length} boundaries of ${WINDOWS} campaigns, two processes on one database, from 2 s before to 2 s after each`,
    `${sum(({ answers }) => answers)} answers, at least ${fewest} at each boundary (wanted: ${WANTED})`,
    `wrong by the clock of the server: ${wrong.length} (goal: 0)`,
    `on their way at a boundary: ${sum(({ astride }) => astride)}, of which the slowest took ${quantile(
      tallies.flatMap(({ waits }) => waits),
      1,
    )} ms: each showed the price of before or of after`,
    ...wrong.slice(0, 20),
  ])
  return wrong.length === 0
}

process.exit((await withShops(2, {}, main)) ? 0 : 1)
