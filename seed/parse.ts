import type { z } from 'zod'
import type { SeedProblem } from './problem'
import { referenceProblems } from './references'
import type { ParsedSeed, SeedTables } from './seed-tables'
import { parseTable, type Table } from './table'

export type SeedResult = { ok: true; rows: ParsedSeed } | { ok: false; problems: SeedProblem[] }

/** Parses every row and checks what rows say of each other; one wrong row refuses all, and all problems are named. */
export function parseSeed(tables: SeedTables): SeedResult {
  const problems: SeedProblem[] = []
  const read = <Schema extends z.ZodType>(table: Table<object, Schema>) => {
    const parsed = parseTable(table)
    problems.push(...parsed.problems)
    return parsed.rows
  }
  const rows: ParsedSeed = {
    products: read(tables.products),
    plans: read(tables.plans),
    bundles: read(tables.bundles),
    'offer-rules': read(tables['offer-rules']),
    'subscriber-prices': read(tables['subscriber-prices']),
    coupons: read(tables.coupons),
    campaigns: read(tables.campaigns),
    'pricing-settings': read(tables['pricing-settings']),
    'subscription-change-rules': read(tables['subscription-change-rules']),
    'subscription-settings': read(tables['subscription-settings']),
    'product-copy': read(tables['product-copy']),
    authors: read(tables.authors),
    categories: read(tables.categories),
    articles: read(tables.articles),
    guides: read(tables.guides),
    reviews: read(tables.reviews),
    'best-lists': read(tables['best-lists']),
    releases: read(tables.releases),
    legal: read(tables.legal),
    pages: read(tables.pages),
    faq: read(tables.faq),
    'saved-replies': read(tables['saved-replies']),
    navigation: read(tables.navigation),
    redirects: read(tables.redirects),
  }
  if (problems.length === 0) problems.push(...referenceProblems(tables, rows))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows }
}
