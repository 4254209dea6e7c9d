import { nextTypes } from './shop/next-types'
import { runSteps } from './shop/steps'

// `npm run fuzz`: 10,000 bodies for every call of both bases and for the webhooks of every payer, on a real Postgres; `-- PART` for the calls in whose name
// that part is, such as /service/. FUZZ_RUNS and FUZZ_SEED change how many, and which; WIDE: vitest takes the file.
nextTypes()
process.env.WIDE = '1'
process.env.FUZZ_RUNS ??= '10000'
process.env.FUZZ_ONLY ??= process.argv[2] ?? ''
process.exit(
  runSteps([
    {
      name: `${process.env.FUZZ_RUNS} bodies for every call`,
      command: 'vitest',
      args: [
        'run',
        '--project',
        'integration',
        'tests/api/fuzz.test.ts',
        'tests/server/payments/webhook-fuzz.test.ts',
        '--disable-console-intercept',
      ],
    },
  ]),
)
