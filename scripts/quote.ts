import { quoteAll } from '@/pricing'
import { loadSnapshot } from '@/server/rule-book/load'
import { database } from '@/server/runtime/database'
import { printResults, readCases } from './shop/cases'
import { openMigrated, runCommand } from './shop/prepare'

// `npm run --silent quote < cases.json`: a JSON array of inputs in, a JSON array of results out (DOMAIN 7), by the
// rules in the database, which is migrated first. A wrong case gets an error of its own; only unreadable input fails.
await runCommand(openMigrated, async () => {
  const cases = await readCases('quote', 'quotes')
  const { book } = await loadSnapshot(database)
  await printResults(quoteAll(book, cases))
})
