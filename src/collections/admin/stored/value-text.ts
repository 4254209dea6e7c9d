import { FACT_CODES } from '../../fields/code-names'
import { OFF_TYPE_LABELS, planLabel } from '../../fields/options'
import { percentShown } from '../amounts/number-text'
import { namesOf } from '../named/named-value'
import { refusalIn } from '../price-lab/why-not'
import { categoryIn } from '../support/category-text'
import { codeText } from '../words/code-text'
import { labelled } from '../words/labelled'
import type { AdminLanguage } from '../words/language'
import { capitalised } from '../words/plain-english'
import { say } from '../words/say'
import { momentIn } from '../words/written/moment-in'
import { amountText } from './amount-text'
import type { Telling } from './telling'

/** In minor units of the currency around them. */
const AMOUNTS =
  'after amount balance base before credit day_price debit fromBalance list monthly_price price returned selling total unit_price value'.split(
    ' ',
  )

/** Keys whose values the names of another field tell. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ country: 'country', vatCountry: 'country', locale: 'locale', lang: 'locale', site: 'site', os: 'os' },
  ...{ on: 'name', state: 'state', type: 'type', dispute: 'state', effects: 'effects' },
}

type InWords = (code: string, language: AdminLanguage) => string

const SPECIAL: Readonly<Record<string, InWords>> = {
  because: (code, language) => refusalIn(language, [code]),
  category: (code, language) => categoryIn(language, code),
  plan: (code, language) => labelled(planLabel(code), language),
  // Staff write a sentence under the same key.
  reason: (code, language) => (/^[a-z_]+$/.test(code) ? refusalIn(language, [code]) : code),
}

/** Keys whose values are keys of products. */
const PRODUCTS = ['recommended', 'route']

/** What one value tells, by the key that it stands under. */
export function valueText(key: string, value: unknown, telling: Telling): string {
  const { language, currency, products } = telling
  if (typeof value === 'boolean') return say(language, value ? 'Yes' : 'No')
  if (typeof value === 'number') return numberText(key, value, { language, currency })
  if (PRODUCTS.includes(key)) return namesOf(value, products, language)
  return codeIn(key, String(value), language) ?? plainText(String(value), language)
}

function codeIn(key: string, code: string, language: AdminLanguage): string | undefined {
  const [field, special, name] = [FIELDS[key], SPECIAL[key], FACT_CODES[key]?.[code]]
  if (name !== undefined) return capitalised(labelled(name, language))
  return special?.(code, language) ?? (field === undefined ? undefined : codeText(field, code, language))
}

const plainText = (text: string, language: AdminLanguage): string =>
  ISO.test(text) ? momentIn(language, Date.parse(text)) : (GROUPS[text]?.(language) ?? text)

/** A visitor's group in a test of plans stands under the name of the test. */
const GROUPS: Readonly<Record<string, (language: AdminLanguage) => string>> = {
  a_show: language => say(language, 'A: with the change'),
  b_close: language => say(language, 'B: without the change'),
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Instants are in ms: no count of this shop is as large. */
const FIRST_INSTANT = 100_000_000_000

type Amount = Pick<Telling, 'language' | 'currency'>

function numberText(key: string, value: number, { language, currency }: Amount): string {
  if (AMOUNTS.includes(key)) return amountText(value, currency, language)
  if (value >= FIRST_INSTANT) return momentIn(language, value)
  if (key === 'rate') return percentShown(value / 10_000, language)
  return key === 'offType' ? labelled(OFF_TYPE_LABELS[value] ?? String(value), language) : String(value)
}
