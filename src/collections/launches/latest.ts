import type { PayloadRequest, Where } from 'payload'
import type { LaunchDocument } from '@/server/launches/terms'
import { untitled } from '../admin/untitled/untitled'
import { adminLanguage } from '../admin/words/language'
import { madeTitles } from '../fields/made-titles'
import { storedTitle } from '../fields/title'
import type { Draft } from '../preview/previewed-at'

/** The latest version of a document; `at` in ms (UTC). An autosave changes a version in place, so both name what it says. */
export type Latest = {
  item: string
  version: string
  at: number
  by: string
  isDraft: boolean
  isGone: boolean
  name: string
  /** What the address of its page is made of. */
  shown: Draft
}

type Version = {
  id: string | number
  parent: string | number
  updatedAt: string
  version: Record<string, unknown>
}
type Collection = LaunchDocument | 'coupons'

/** By document; one without versions, or that is no longer there, is not among them. */
export async function latestOf(
  req: PayloadRequest,
  collection: Collection,
  items: readonly string[],
): Promise<Map<string, Latest>> {
  const where: Where = { parent: { in: [...items] } }
  return new Map((await latestWhere(req, collection, where)).map(each => [each.item, each]))
}

const MOST = 300

/** The documents with a draft that is not published, those changed last first. */
export async function draftsOf(req: PayloadRequest, collection: LaunchDocument): Promise<Latest[]> {
  const found = await latestWhere(req, collection, { 'version._status': { equals: 'draft' } }, MOST)
  return found.filter(({ isDraft, isGone }) => isDraft && !isGone).reverse()
}

async function latestWhere(req: PayloadRequest, collection: Collection, where: Where, limit = 0) {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { and: [{ latest: { equals: true } }, where] },
    ...{ sort: ['-updatedAt', '-createdAt', '-id'], locale: 'en', pagination: false, limit, req },
  })
  const { config } = req.payload.collections[collection]
  const naming = {
    title: storedTitle(config),
    none: untitled(config.labels.singular, adminLanguage(req.i18n.language)),
  }
  // The later ones come last, so that of two of one document a map keeps the latest.
  const found = docs.map(doc => readVersion(doc, naming)).reverse()
  const titleOf = await madeTitles(
    req,
    found.map(({ item }) => ({ collection, id: item })),
  )
  return found.map(each => ({ ...each, name: titleOf({ collection, id: each.item }) ?? each.name }))
}

/** The field that names a document, and what one without it is called. */
type Naming = { title: string; none: string }

const readVersion = ({ id, parent, updatedAt, version }: Version, { title, none }: Naming): Latest => ({
  ...{ item: String(parent), version: String(id), at: Date.parse(updatedAt) },
  by: typeof version.changed_by === 'string' ? version.changed_by : '',
  isDraft: version._status === 'draft',
  isGone: Boolean(version.deletedAt),
  name: textOf(version[title]) || none,
  shown: pick(version, ['route', 'number', 'sites', 'startTime']),
})

const pick = (version: Draft, fields: readonly string[]): Draft =>
  Object.fromEntries(fields.map(field => [field, version[field]]))

/** A text of one language, or of several by language. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).find(text => typeof text === 'string' && text !== '') ?? ''
}

/** What a version is remembered by. */
export const pinOf = ({ version, at }: Pick<Latest, 'version' | 'at'>): string => `${version} ${at}`
