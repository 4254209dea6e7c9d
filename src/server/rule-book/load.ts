import type { z } from 'zod'
import {
  buildRuleBook,
  bundleRow,
  campaignRow,
  couponRow,
  offerRuleRow,
  planRow,
  productRow,
  type RuleBook,
  settingsRow,
  subscriberPriceRow,
} from '@/pricing'
import type { Database } from '../runtime/database'
import { genericRouteRow, guideRow, redirectRow, type StoredAddresses } from './address-rows'
import { type ExtraRows, withExtra } from './extra-rows'
import { type RowProblem, sentenceOf } from './row-problem'
import { RULE_BOOK_QUERIES } from './tables'
import { announcementRow, messageRow, navigationRow, questionRow } from './word-rows'
import { WORD_QUERIES } from './word-tables'
import { editedWords, readWords, type Words } from './words'

/** All that a price and its words come from, read at one instant; immutable, swapped whole. */
export type Snapshot = { book: RuleBook; words: Words; addresses: StoredAddresses; problems: RowProblem[] }

const QUERIES = { ...RULE_BOOK_QUERIES, ...WORD_QUERIES }
type Table = keyof typeof QUERIES
type Stored = { id: string; row: Record<string, unknown> }

/** Reads the whole rule book in one consistent snapshot of the database, with `extra`. Bad rows are skipped and reported. */
export async function loadSnapshot(db: Database, extra: ExtraRows = {}): Promise<Snapshot> {
  const stored = withExtra(await readTables(db), extra)
  const problems: RowProblem[] = []
  const read = <T>(table: Table, schema: z.ZodType<T>): T[] =>
    stored[table].flatMap(({ id, row }) => {
      const parsed = schema.safeParse(row)
      if (parsed.success) return [parsed.data]
      problems.push({ collection: table, id, reason: sentenceOf(parsed.error) })
      return []
    })
  const [settings] = read('settings', settingsRow)
  if (!settings)
    throw new Error(
      'The pricing settings are missing or wrong: open Pricing settings in the admin, or run «npm run migrate» on a new database.',
    )
  const campaigns = read('campaigns', campaignRow)
  const book = buildRuleBook({
    products: read('products', productRow),
    plans: read('plans', planRow),
    bundles: read('bundles', bundleRow),
    offerRules: read('offerRules', offerRuleRow),
    subscriberPrices: read('subscriberPrices', subscriberPriceRow),
    coupons: read('coupons', couponRow),
    campaigns,
    settings,
  })
  return {
    book,
    words: {
      ...readWords(stored),
      ...editedWords({
        navigation: read('navigation', navigationRow),
        announcement: read('announcement', announcementRow),
        questions: read('faq', questionRow),
        messages: read('interfaceMessages', messageRow),
      }),
    },
    addresses: {
      genericRoutes: read('genericRoutes', genericRouteRow),
      guides: read('guides', guideRow),
      redirects: read('redirects', redirectRow),
      campaigns: campaigns.flatMap(({ enabled, route }) => (enabled ? [route] : [])),
    },
    problems: [...problems, ...book.problems.map(problem => ({ ...problem, id: String(problem.id) }))],
  }
}

/** One statement, so that all tables are seen at the same instant, in one round trip. */
async function readTables(db: Database): Promise<Record<Table, Stored[]>> {
  const tables = Object.entries(QUERIES)
  const selects = tables.map(([table, text]) => `select '${table}' as source, q.* from (${text}) q`)
  const rows = await db.query<Stored & { source: string }>(selects.join('\nunion all\n'))
  const bySource = Object.fromEntries(tables.map(([table]): [string, Stored[]] => [table, []]))
  for (const { source, ...row } of rows) bySource[source]?.push(row)
  return bySource as Record<Table, Stored[]>
}
