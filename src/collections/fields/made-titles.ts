import type { CollectionSlug, PayloadRequest } from 'payload'
import { isRow } from './row'

type Named = { collection: string; id: string }
type TitleOf = (named: Named) => string | undefined

/**
 * What statements cannot know: the titles, in words, of documents whose title is made (`titleFrom`); of no others. They say
 * no more than the rows that were found.
 */
export async function madeTitles(req: PayloadRequest, rows: readonly Named[]): Promise<TitleOf> {
  const titles = new Map<string, string>()
  for (const { slug, admin, flattenedFields } of req.payload.config.collections) {
    const ids = rows.filter(({ collection, id }) => collection === slug && id !== '').map(({ id }) => id)
    const isMade = flattenedFields.some(
      ({ name, ...field }) => name === admin.useAsTitle && 'virtual' in field,
    )
    for (const [id, title] of ids.length > 0 && isMade ? await titlesIn(req, slug, ids) : [])
      titles.set(`${slug}/${id}`, title)
  }
  return ({ collection, id }) => titles.get(`${collection}/${id}`)
}

async function titlesIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<[id: string, title: string][]> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: { title: true },
    draft: true,
    trash: true,
    pagination: false,
    depth: 0,
    req,
  })
  const rows: unknown[] = docs
  return rows.flatMap(doc =>
    isRow(doc) && typeof doc.title === 'string' ? [[String(doc.id), doc.title] as [string, string]] : [],
  )
}
