import { findBrowser } from './shop/browser'
import { nextTypes } from './shop/next-types'
import { say } from './shop/say'
import { runSteps } from './shop/steps'

// `npm run a11y`: every family of pages in en, de and ja, light and dark, at 390 and 1440 pixels, and 320 without scrolling.
nextTypes()
process.env.A11Y = 'all'
const browser = await findBrowser().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
process.env.CHROMIUM_PATH = browser
process.exit(
  runSteps([{ name: 'accessibility of every family', command: 'playwright', args: ['test', 'quality'] }]),
)
