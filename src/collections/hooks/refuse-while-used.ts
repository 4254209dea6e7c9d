import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { type Refusal, refuseFor } from '../fields/refusal'
import { isUsed, type Use, usesOf } from './uses'

/** It would vanish from the rows that refer to it. */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) =>
  refuseWhileUsed(req, collection.slug, String(id), () => false)

export const refuseTrashWhileUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data.deletedAt && originalDoc?.id && !originalDoc.deletedAt)
    await refuseWhileUsed(req, collection.slug, String(originalDoc.id), goesAlong)
  return data
}

/** Comments are shown with their article alone, and come back with it. */
const goesAlong = ({ collection }: Use): boolean => collection === 'comments'

async function refuseWhileUsed(
  req: PayloadRequest,
  slug: string,
  id: string,
  isNone: (use: Use) => boolean,
): Promise<void> {
  if (!isUsed(slug)) throw new Error(`Nothing says where rows of ${slug} are used.`)
  const uses = (await usesOf(req, slug, id)).filter(use => !isNone(use))
  refuseFor([uses.length > 0 ? inUse(uses) : null])
}

const inUse = (uses: readonly Use[]): Refusal => ({
  code: 'in_use',
  path: '',
  sentence: `It cannot be deleted while it is used in ${listed(uses)}.`,
})

function listed(uses: readonly Use[]): string {
  const kinds = [...new Set(uses.map(({ collection }) => collection))]
  return kinds
    .map(kind => {
      const titles = uses.filter(({ collection }) => collection === kind).map(named)
      return `${kind} ${[...new Set(titles)].join(' and ')}`
    })
    .join('; ')
}

const named = ({ title, isTrashed }: Use) => `“${title}”${isTrashed ? ' (in the trash)' : ''}`
