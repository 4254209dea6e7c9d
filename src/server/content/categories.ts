import { foreignLang } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { database } from '../runtime/database'
import { languagesOf } from './language-of'
import { rowByRow } from './row-by-row'

export type CategoryNode = {
  uid: string
  title: string
  lang: string | undefined
  children: CategoryNode[]
}

type Stored = Omit<CategoryNode, 'children'> & { id: string; parent: string | undefined }

/** As a tree (SPEC 3, category list item). */
export async function categoryTree({ locale }: Pick<Visit, 'locale'>): Promise<CategoryNode[]> {
  const payload = await cms()
  const docs = await rowByRow({
    what: 'a category',
    find: where =>
      payload.find({
        collection: 'categories',
        where,
        locale,
        fallbackLocale: 'en',
        depth: 0,
        pagination: false,
        sort: 'order',
      }),
    ids: () =>
      database.query<{ id: string }>('select id from categories where deleted_at is null order by "order"'),
  })
  const languageOf = await languagesOf({ collection: 'categories', ids: docs.map(({ id }) => id), locale })
  const all = docs.map(({ id, uid, title, parent }) => ({
    id,
    uid,
    title,
    lang: foreignLang(languageOf(id), locale),
    parent: typeof parent === 'string' ? parent : undefined,
  }))
  return below(all, undefined)
}

/** A category in a cycle has no root above it: it is left out, and the recursion ends. */
const below = (all: readonly Stored[], parent: string | undefined): CategoryNode[] =>
  all
    .filter(each => each.parent === parent)
    .map(({ id, uid, title, lang }) => ({ uid, title, lang, children: below(all, id) }))

/** Its own, then those of all below it. */
export const uidsOf = (node: CategoryNode): string[] => [node.uid, ...node.children.flatMap(uidsOf)]

/** The path from the root to a category; empty where it is unknown. */
export function wayTo(tree: readonly CategoryNode[], uid: string): CategoryNode[] {
  for (const node of tree) {
    const below = wayTo(node.children, uid)
    if (node.uid === uid || below.length > 0) return [node, ...below]
  }
  return []
}
