import { nextTypes } from './shop/next-types'
import { CHECKS, runSteps } from './shop/steps'

// `npm run check`: format, lint, types and unit tests, in under a minute.
nextTypes()
process.exit(runSteps(CHECKS))
