import type { z } from 'zod'
import {
  buildRuleBook,
  bundleRow,
  campaignRow,
  couponRow,
  offerRuleRow,
  planRow,
  productRow,
  type Rows,
  type RuleBook,
  settingsRow,
  shownRow,
  subscriberPriceRow,
} from '@/pricing'
import type { Database } from '../runtime/database'
import { genericRouteRow, guideRow, redirectRow, type StoredAddresses } from './address-rows'
import { type ExtraRows, withExtra } from './extra-rows'
import { type Icons, iconRow, iconsOf } from './icons'
import { payerRow } from './payer-row'
import { readTables, type Table } from './read-tables'
import { type RowProblem, sentenceOf } from './row-problem'
import { sellerRow } from './seller-row'
import { sharePictureRow } from './share-pictures'
import { announcementRow, experimentRow, messageRow, navigationRow, questionRow } from './word-rows'
import { editedWords, readWords, type Words } from './words'

/** All that prices and texts come from, read at one instant; immutable, swapped whole. */
export type Snapshot = {
  book: RuleBook
  /** What the book is made of, for a thread that makes it again. */
  rows: Rows
  words: Words
  addresses: StoredAddresses
  icons: Icons
  problems: RowProblem[]
  /** Some texts could not be read and are older than the stored ones. */
  lacksWords: boolean
}

/** In one consistent snapshot of the database, with `extra`. Bad rows are skipped and reported. */
export async function loadSnapshot(db: Database, extra: ExtraRows = {}): Promise<Snapshot> {
  const { tables, lacksWords } = await readTables(db)
  const stored = withExtra(tables, extra)
  const problems: RowProblem[] = []
  const read: Read = (table, schema) =>
    stored[table].flatMap(({ id, row }) => {
      const parsed = schema.safeParse(row)
      if (parsed.success) return [parsed.data]
      problems.push({ collection: table, id, reason: sentenceOf(parsed.error) })
      return []
    })
  const rows = rowsOf(read)
  const book = buildRuleBook(rows)
  return {
    book,
    rows,
    words: { ...readWords(stored), ...edited(read) },
    addresses: addressesOf(read, rows),
    icons: iconsOf(read('icons', iconRow)),
    lacksWords,
    problems: [...problems, ...book.problems.map(problem => ({ ...problem, id: String(problem.id) }))],
  }
}

/** The rows of a table that are as they have to be. */
type Read = <T>(table: Table, schema: z.ZodType<T>) => T[]

function rowsOf(read: Read): Rows {
  const [settings] = read('settings', settingsRow)
  if (!settings)
    throw new Error(
      'The pricing settings are missing or wrong: open Pricing settings in the admin, or run “npm run migrate” on a new database.',
    )
  return {
    products: read('products', productRow),
    plans: read('plans', planRow),
    bundles: read('bundles', bundleRow),
    offerRules: read('offerRules', offerRuleRow),
    subscriberPrices: read('subscriberPrices', subscriberPriceRow),
    coupons: read('coupons', couponRow),
    campaigns: read('campaigns', campaignRow),
    settings,
    shownPrices: read('shownPrices', shownRow),
  }
}

const edited = (read: Read) =>
  editedWords({
    navigation: read('navigation', navigationRow),
    announcement: read('announcement', announcementRow),
    questions: read('faq', questionRow),
    messages: read('interfaceMessages', messageRow),
    sellers: read('sellers', sellerRow),
    payers: read('payers', payerRow),
    experiments: read('experiments', experimentRow),
    sharePictures: read('sharePictures', sharePictureRow),
  })

const addressesOf = (read: Read, { campaigns }: Rows): StoredAddresses => ({
  genericRoutes: read('genericRoutes', genericRouteRow),
  guides: read('guides', guideRow),
  redirects: read('redirects', redirectRow),
  campaigns: campaigns.flatMap(({ enabled, route }) => (enabled ? [route] : [])),
})
