import { findWindowless } from './shop/browser'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { CHECKS, runSteps, type Step } from './shop/steps'

// `npm test`: the rules, the database and what each kind of person does in a browser. `npm test -- unit|integration|browser`
// runs one part, `npm test -- FILE …` some files.
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
  const args = process.argv.slice(2)
  if (args.some(arg => arg.endsWith('.ts') || arg.endsWith('.tsx'))) return runFiles(args)
  const [part] = args
  if (part === 'unit') return runSteps(CHECKS)
  if (part === 'integration') return runSteps([INTEGRATION])
  process.env.CHROMIUM_PATH = await findWindowless()
  return runSteps(part === 'browser' ? [BROWSER] : [...CHECKS, INTEGRATION, BROWSER])
}

const IN_BROWSERS = /^tests\/(app|wide)\//

async function runFiles(files: string[]): Promise<number> {
  // One that is named is run, also where it is tried wide alone.
  process.env.WIDE ??= '1'
  const journeys = files.filter(file => IN_BROWSERS.test(file))
  const others = files.filter(file => !IN_BROWSERS.test(file))
  const steps: Step[] = []
  if (others.length > 0) steps.push({ name: 'tests', command: 'vitest', args: ['run', ...others] })
  if (journeys.length > 0) {
    process.env.CHROMIUM_PATH = await findWindowless()
    steps.push({ name: 'browser journeys', command: 'playwright', args: ['test', ...journeys] })
  }
  return runSteps(steps)
}

exitWith(run())
