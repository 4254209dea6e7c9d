import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Locale } from '@/site/locale'
import type { Row } from '../fields/row'
import { MOST_ROWS } from './words'

/** A list as the admin shows it. */
export type AskedList = {
  where: Where | undefined
  search: string | undefined
  sort: string | undefined
  locale: Locale
  /** Whether it is the list of what lies in the trash. */
  isTrash: boolean
}

/** The ids of the rows of a list in its order, one more than `MOST_ROWS` at most. Throws where who asks may not ask so. */
export async function idsOf(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  asked: AskedList,
): Promise<string[]> {
  const where = mergeListSearchAndWhere({
    collectionConfig: config,
    search: asked.search ?? '',
    where: { and: [asked.where ?? {}, ...(asked.isTrash ? [{ deletedAt: { exists: true } }] : [])] },
  })
  const { docs } = await req.payload.find({
    ...reading(req, config.slug, asked),
    where,
    ...(asked.sort && { sort: asked.sort }),
    select: {},
    limit: MOST_ROWS + 1,
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

/** Some of these rows, in this order; what was deleted since is not among them. */
export async function rowsOf(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { ids, fields, ...asked }: AskedList & { ids: readonly string[]; fields: readonly string[] },
): Promise<Row[]> {
  const { docs } = await req.payload.find({
    ...reading(req, config.slug, asked),
    where: { id: { in: [...ids] } },
    select: Object.fromEntries(fields.map(name => [name, true])),
    limit: ids.length,
    pagination: false,
  })
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = (id: unknown) => places.get(String(id)) ?? 0
  return docs.map(doc => ({ ...doc })).toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
}

/** As the lists of the admin read, and with no more rights than who asks. */
const reading = (req: PayloadRequest, collection: CollectionSlug, { locale, isTrash }: AskedList) => ({
  collection,
  draft: true,
  trash: isTrash,
  locale,
  fallbackLocale: false as const,
  depth: 0,
  overrideAccess: false,
  user: req.user,
  req,
})
