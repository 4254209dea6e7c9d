import type { SelectField } from 'payload'
import { ENGLISH_NAMES, isLocale, LOCALES, type Locale } from '@/site/locale'
import { options } from '../fields/options'

/** For what may be written in another language than English first. */
export const writtenInField: SelectField = {
  name: 'written_in',
  type: 'select',
  label: 'Written in',
  options: options(LOCALES, ENGLISH_NAMES),
  defaultValue: ({ locale }: { locale?: string | null }) => (isLocale(locale ?? undefined) ? locale : 'en'),
  admin: {
    position: 'sidebar',
    description: 'The language of the original: translations are made from it',
  },
}

/** The language in which a document was written first, of which the others are translations. */
export function writtenIn({ written_in }: { written_in?: unknown }): Locale {
  return typeof written_in === 'string' && isLocale(written_in) ? written_in : 'en'
}
