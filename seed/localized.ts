import { z } from 'zod'
import { PRICING_LOCALES, type PricingLocale } from '@/pricing/vocabulary'

/** A text in each of the shop's languages. */
export type Localized = Record<PricingLocale, string>

/** All seven languages, none of them empty. */
export const localized = z.record(z.enum(PRICING_LOCALES), z.string().trim().min(1, 'must not be empty'))

/** A value in the languages that are written so far, English always among them. */
export type Written<Value> = { en: Value } & Partial<Record<PricingLocale, Value>>

/** English, and any other language where it is written. */
export const written = <Schema extends z.ZodType>(value: Schema) => {
  const other = value.optional()
  return z.strictObject({ en: value, ja: other, de: other, es: other, it: other, fr: other, zh: other })
}

/** One text in every language, made by the same rule. */
export function inEveryLanguage(text: (locale: PricingLocale) => string): Localized {
  return {
    en: text('en'),
    ja: text('ja'),
    de: text('de'),
    es: text('es'),
    it: text('it'),
    fr: text('fr'),
    zh: text('zh'),
  }
}
