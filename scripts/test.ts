import { findWindowless } from './shop/browser'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { CHECKS, runSteps, type Step } from './shop/steps'

// `npm test`: the rules, the database and what each kind of person does in a browser. `npm test -- unit|integration|browser`
// runs one part.
const INTEGRATION: Step = {
  name: 'integration tests on Postgres',
  command: 'vitest',
  args: ['run', '--project', 'integration'],
}
const BROWSER: Step = {
  name: 'browser journeys on the production build',
  command: 'playwright',
  args: ['test', '--project', 'journeys'],
}

async function run(): Promise<number> {
  nextTypes()
  const [part] = process.argv.slice(2)
  if (part === 'unit') return runSteps(CHECKS)
  if (part === 'integration') return runSteps([INTEGRATION])
  process.env.CHROMIUM_PATH = await findWindowless()
  return runSteps(part === 'browser' ? [BROWSER] : [...CHECKS, INTEGRATION, BROWSER])
}

exitWith(run())
