import { text } from 'node:stream/consumers'
import { quoteAll } from '@/pricing'
import { loadSnapshot } from '@/server/rule-book/load'
import { database } from '@/server/runtime/database'
import { openMigrated, runCommand } from './shop/prepare'

// `npm run --silent quote < cases.json`: a JSON array of inputs in, a JSON array of results out (DOMAIN 7), by the
// rules in the database, which is migrated first. A wrong case gets an error of its own; only unreadable input fails.
async function readCases(): Promise<unknown[]> {
  if (process.stdin.isTTY)
    throw new Error('Usage: npm run --silent quote < cases.json   (a JSON array of inputs)')
  const cases: unknown = JSON.parse(await text(process.stdin))
  if (Array.isArray(cases)) return cases.map(inputOf)
  throw new SyntaxError('the input is not an array')
}

/** From a file of checked examples, `{ input, expect }`, the inputs are quoted. */
const inputOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'input' in entry && 'expect' in entry ? entry.input : entry

await runCommand(openMigrated, async () => {
  const cases = await readCases().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`The input is not a JSON array of quotes: ${error.message}.`)
  })
  const { book } = await loadSnapshot(database)
  await new Promise<void>(resolve =>
    process.stdout.write(`${JSON.stringify(quoteAll(book, cases), null, 2)}\n`, () => resolve()),
  )
})
