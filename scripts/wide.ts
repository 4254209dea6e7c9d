import { findBrowser } from './shop/browser'
import { installDebian, onPath } from './shop/debian'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { runSteps, type Step } from './shop/steps'

const CALLS: Step = {
  name: '500 odd bodies for every call',
  command: 'vitest',
  args: ['run', '--project', 'integration', 'tests/api/fuzz.test.ts'],
}
const PAGES: Step = {
  name: 'every page of all sites in all languages, every family by axe, and the shop behind nginx',
  command: 'playwright',
  args: ['test', '--project', 'wide'],
}

function findNginx(): void {
  if (onPath('nginx') || installDebian('nginx')) return
  throw new Error('The journeys behind a cache need nginx: install it (Debian: apt-get install nginx).')
}

// `npm run test:wide`: what `npm test` tries by sample, tried everywhere. FUZZ_RUNS changes how many bodies.
async function run(): Promise<number> {
  nextTypes()
  findNginx()
  process.env.FUZZ_RUNS ??= '500'
  process.env.CHROMIUM_PATH = await findBrowser()
  return runSteps([CALLS, PAGES])
}

exitWith(run())
