import type { Legal } from '@/payload-types'
import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
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
export const legalPage = ({ locale }: Visit, key: string): Promise<LegalPage | undefined> =>
  readAgain(`${locale} ${key}`, read(locale, key))

async function read(locale: Locale, key: string): Promise<LegalPage | undefined> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'legal',
    where: { key: { equals: key }, _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc?.body) return undefined
  const { title, version, effective, body } = doc
  return {
    language: await languageOf({ collection: 'legal', id: doc.id, locale }),
    title,
    version,
    effective: Date.parse(effective),
    body,
    ...searchWordsOf(doc),
  }
}
