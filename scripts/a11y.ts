import { findWindowless } from './shop/browser'
import { exitWith } from './shop/exit-with'
import { nextTypes } from './shop/next-types'
import { runSteps, type Step } from './shop/steps'

const QUALITY: Step = {
  name: 'accessibility of every family',
  command: 'playwright',
  args: ['test', 'quality'],
}

// `npm run a11y`: every family of pages and the whole account in en, de and ja, light and dark, at 390 and 1440 pixels,
// and 320 without scrolling; the support desk in English.
async function run(): Promise<number> {
  nextTypes()
  process.env.A11Y = 'all'
  process.env.CHROMIUM_PATH = await findWindowless()
  return runSteps([QUALITY])
}

exitWith(run())
