import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'
import { silentNetworkTo } from '../../tests/support/silent-network'
import { withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const TURNS = 12
const BUSY_MS = 500
const MAX_MS = 5_000

type RuleBook = typeof import('../../src/server/rule-book/live')

export const attack: Attack = {
  does: 'keeps a process busy for 500 ms at a time, and then takes its database away',
  run: () =>
    withFreshDatabase(async db => {
      const network = await silentNetworkTo(db.url)
      process.env.DATABASE_URL = network.url
      const live = await import('../../src/server/rule-book/live')
      try {
        await live.ruleBook()
        await until(live.isCaughtUp)
        const lag = await busyTurns(live)
        network.isSilent = true
        const silence = await noticed(live)
        return [lag, silence]
      } finally {
        network.isSilent = false
        network.close()
      }
    }),
}

/** After how many turns of its own work the process takes its database for lost. */
async function busyTurns(live: RuleBook): Promise<Row> {
  let lost = 0
  for (let turn = 0; turn < TURNS; turn += 1) {
    const end = performance.now() + BUSY_MS
    while (performance.now() < end);
    if (live.isBehind()) await live.catchUp()
    if (!live.isCaughtUp()) lost += 1
    await endOfTurn()
  }
  const what = `turns of ${BUSY_MS} ms after which pages are not shown out of memory`
  return { what, figure: `${lost} of ${TURNS}`, holds: lost === 0 }
}

/** How soon the same process notices that nothing comes from the database any more. */
async function noticed({ isCaughtUp }: RuleBook): Promise<Row> {
  const since = performance.now()
  await until(() => !isCaughtUp() || performance.now() - since > MAX_MS)
  const took = performance.now() - since
  const what = 'a database that falls silent is noticed within a second'
  return { what, figure: `${Math.round(took)} ms`, holds: took < 1000 }
}

async function until(check: () => boolean): Promise<void> {
  while (!check()) await pause(5)
}
