import { nextTypes } from './shop/next-types'
import { CHECKS, runSteps } from './shop/steps'

// `npm run check`: format, lint, types, SQL against the tables, what nothing uses, and unit tests.
nextTypes()
process.exit(runSteps(CHECKS))
