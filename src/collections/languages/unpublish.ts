import {
  type CollectionSlug,
  type FlattenedField,
  getLatestCollectionVersion,
  type PayloadRequest,
} from 'payload'
import { type Refusal, refuseFor } from '../fields/refusal'
import { nameOf } from '../hooks/keep-amounts'
import { keepVersion, type Stored } from '../published/keep-version'
import { isLocalized, wordsIn } from '../translations/words'

export const IN_LANGUAGES = [
  'articles',
  'pages',
  'product-copy',
  'guides',
  'reviews',
  'best-lists',
  'legal',
] as const satisfies CollectionSlug[]
type InLanguages = (typeof IN_LANGUAGES)[number]

type Unpublishing = { req: PayloadRequest; collection: InLanguages; id: string; language: string }

export const FALLBACK: Refusal = {
  code: 'fallback_language',
  path: '',
  sentence: 'The other languages fall back to English: unpublish all of them together.',
}
const LAST: Refusal = {
  code: 'last_language',
  path: '',
  sentence: 'Nothing is published in any other language: use Unpublish.',
}

/**
 * Takes back one language of a published document; its text stays in the draft. False unless there is such a document
 * and it is published.
 */
export async function unpublishLanguage({ req, collection, id, language }: Unpublishing): Promise<boolean> {
  const { config } = req.payload.collections[collection]
  const query = { collection, where: { id: { equals: id } }, locale: 'all', req }
  const published = await req.payload.db.findOne<Stored>(query)
  if (published?._status !== 'published' || published.deletedAt) return false
  const draft = await getLatestCollectionVersion<Stored>({ id, config, payload: req.payload, query, req })
  const fields = config.flattenedFields.filter(isLocalized)
  const rest = { ...withoutLanguage(published, fields, language), changed_by: nameOf(req) }
  refuseFor([fallsBackTo(collection, language) ? FALLBACK : null, hasWords(rest, fields) ? null : LAST])
  const row = await req.payload.db.updateOne({ collection, id, data: rest, locale: 'all', req })
  await keepVersion(req, collection, { ...row, _status: 'published' })
  await keepVersion(req, collection, { ...(draft ?? published), id, _status: 'draft' }, { snapshot: true })
  return true
}

/** What is not written in a language is shown in English, but for articles. */
export const fallsBackTo = (collection: InLanguages, language: string): boolean =>
  language === 'en' && collection !== 'articles'

const isWords = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function withoutLanguage(document: Stored, fields: readonly FlattenedField[], language: string): Stored {
  const emptied = fields.flatMap(({ name }) => {
    const words = document[name]
    return isWords(words) ? [[name, { ...words, [language]: null }]] : []
  })
  return { ...document, ...Object.fromEntries(emptied) }
}

/** A picture that is shared is none, nor is an empty list. */
const hasWords = (document: Stored, fields: readonly FlattenedField[]): boolean =>
  fields.some(field => {
    const words = document[field.name]
    return isWords(words) && Object.values(words).some(value => wordsIn(field, value).length > 0)
  })
