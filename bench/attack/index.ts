import { build } from '../../scripts/shop/build'
import { openEnvironment } from '../../scripts/shop/environment'
import { fail } from '../../scripts/shop/exit-with'
import { report } from '../report'
import { failures, runApart } from '../run-apart'
import { ATTACKS } from './attacks'
import { tableOf } from './table'

// `npm run attack`: attacks the production shop in every way that is known here and prints what came of it; ends with 1
// where anything does not hold. `npm run attack -- NAME NAME` runs those alone; only a run of all is kept as the last one.
//
// One more attack is one file and one line:
// - `bench/attack/NAME.ts` exports `attack: Attack` (./attack): what it does in one sentence, and `run`, which gives rows
//   `{ what, figure, holds }`. A figure says how much (`0 of 40`), `holds` whether the shop keeps its promise. An attack
//   that finds nothing to attack (no order placed, no page stored) throws: it proves nothing.
// - a line in ./attacks.ts.
// Each runs in a process of its own, which ends with all that it started, on a database of its own. `withShops` (../shops) gives built
// shop processes on a seeded database, with a `change` to it and `settings`; `onDatabase` (tests/support/shop-copy) a
// connection to it; `withFreshDatabase` (../fresh-database) a seeded database for what imports `src/server` itself.

async function main(): Promise<boolean> {
  const names = process.argv.slice(2)
  const unknown = names.filter(name => !(name in ATTACKS))
  if (unknown.length > 0)
    throw new Error(`No attack ${unknown}; there are: ${Object.keys(ATTACKS).join(', ')}`)
  const postgres = await openEnvironment()
  try {
    await build()
    const results = []
    for (const name of names.length > 0 ? names : Object.keys(ATTACKS))
      results.push(await runApart('bench/attack/one.ts', name))
    const lines = tableOf(results)
    if (names.length > 0) console.log(lines.join('\n'))
    else report('attack', lines)
    return failures(results) === 0
  } finally {
    await postgres.stop()
  }
}

// Ended by the way, it still takes its shops along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
main().then(allHold => process.exit(allHold ? 0 : 1), fail)
