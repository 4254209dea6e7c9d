import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { FAMILIES, LINES, OPERATING_SYSTEMS, PRODUCT_TYPES } from '@/pricing/vocabulary'
import { parseCsv } from '../csv'
import { WrongSeed } from '../problem'
import { parseTable } from '../table'
import { isTier } from './tiers'

export const REGIONS = ['global', 'jp', 'eu'] as const

const number = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number)

const catalogueRow = z.object({
  pid: number,
  route: z.string().min(1, 'must not be empty'),
  name: z.string().min(1, 'must not be empty'),
  short: z.string().min(1, 'must not be empty'),
  os: z.enum(OPERATING_SYSTEMS),
  prod_type: z.enum(PRODUCT_TYPES),
  line: z.enum(LINES),
  tier: z.string().refine(isTier, 'has no prices in seed/rows/tiers.ts'),
  family: z.literal('').or(z.enum(FAMILIES)),
  status: number.pipe(z.union([z.literal(1), z.literal(2)], 'must be 1 (active) or 2 (withdrawn)')),
  url: z.string(),
  region: z.enum(REGIONS),
  /** The day on which it came out. */
  public_time: z.iso.date('must be a day such as 2024-05-31'),
  /** The sort-order map (SPEC 3), in tens: what visitors look for first, then by region; the same on both systems. */
  sort_order: number,
})

export type CatalogueRow = z.output<typeof catalogueRow>

/** Reads the text of a catalogue; throws `WrongSeed` with every wrong field where there is one. */
export function parseCatalogue(file: string, text: string): CatalogueRow[] {
  const csv = parseCsv(file, text)
  const { rows, problems } = parseTable({
    collection: 'products',
    file,
    key: row => ('pid' in row ? String(row.pid) : ''),
    rows: csv.rows,
    schema: catalogueRow,
  })
  const all = [...csv.problems, ...problems]
  if (all.length > 0) throw new WrongSeed(all)
  return rows
}

/** The products for sale and withdrawn, one line each, in the order of the file. */
export const catalogue: readonly CatalogueRow[] = parseCatalogue(
  'seed/catalogue.csv',
  readFileSync(new URL('../../seed/catalogue.csv', import.meta.url), 'utf8'),
)
