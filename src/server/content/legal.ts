import type { Legal } from '@/payload-types'
import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { launchedOrPublished } from '../preview/found-by'
import { languageOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'
import { openMemory } from './unreadable'

export type LegalPage = SearchWords & {
  language: Locale
  title: string
  version: string
  effective: number
  body: NonNullable<Legal['body']>
}

const readAgain = openMemory<LegalPage>('a legal page')

/** The one in force, in the visitor's language, else in English. */
export const legalPage = (visit: Visit, key: string): Promise<LegalPage | undefined> =>
  visit.preview ? read(visit, key) : readAgain(`${visit.locale} ${key}`, read(visit, key))

async function read(visit: Visit, key: string): Promise<LegalPage | undefined> {
  const { locale } = visit
  const found = await launchedOrPublished(visit, 'legal', { key: { equals: key } })
  if (!found) return undefined
  const { doc, draft } = found
  if (!doc.body) return undefined
  const { title, version, effective, body } = doc
  return {
    language: await languageOf({ collection: 'legal', id: doc.id, locale, draft }),
    title,
    version,
    effective: Date.parse(effective),
    body,
    ...searchWordsOf(doc),
  }
}
