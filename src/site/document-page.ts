import { PERSONAL_CAMPAIGNS } from './families'
import { isFamilyKey, type PageRef, page } from './page'

export type LinkedDocument = Readonly<Record<string, unknown>>

const keyed = (family: PageRef['family'], field: string) => (document: LinkedDocument) => {
  const key = document[field]
  return typeof key === 'number' || (typeof key === 'string' && key !== '')
    ? page(family, String(key))
    : undefined
}

const PAGES: Record<string, (document: LinkedDocument) => PageRef | undefined> = {
  products: document => (document.url ? keyed('product', 'route')(document) : undefined),
  'product-copy': keyed('product', 'route'),
  campaigns: ({ enabled, route }) => (enabled && typeof route === 'string' ? campaign(route) : undefined),
  pages: ({ route }) => (typeof route === 'string' ? written(route) : undefined),
  guides: keyed('guide', 'route'),
  articles: keyed('article', 'number'),
  reviews: keyed('review', 'number'),
  authors: keyed('author', 'key'),
  'best-lists': keyed('best', 'key'),
  categories: keyed('category', 'uid'),
  legal: keyed('legal', 'key'),
}

const campaign = (route: string) =>
  page(PERSONAL_CAMPAIGNS.includes(route) ? 'personal-campaign' : 'campaign', route)

function written(route: string): PageRef {
  const family = route.replaceAll('_', '-')
  return isFamilyKey(family) ? page(family) : campaign(route)
}

/** Undefined if the document has no page or is not shown: a draft, in the trash, or without words in this language. */
export function pageOfDocument(collection: string, document: LinkedDocument): PageRef | undefined {
  if (document._status === 'draft' || document.deletedAt) return undefined
  if (collection === 'articles' && !(document.title && document.body)) return undefined
  return PAGES[collection]?.(document)
}

export function titleOfDocument(document: LinkedDocument): string | undefined {
  const titles = [document.title, document.name, document.headline]
  return titles.find((title): title is string => typeof title === 'string' && title !== '')
}
