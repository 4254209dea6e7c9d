import { findWindowless } from './shop/browser'
import { installDebian, onPath } from './shop/debian'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { say } from './shop/say'
import { runSteps, type Step } from './shop/steps'
import { TRIED_WIDE } from './shop/tried-wide.mjs'

const TRIED: Step = {
  name: '500 odd bodies for every call, every role, language and command, outages and lost answers',
  command: 'vitest',
  args: ['run', '--project', 'integration', ...TRIED_WIDE],
}
const TORTURE: Step = {
  name: 'short torture of the production build',
  command: process.execPath,
  args: ['--import', 'tsx', 'bench/torture/index.ts', '--short'],
}
const LOOKED: Step = {
  name: 'every journey, every family of pages by axe, every refusal, every policy',
  command: 'playwright',
  args: ['test', '--project', 'wide'],
}
const WALKED: Step = {
  name: 'every page of all sites in all languages, the shop as its image, and behind nginx',
  command: 'playwright',
  // One at a time: each fills both cores by itself.
  args: ['test', '--project', 'wide-alone', '--workers', '1'],
}

const ALERTS: Step = {
  name: 'who is called when, by the alert rules',
  command: 'promtool',
  args: ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
}

function findNginx(): void {
  if (onPath('nginx') || installDebian('nginx')) return
  throw new Error('The journeys behind a cache need nginx: install it (Debian: apt-get install nginx).')
}

/** Not installed for this: with it comes a server that starts by itself. */
function alerts(): Step[] {
  if (onPath('promtool')) return [ALERTS]
  say('promtool is not there (it comes with Prometheus): the tests of the alert rules are left out.')
  return []
}

// `npm run test:wide`: what `npm test` leaves to it. FUZZ_RUNS: how many bodies; WIDE: integration tests with TRIED_WIDE.
async function run(): Promise<number> {
  nextTypes()
  findNginx()
  process.env.FUZZ_RUNS ??= '500'
  process.env.WIDE = '1'
  process.env.CHROMIUM_PATH = await findWindowless()
  return runSteps([...alerts(), TRIED, TORTURE, LOOKED, WALKED])
}

exitWith(run())
