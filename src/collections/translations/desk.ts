import { createHash } from 'node:crypto'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { outdatedFields } from '@/server/content/outdated-translations'
import type { Locale } from '@/site/locale'
import { isRow, type Row } from '../fields/row'
import { transactionOf } from '../hooks/transaction'
import { type Pairs, pairsOf } from './pairing'
import { isLocalized, wordsIn } from './words'
import { writtenIn } from './written-in'

/** What is translated at the desk; menus and texts of the interface have forms of their own. */
const AT_DESK = [
  'articles',
  'pages',
  'product-copy',
  'guides',
  'reviews',
  'best-lists',
  'legal',
  'faq',
  'categories',
  'authors',
  'releases',
  'media',
] as const satisfies CollectionSlug[]
type DeskCollection = (typeof AT_DESK)[number]

export const isAtDesk = (slug: unknown): slug is DeskCollection => AT_DESK.some(each => each === slug)

export type DeskName = { collection: DeskCollection; id: string; locale: Locale }

export type DeskField = Pairs & {
  field: FlattenedField
  /** The value of the original. */
  original: unknown
  /** What the original said when this was last right, if it says something else by now. */
  before: string[] | undefined
}

export type Desk = DeskName & {
  title: string
  from: Locale
  /** Changes whenever a text of either language does. */
  version: string
  hasDrafts: boolean
  isPublished: boolean
  fields: DeskField[]
}

/** A document with its original and one language, as whoever asks may read it; null if there is none, or the language is the original's. */
export async function deskOf(
  req: PayloadRequest,
  { collection, id, locale }: DeskName,
): Promise<Desk | null> {
  const inEnglish = await documentIn(req, { collection, id, locale: 'en' })
  if (!inEnglish) return null
  const from = writtenIn(inEnglish)
  if (from === locale) return null
  const original = from === 'en' ? inEnglish : await documentIn(req, { collection, id, locale: from })
  const own = await documentIn(req, { collection, id, locale })
  if (!original || !own) return null
  const { config } = req.payload.collections[collection]
  const outdated = await outdatedFields(transactionOf(req), { collection, id }, locale)
  const fields = config.flattenedFields.filter(isLocalized).flatMap(field => {
    const [its, ours] = [original[field.name], own[field.name]].map(value => wordsIn(field, value))
    if (!its || !ours || its.length + ours.length === 0) return []
    const before = ours.length > 0 ? outdated.get(field.name) : undefined
    return [{ field, original: original[field.name], before, ...pairsOf(its, ours, before) }]
  })
  return {
    collection,
    id,
    locale,
    title: titleOf(config.admin?.useAsTitle, [original, own]),
    from,
    version: versionOf(fields),
    hasDrafts: Boolean(config.versions?.drafts),
    isPublished: original._status === 'published',
    fields,
  }
}

async function documentIn(req: PayloadRequest, { collection, id, locale }: DeskName): Promise<Row | null> {
  const found: unknown = await req.payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return isRow(found) ? found : null
}

function titleOf(field: string | undefined, rows: readonly Row[]): string {
  const titles = rows.map(row => row[field ?? 'id'])
  return String(titles.find(title => typeof title === 'string' && title !== '') ?? 'Untitled')
}

function versionOf(fields: readonly DeskField[]): string {
  const texts = fields.map(({ field, original, pairs, left }) => [
    field.name,
    original,
    pairs.map(({ text }) => text),
    left.map(({ text }) => text),
  ])
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)
}
