import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { LOCALES, type Locale } from '@/site/locale'

/** The editing room's documents, for pages; the one instance of this process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/** A text that an editor wrote in some languages, by language. */
export type InLanguages<T> = Partial<Record<Locale, T>>

/** The languages in which a text is written. */
export const languagesOf = (texts: unknown): Locale[] =>
  LOCALES.filter(locale => {
    const text = typeof texts === 'object' && texts !== null ? Reflect.get(texts, locale) : undefined
    return text !== undefined && text !== null && text !== ''
  })
