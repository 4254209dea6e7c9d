import type { CardProduct } from '@/server/catalogue/product-cards'
import { type LinkedDocument, pageOfDocument } from '@/site/document-page'
import { linkIn } from '@/site/link'
import type { Locale } from '@/site/locale'
import { pathOf } from '@/site/path'
import { type Origins, type Site, treeOf } from '@/site/sites'

/** Where a text stands. `items`: the products that its cards show; `at`: what is published by then (ms, UTC). */
export type Around = {
  site: Site
  locale: Locale
  origins?: Origins | undefined
  items?: readonly CardProduct[] | undefined
  at?: number | undefined
}

export const isDocument = (value: unknown): value is LinkedDocument =>
  typeof value === 'object' && value !== null

/** The address of a document for whoever reads; undefined where it is gone, or not shown here in this language. */
export function addressOf(collection: string, value: unknown, around: Around): string | undefined {
  if (!isDocument(value) || !isShownAt(value, around)) return undefined
  const found = pageOfDocument(collection, value)
  return found && linkIn(pathOf(found, 'com', 'en'), around.site, around.locale, around.origins)
}

function isShownAt({ published_at, sites }: LinkedDocument, { at, site }: Around): boolean {
  if (at !== undefined && typeof published_at === 'string' && Date.parse(published_at) > at) return false
  return !Array.isArray(sites) || sites.length === 0 || treeOf(site) === 'review' || sites.includes(site)
}
