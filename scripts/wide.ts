import { findBrowser } from './shop/browser'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { runSteps, type Step } from './shop/steps'

const CALLS: Step = {
  name: '500 odd bodies for every call',
  command: 'vitest',
  args: ['run', '--project', 'integration', 'tests/api/fuzz.test.ts'],
}
const PAGES: Step = {
  name: 'every page of all sites in all languages, and every family by axe',
  command: 'playwright',
  args: ['test', '--project', 'wide'],
}

// `npm run test:wide`: what `npm test` tries by sample, tried everywhere. FUZZ_RUNS changes how many bodies.
async function run(): Promise<number> {
  nextTypes()
  process.env.FUZZ_RUNS ??= '500'
  process.env.CHROMIUM_PATH = await findBrowser()
  return runSteps([CALLS, PAGES])
}

exitWith(run())
