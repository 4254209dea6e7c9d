import { z } from 'zod'
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
import type { Database } from '../database'
import { type RowProblem, sentenceOf } from './row-problem'
import { RULE_BOOK_QUERIES, type RuleBookTable } from './tables'
import { readWords, type Words } from './words'

/** All that a price and its words come from, read at one instant; immutable, swapped whole. */
export type Snapshot = { book: RuleBook; words: Words; genericRoutes: GenericRoute[]; problems: RowProblem[] }

/** A site that has no product of its own: its page sells a generic one (PAGES, product pages). */
export type GenericRoute = z.output<typeof genericRoute>
const genericRoute = z.object({ route: z.string().min(1), genericRoute: z.string().min(1) })

type Stored = { id: string; row: Record<string, unknown> }

/** Reads the whole rule book in one consistent snapshot of the database. Bad rows are skipped and reported. */
export async function loadSnapshot(db: Database): Promise<Snapshot> {
  const stored = await readTables(db)
  const problems: RowProblem[] = []
  const read = <T>(table: RuleBookTable, schema: z.ZodType<T>): T[] =>
    stored[table].flatMap(({ id, row }) => {
      const parsed = schema.safeParse(row)
      if (parsed.success) return [parsed.data]
      problems.push({ collection: table, id, reason: sentenceOf(parsed.error) })
      return []
    })
  const [settings] = read('settings', settingsRow)
  if (!settings)
    throw new Error(
      'The pricing settings are missing or wrong: open Pricing settings in the admin, or run «npm run seed».',
    )
  const book = buildRuleBook({
    products: read('products', productRow),
    plans: read('plans', planRow),
    bundles: read('bundles', bundleRow),
    offerRules: read('offerRules', offerRuleRow),
    subscriberPrices: read('subscriberPrices', subscriberPriceRow),
    coupons: read('coupons', couponRow),
    campaigns: read('campaigns', campaignRow),
    settings,
  })
  return {
    book,
    words: readWords(stored),
    genericRoutes: read('genericRoutes', genericRoute),
    problems: [...problems, ...book.problems.map(problem => ({ ...problem, id: String(problem.id) }))],
  }
}

async function readTables(db: Database): Promise<Record<RuleBookTable, Stored[]>> {
  const tables = Object.entries(RULE_BOOK_QUERIES)
  const rows = await Promise.all(tables.map(([, text]) => db.query<Stored>(text)))
  return Object.fromEntries(tables.map(([table], index) => [table, rows[index] ?? []])) as Record<
    RuleBookTable,
    Stored[]
  >
}
