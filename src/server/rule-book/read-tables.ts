import type { Database } from '../runtime/database'
import { isLostConnection } from '../runtime/lost-connections'
import { openOutage } from '../runtime/outage'
import { RULE_BOOK_QUERIES } from './tables'
import { WORD_QUERIES } from './word-tables'

const { genericRoutes, icons, guides, redirects, ...SOLD } = RULE_BOOK_QUERIES
const BESIDE = { genericRoutes, icons, guides, redirects, ...WORD_QUERIES }
const ALL = { ...SOLD, ...BESIDE }

export type Table = keyof typeof ALL
type Stored = { id: string; row: Record<string, unknown> }
type Tables<T extends Table = Table> = Record<T, Stored[]>
type Beside = Tables<keyof typeof BESIDE>

type Read = { tables: Tables; lacksWords: boolean }

let last: Beside = noRows(BESIDE)

const outage = openOutage({
  fails: 'words or addresses beside the rule book could not be read; they are as they were',
  works: 'the words and addresses beside the rule book can be read again',
})

/**
 * What is sold is read whole or not at all. Addresses and texts that cannot be read stay as they were last, at
 * first the built-in ones.
 */
export async function readTables(db: Database): Promise<Read> {
  try {
    const tables = await readAtOnce(db, ALL)
    last = besideOf(tables)
    await outage.during(async () => {})
    return { tables, lacksWords: false }
  } catch (error) {
    if (isLostConnection(error)) throw error
    const sold = await readAtOnce(db, SOLD)
    await outage.during(() => Promise.reject(error)).catch(() => {}) // told, and got along without
    return { tables: { ...sold, ...(await readApart(db)) }, lacksWords: true }
  }
}

function besideOf({
  navigation,
  announcement,
  faq,
  interfaceMessages,
  sellers,
  payers,
  experiments,
  sharePictures,
  ...tables
}: Tables): Beside {
  const { genericRoutes, icons, guides, redirects } = tables
  return {
    navigation,
    announcement,
    faq,
    interfaceMessages,
    sellers,
    payers,
    experiments,
    sharePictures,
    genericRoutes,
    icons,
    guides,
    redirects,
  }
}

async function readApart(db: Database): Promise<Beside> {
  for (const table of namesOf(BESIDE))
    last[table] = await db.query<Stored>(`select q.* from (${BESIDE[table]}) q`).catch(() => last[table])
  return { ...last }
}

/** One statement, so that all tables are seen at one instant. */
async function readAtOnce<T extends Table>(db: Database, queries: Record<T, string>): Promise<Tables<T>> {
  const selects = namesOf(queries).map(table => `select '${table}' as source, q.* from (${queries[table]}) q`)
  const rows = await db.query<Stored & { source: T }>(selects.join('\nunion all\n'))
  const bySource = noRows(queries)
  for (const { source, ...row } of rows) bySource[source].push(row)
  return bySource
}

function noRows<T extends Table>(queries: Record<T, string>): Tables<T> {
  return Object.fromEntries(namesOf(queries).map((table): [T, Stored[]] => [table, []])) as Tables<T>
}

function namesOf<T extends Table>(queries: Record<T, string>): T[] {
  return Object.keys(queries) as T[]
}
