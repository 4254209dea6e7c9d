import config from '@payload-config'
import { getPayload, type Payload, type Where } from 'payload'
import { LOCALES, type Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'

/** The editing room's documents, for pages; the one instance of this process. */
export const cms = (): Promise<Payload> => getPayload({ config })

/** Which versions of a document a visit sees: the published one, in a preview by staff the latest. */
export const seenBy = ({ preview }: Pick<Visit, 'preview'>): { draft: boolean; status: Where } =>
  preview ? { draft: true, status: {} } : { draft: false, status: { _status: { equals: 'published' } } }

/** A text that an editor wrote in some languages, by language. */
export type InLanguages<T> = Partial<Record<Locale, T>>

/** The languages in which a text is written. */
export const languagesOf = (texts: unknown): Locale[] =>
  LOCALES.filter(locale => {
    const text = typeof texts === 'object' && texts !== null ? Reflect.get(texts, locale) : undefined
    return text !== undefined && text !== null && text !== ''
  })
