import { z } from 'zod'
import { LOCALES, type Locale } from '@/site/locale'

/** A localized field as read with `locale: 'all'`. */
export const perLanguage = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(z.enum(LOCALES), value.nullish()).nullish()

export type InWords<Value> = { value: Value | undefined; language: Locale }

type PerLanguage<Value> = Partial<Record<Locale, Value | null>> | null

/** A field in the visitor's language, else in English; an empty text or list counts as missing. */
export function inWords<Value>(field: PerLanguage<Value> | undefined, locale: Locale): InWords<Value> {
  const own = writtenIn(field, locale)
  if (own !== undefined) return { value: own, language: locale }
  const english = writtenIn(field, 'en')
  return { value: english, language: english === undefined ? locale : 'en' }
}

function writtenIn<Value>(field: PerLanguage<Value> | undefined, locale: Locale): Value | undefined {
  const value = field?.[locale]
  return value === '' || (Array.isArray(value) && value.length === 0) ? undefined : (value ?? undefined)
}
