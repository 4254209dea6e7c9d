import type { PayloadRequest } from 'payload'
import type { LaunchRow } from '@/server/launches/launch'
import { keepVersion, type Stored } from '../published/keep-version'

type Row = Pick<LaunchRow, 'kind' | 'item'>

/**
 * The version that says what is published of a document; null where nothing is. A document that was written past the admin gets
 * one, dated as its row is.
 */
export async function publishedVersion(req: PayloadRequest, { kind, item }: Row): Promise<string | null> {
  if (kind === 'price-sets') return null
  const where = { id: { equals: item } }
  const row = await req.payload.db.findOne<Stored>({ collection: kind, where, locale: 'all', req })
  if (row?._status !== 'published') return null
  const at = Date.parse(String(row.updatedAt))
  const found = await latestPublished(req, { kind, item })
  if (found?.at === at) return found.id
  await keepVersion(req, kind, row, { at })
  return (await latestPublished(req, { kind, item }))?.id ?? null
}

async function latestPublished(req: PayloadRequest, { kind, item }: Row) {
  if (kind === 'price-sets') return undefined
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: kind,
    where: { and: [{ parent: { equals: item } }, { 'version._status': { equals: 'published' } }] },
    ...{ sort: ['-version.updatedAt', '-updatedAt'], locale: 'all', pagination: false, limit: 1, req },
  })
  const [version] = docs
  return version && { id: String(version.id), at: Date.parse(String(version.version.updatedAt)) }
}
