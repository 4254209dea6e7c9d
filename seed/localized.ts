import { z } from 'zod'
import { PRICING_LOCALES, type PricingLocale } from '@/pricing/vocabulary'

/** A text in each of the shop's languages. */
export type Localized = Record<PricingLocale, string>

/** All seven languages, none of them empty. */
export const localized = z.record(z.enum(PRICING_LOCALES), z.string().trim().min(1, 'must not be empty'))

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
