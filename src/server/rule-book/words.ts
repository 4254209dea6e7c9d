import type { RuleBookTable } from './tables'

/** A text in each language that has it; `en` is what the others fall back to. */
export type Localized = Partial<Record<string, string>>

/** The words that editors gave to the rows of the rule book, per language. */
export type Words = {
  products: ReadonlyMap<number, Localized>
  offerRules: ReadonlyMap<string, Localized>
  coupons: ReadonlyMap<string, Localized>
  campaigns: ReadonlyMap<string, Localized>
}

type Stored = Record<RuleBookTable, { row: Record<string, unknown> }[]>

const localized = (value: unknown): Localized =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

const byKey = (rows: Stored[RuleBookTable], key: string, text: string) =>
  new Map(rows.map(({ row }) => [String(row[key]), localized(row[text])]))

/** Collects the localized words of the stored rows. */
export function readWords(stored: Stored): Words {
  return {
    products: new Map(stored.products.map(({ row }) => [Number(row.pid), localized(row.name)])),
    offerRules: byKey(stored.offerRules, 'key', 'label'),
    coupons: byKey(stored.coupons, 'code', 'text'),
    campaigns: byKey(stored.campaigns, 'key', 'name'),
  }
}

/** The text in this language, else in English, else `fallback`. */
export const inLanguage = (text: Localized | undefined, locale: string, fallback: string): string =>
  text?.[locale] ?? text?.en ?? fallback
