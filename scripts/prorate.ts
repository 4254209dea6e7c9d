import { prorateAll } from '@/pricing/subscriptions'
import { printResults, readCases } from './shop/cases'
import { say } from './shop/say'

// `npm run --silent prorate < cases.json`: a JSON array of changes and renewals in, a JSON array of results out
// (DOMAIN 6). Needs no database. A wrong case gets an error of its own; only unreadable input fails.
try {
  await printResults(prorateAll(await readCases('prorate', 'changes and renewals')))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
