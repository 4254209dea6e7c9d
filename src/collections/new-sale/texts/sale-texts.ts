import type { RuleBook } from '@/pricing'
import { wallClock } from '@/server/time-zones/zoned-instant'
import { ENGLISH_NAMES, LOCALES, type Locale } from '@/site/locale'
import { couponTextOf, headlineOf } from '@/site/saving-words'
import type { SaleRefusal } from '../refusal-words'
import type { Sale } from '../sale'
import type { TypedSale } from '../typed'
import { percentText } from '../typed-discount'
import { namesOf } from './occasions'
import { savingOf } from './saving'
import { untruePercents } from './untrue-numbers'

/** By what they are for and their language: «name.de», «headline.de», and «p3000.de» for the coupon of 30 %. */
export type SaleTexts = Record<string, string>

export const textField = (piece: string, locale: Locale): string => `${piece}.${locale}`

/** What a sale shows to customers: its name, a slide of its page, and a text for each coupon. */
const piecesOf = ({ discounts }: Pick<Sale, 'discounts'>): string[] => [
  'name',
  'headline',
  ...discounts.map(({ key }) => key),
]

/** The languages in which it needs words; English is what another language falls back to. */
export const languagesOf = ({ locales }: Pick<Sale, 'locales'>): Locale[] =>
  LOCALES.filter(locale => locale === 'en' || locales.includes(locale))

type Book = Pick<RuleBook, 'currencies'>
type Typed = Pick<TypedSale, 'texts' | 'made'>
type Filled = { texts: SaleTexts; made: SaleTexts }

/** Every text of a sale: what somebody wrote, and from the templates what nobody did. */
export function filledTexts(sale: Sale, typed: Typed, book: Book): Filled {
  const filled: Filled = { texts: {}, made: {} }
  const names = namesOf(sale.name)
  const fill = (field: string, template: string) => {
    filled.made[field] = template
    filled.texts[field] = writtenAt(typed, field) ?? template
  }
  for (const locale of languagesOf(sale)) {
    const field = textField('name', locale)
    fill(field, names[locale])
    fill(textField('headline', locale), headlineOf(savingOf(all(sale), book), lastDay(sale), locale))
    for (const { key, discount } of sale.discounts) {
      const saving = savingOf([discount], book)
      fill(textField(key, locale), couponTextOf(filled.texts[field] ?? '', saving, locale))
    }
  }
  return filled
}

/** A text that says what its template said is nobody's. */
function writtenAt({ texts, made }: Typed, field: string): string | undefined {
  const text = texts[field]?.trim() ?? ''
  return text === '' || text === made[field]?.trim() ? undefined : text
}

const all = ({ discounts }: Sale) => discounts.map(({ discount }) => discount)

/** The last day that it touches, by its own clock. */
const lastDay = ({ until, zone }: Sale): number => wallClock(until - 1, zone)

/** A mark at each text that names a percentage which is none of the sale. */
export function untrueTexts(sale: Sale, texts: SaleTexts): SaleRefusal[] {
  return languagesOf(sale).flatMap(locale =>
    piecesOf(sale).flatMap(piece => {
      const isTrue = truePercents(sale, piece)
      const field = textField(piece, locale)
      const untrue = untruePercents(texts[field] ?? '', locale, isTrue)
      if (untrue.length === 0) return []
      return [
        { code: 'untrue_percent', field: `text.${field}`, sentence: untrueText(locale, untrue, isTrue) },
      ]
    }),
  )
}

function truePercents({ discounts }: Sale, piece: string): ReadonlySet<number> {
  const meant = discounts.filter(({ key }) => piece === 'name' || piece === 'headline' || piece === key)
  return new Set(meant.flatMap(({ discount }) => (discount.kind === 'percent' ? [discount.basisPoints] : [])))
}

function untrueText(locale: Locale, untrue: readonly number[], isTrue: ReadonlySet<number>): string {
  const [language, said] = [ENGLISH_NAMES[locale], listOf(untrue)]
  return isTrue.size === 0
    ? `The text in ${language} says ${said}, but what is taken off is a price, not a percentage.`
    : `The text in ${language} says ${said}, but it is ${listOf([...isTrue])}.`
}

const listOf = (percents: readonly number[]): string =>
  percents.map(percent => `${percentText(percent)}%`).join(', ')
