import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { files, type Import, imports } from './support/imports'

const SRC = path.resolve('src')

/** Who may import whom inside src. `types` may be imported as types only. */
const MAY_IMPORT: Record<string, { all: string[]; types?: string[] }> = {
  site: { all: [] },
  pricing: { all: [] },
  server: { all: ['site', 'pricing'] },
  collections: { all: ['site', 'pricing', 'server'] },
  components: { all: ['site', 'pricing'], types: ['server'] },
  app: { all: ['site', 'pricing', 'server', 'components'] },
}

/** The generated types of the stored documents are everyone's, as types. */
const GENERATED = 'payload-types'

/** What a process has one of stands below every room. */
const BELOW_ALL = 'one-per-process'

const top = (file: string): string => file.split('/')[0] ?? ''

const isAllowed = ({ file, target, isType }: Import): boolean => {
  const rule = MAY_IMPORT[top(file)]
  if (!rule || top(file) === top(target) || target === BELOW_ALL) return true
  if (target === GENERATED && isType) return true
  return rule.all.includes(top(target)) || (isType && (rule.types ?? []).includes(top(target)))
}

test('every room imports only from the rooms that it may', () => {
  expect(
    imports.filter(each => !isAllowed(each)).map(({ file, target }) => `${file} imports ${target}`),
  ).toEqual([])
})

test('pricing is imported from outside through its indexes alone, its rows and its vocabulary aside', () => {
  const doors = ['pricing', 'pricing/subscriptions', 'pricing/rows', 'pricing/vocabulary']
  const around = imports.filter(
    ({ file, target }) => top(target) === 'pricing' && top(file) !== 'pricing' && !doors.includes(target),
  )
  expect(around.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('pricing has no clock, no randomness, no environment, no input or output', () => {
  const forbidden =
    /\bDate\.now\(|\bnew Date\(\)|Math\.random|process\.|\basync\b|\bawait\b|console\.|from 'node:/
  const guilty = files.filter(
    file => file.startsWith('pricing/') && forbidden.test(readFileSync(path.join(SRC, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})

test('one file keeps what a process has one of', () => {
  const guilty = files.filter(file => readFileSync(path.join(SRC, file), 'utf8').includes('globalThis'))
  expect(guilty).toEqual([`${BELOW_ALL}.ts`])
})

test('no folder is a drawer for leftovers', () => {
  const drawers = ['utils', 'helpers', 'common', 'lib', 'services']
  expect(files.filter(file => file.split(path.sep).some(part => drawers.includes(part)))).toEqual([])
})

/** Who opens connections and transactions, and why it is not left to `inTransaction` (decision 049). */
const OPENING: [string, RegExp, Record<string, string>][] = [
  [
    'a pool',
    /new pg\.Pool|\bpoolOf\(/,
    { 'server/runtime/database-pool.ts': 'the pool', 'server/runtime/database.ts': 'its owner' },
  ],
  [
    'a pool of its own',
    /\bopenPool\(/,
    { 'server/runtime/database.ts': 'makes it', 'server/jobs/boss.ts': 'jobs that hang must not stop pages' },
  ],
  [
    'a connection',
    /new pg\.Client|\.connect\(\)/,
    {
      'server/runtime/database.ts': 'that of a transaction',
      'server/rule-book/listen.ts': 'listens for as long as the process lives',
    },
  ],
  ['a transaction', /'begin'|\bstart transaction\b/i, { 'server/runtime/database.ts': 'inTransaction' }],
  [
    'a transaction of Payload',
    /\b(init|begin)Transaction\(/,
    {
      'collections/hooks/transaction.ts': 'saves documents, which Payload does on its own pool',
    },
  ],
]

test.each(OPENING)('%s is opened by those alone that have to', (_, opens, allowed) => {
  const opening = files.filter(file => opens.test(readFileSync(path.join(SRC, file), 'utf8')))
  expect(opening.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test('ids are compared as ids: what somebody sent goes through rowId, and no index is lost to a cast', () => {
  const casting = files.filter(file =>
    /id::text = (lower\()?\$/.test(readFileSync(path.join(SRC, file), 'utf8')),
  )
  expect(casting).toEqual([])
})

test('the import table covers files that exist', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('every journey is watched for what the policies of pages forbid', () => {
  const journeys = ['tests/app', 'tests/wide'].flatMap(folder =>
    readdirSync(folder).map(file => path.join(folder, file)),
  )
  const alone = journeys.filter(file => readFileSync(file, 'utf8').includes("from '@playwright/test'"))
  expect(alone, 'journeys take `test` from tests/support/journey-test').toEqual([])
})

/** Tests that may read a clock for durations, and why. */
const MEASURING: Record<string, string> = {
  'support/fuzz/shop.ts': '`npm run fuzz` prints how long answers take; no test looks at it',
  'support/shop-process.ts': 'benches print how long a start took',
}
/** Waits of less than what every condition gets, ten seconds, and why. */
const SHORT_WAITS: Record<string, string> = {
  'support/raw-request.ts': 'connections end before the server would end them; nothing waits for it',
  'app/account.journey.ts': 'one step of a loop that tries again',
  'support/admin.ts': 'one step of a loop that tries again',
  'support/refusals.ts': 'one step of a loop that tries again',
  'server/runtime/statement-limits.test.ts': 'how long a statement may take, which is what it is about',
}

test('no test asserts a duration: a slow machine fails none', () => {
  const clock = /performance\.now|hrtime|Date\.now\(\)\s*-\s*[a-z]|startedIn\)\.to/
  const wait = /\btimeout: (?:\d{1,4}|\d_\d{3}|SECOND)\b(?! \*)/
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && file !== 'architecture.test.ts',
  )
  const guilty = tests.filter(file => {
    const text = readFileSync(path.join('tests', file), 'utf8')
    return (clock.test(text) && !(file in MEASURING)) || (wait.test(text) && !(file in SHORT_WAITS))
  })
  expect(guilty, 'what takes time is measured by a bench, against a baseline of the same run').toEqual([])
})
