import type { CollectionBeforeChangeHook } from 'payload'
import { rememberedAs, shownPaths } from './shown-paths'

export const capturePath: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc) context[rememberedAs(slug, originalDoc.id)] = await shownPaths(req, slug, originalDoc.id)
  return data
}
