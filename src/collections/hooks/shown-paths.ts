import type { PayloadRequest } from 'payload'
import { pathOf } from '@/site/path'
import { hasPages, PAGES_OF, type Row } from './pages-of'

/** The paths of what the shop shows of a row now, later drafts aside; empty unless it is published. */
export async function shownPaths(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  if (!hasPages(slug)) throw new Error(`Rows of ${slug} have no addresses of their own.`)
  const { fields, pages } = PAGES_OF[slug]
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: slug,
    where: { id: { equals: id } },
    select: Object.fromEntries([...fields, '_status', 'deletedAt'].map(field => [field, true])),
    req,
  })
  if (!row || row._status === 'draft' || row.deletedAt) return []
  return pages(row).map(shown => pathOf(shown, 'com', 'en'))
}

export const rememberedAs = (slug: string, id: string) => `addresses of ${slug} ${id}`
