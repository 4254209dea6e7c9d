import type { Locale } from './locale'
import { familyOf, type PageRef } from './page'
import { type Site, siteSpeaking, type Tree, treeOf } from './sites'

/** The tree on which a text stands. On others its address answers too, and names the canonical one there. */
export const canonicalTree = (shown: PageRef): Tree => familyOf(shown).trees[0]

/** The site of the canonical address: what is read on both trees stands in the shop; the rest where it is. */
export function canonicalSite(shown: PageRef, site: Site, locale: Locale): Site {
  const tree = canonicalTree(shown)
  if (tree === treeOf(site) || !familyOf(shown).indexable) return site
  return siteSpeaking(tree === 'shop' ? 'com' : 'discover_com', locale)
}
