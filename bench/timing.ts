import { nextTypes } from '../scripts/shop/next-types'
import { runSteps } from '../scripts/shop/steps'

// `npm run bench:timing`: whether answers about an address take as long where it has an account and where it has none.
nextTypes()
process.env.TIMING_TRIES ??= '200'
process.exit(
  runSteps([
    {
      name: `${process.env.TIMING_TRIES} pairs of every question, in turn`,
      command: 'vitest',
      args: ['run', '--project', 'integration', 'tests/api/alike.test.ts', '--disable-console-intercept'],
    },
  ]),
)
