import type { MessageEdits } from '@/site/edited-messages'
import { foreignLang, LOCALES, type Locale } from '@/site/locale'
import type { Market } from '@/site/markets'
import type { SharePicture } from '@/site/share-picture'
import type { Site } from '@/site/sites'
import type { PayerRow } from './payer-row'
import type { SellerRow } from './seller-row'
import type { RuleBookTable } from './tables'
import type { AnnouncementRow, ExperimentRow, MessageRow, NavigationRow, QuestionRow } from './word-rows'

/** A text by language; missing ones fall back to `en`. */
export type Localized = Partial<Record<string, string>>

type RowWords = {
  products: ReadonlyMap<number, Localized>
  offerRules: ReadonlyMap<string, Localized>
  coupons: ReadonlyMap<string, Localized>
  campaigns: ReadonlyMap<string, Localized>
  /** In an editor's own words, by campaign. */
  benefits: ReadonlyMap<string, Localized>
  /** In which campaigns end. */
  endZones: ReadonlyMap<string, string>
}

type EditedWords = {
  navigation: ReadonlyMap<Site, NavigationRow>
  announcement: AnnouncementRow | undefined
  questions: readonly QuestionRow[]
  messages: MessageEdits
  sellers: ReadonlyMap<Market, SellerRow>
  payers: readonly PayerRow[]
  experiments: readonly ExperimentRow[]
  sharePictures: readonly SharePicture[]
}

export type Words = RowWords & EditedWords

type Stored = Record<RuleBookTable, { row: Record<string, unknown> }[]>

const localized = (value: unknown): Localized =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

const byKey = (rows: Stored[RuleBookTable], key: string, text: string) =>
  new Map(rows.map(({ row }) => [String(row[key]), localized(row[text])]))

/** What the rows of the rule book are called, by their keys, products by pid. Nothing is checked but that a text is one. */
export function readWords(stored: Stored): RowWords {
  return {
    products: new Map(stored.products.map(({ row }) => [Number(row.pid), localized(row.name)])),
    offerRules: byKey(stored.offerRules, 'key', 'label'),
    coupons: byKey(stored.coupons, 'code', 'text'),
    campaigns: byKey(stored.campaigns, 'key', 'name'),
    benefits: byKey(stored.campaigns, 'key', 'benefit'),
    endZones: new Map(stored.campaigns.map(({ row }) => [String(row.key), zoneOf(row)])),
  }
}

/** A row of the table or, in a preview, a document. */
const zoneOf = ({ endtime_tz, endTime_tz }: Record<string, unknown>): string =>
  String(endtime_tz ?? endTime_tz ?? 'UTC')

type EditedRows = {
  navigation: NavigationRow[]
  announcement: AnnouncementRow[]
  questions: QuestionRow[]
  messages: MessageRow[]
  sellers: SellerRow[]
  payers: PayerRow[]
  experiments: ExperimentRow[]
  sharePictures: SharePicture[]
}

/** What editors write and rows are not made of; of texts of the interface those that are not empty, by language. */
export function editedWords({
  navigation,
  announcement,
  questions,
  messages,
  sellers,
  payers,
  experiments,
  sharePictures,
}: EditedRows): EditedWords {
  return {
    navigation: new Map(navigation.map(row => [row.site, row])),
    announcement: announcement[0],
    sellers: new Map(sellers.map(row => [row.market, row])),
    payers,
    experiments,
    sharePictures,
    questions,
    messages: new Map(
      LOCALES.flatMap(locale => {
        const texts = messages.flatMap(({ key, text }) =>
          text[locale] ? [[key, text[locale]] as const] : [],
        )
        return texts.length > 0 ? [[locale, new Map(texts)] as const] : []
      }),
    ),
  }
}

/** In this language, else in English, else `fallback`. */
export const inLanguage = (text: Localized | undefined, locale: string, fallback: string): string =>
  text?.[locale] ?? text?.en ?? fallback

/** The `lang` of such a text on a page; undefined unless it falls back to English. */
export const langOf = (text: Localized | undefined, locale: Locale): string | undefined =>
  text?.[locale] === undefined && text?.en !== undefined ? foreignLang('en', locale) : undefined
