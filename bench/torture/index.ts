import { parseArgs } from 'node:util'
import { build } from '../../scripts/shop/build'
import { openEnvironment } from '../../scripts/shop/environment'
import { fail } from '../../scripts/shop/exit-with'
import { report } from '../report'
import { failures, runApart } from '../run-apart'
import { tableOf } from './table'
import { SHORT, TORTURES } from './tortures'
import { atOnce } from './until'

// `npm run torture`: the money of the production shop under two processes, a payer that fails and machines that die, with a
// table of figures; ends with 1 where anything does not hold. `-- NAME NAME` runs those alone, `--short` few of most as
// `npm test` does, `--seed N` the choices of another run.
//
// One more torture is one file and one line:
// - `bench/torture/NAME.ts` exports `torture: Torture` (./torture): what it does in one sentence, and `run`, which gives rows.
//   One that finds nothing to torture throws: it proves nothing. It ends with the rows of `audited` (./audited).
// - a line in ./tortures.ts.
// Each runs in a process of its own on a database of its own (./shops-and-payers, or ../fresh-database for what imports `src/server`).

const SEED = 20_261_123

async function main(): Promise<boolean> {
  const { values, positionals: names } = parseArgs({
    options: { seed: { type: 'string', default: String(SEED) }, short: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const unknown = names.filter(name => !(name in TORTURES))
  if (unknown.length > 0)
    throw new Error(`No torture ${unknown}; there are: ${Object.keys(TORTURES).join(', ')}`)
  // What the shop warns of is what is being done to it.
  process.env.LOG_LEVEL ??= 'silent'
  const postgres = await openEnvironment()
  try {
    await build()
    const length = values.short ? 'short' : 'full'
    const all = values.short ? SHORT : Object.keys(TORTURES)
    // Few of each wait more than they work, and no figure of them is a time.
    const results = await atOnce(names.length > 0 ? names : all, values.short ? 2 : 1, name =>
      runApart('bench/torture/one.ts', name, values.seed, length),
    )
    const lines = tableOf(results, Number(values.seed))
    if (names.length > 0 || values.short) console.log(lines.join('\n'))
    else report('torture', lines)
    return failures(results) === 0
  } finally {
    await postgres.stop()
  }
}

// Ended by the way, it still takes its shops along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
main().then(allHold => process.exit(allHold ? 0 : 1), fail)
