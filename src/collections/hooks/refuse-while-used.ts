import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { type Refusal, refuseFor } from '../fields/refusal'
import { isUsed, type Use, usesOf } from './uses'

/** It would vanish from the rows that refer to it. */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseWhileUsed(req, collection.slug, String(id), 'deleted')

export const refuseTrashWhileUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data.deletedAt && originalDoc?.id && !originalDoc.deletedAt)
    await refuseWhileUsed(req, collection.slug, String(originalDoc.id), 'deleted')
  return data
}

async function refuseWhileUsed(req: PayloadRequest, slug: string, id: string, done: string): Promise<void> {
  if (!isUsed(slug)) throw new Error(`Nothing says where rows of ${slug} are used.`)
  const uses = await usesOf(req, slug, id)
  refuseFor([uses.length > 0 ? inUse(uses, done) : null])
}

const inUse = (uses: readonly Use[], done: string): Refusal => ({
  code: 'in_use',
  path: '',
  sentence: `It cannot be ${done} while it is used in ${listed(uses)}.`,
})

function listed(uses: readonly Use[]): string {
  const kinds = [...new Set(uses.map(({ collection }) => collection))]
  return kinds
    .map(kind => {
      const titles = uses.filter(({ collection }) => collection === kind).map(({ title }) => title)
      return `${kind} ${[...new Set(titles)].map(title => `“${title}”`).join(' and ')}`
    })
    .join('; ')
}
