import type { PayloadRequest } from 'payload'
import type { LaunchRow } from '@/server/launches/launch'
import type { LaunchDocument } from '@/server/launches/terms'
import { transactionOf } from '../hooks/transaction'

/** Reading goes on; who saves waits. First documents, then versions, as saving writes them. */
const LOCKS: Record<LaunchDocument, string> = {
  articles: 'lock table articles, _articles_v in share row exclusive mode',
  'best-lists': 'lock table best_lists, _best_lists_v in share row exclusive mode',
  campaigns: 'lock table campaigns, _campaigns_v in share row exclusive mode',
  guides: 'lock table guides, _guides_v in share row exclusive mode',
  legal: 'lock table legal, _legal_v in share row exclusive mode',
  pages: 'lock table pages, _pages_v in share row exclusive mode',
  'product-copy': 'lock table product_copy, _product_copy_v in share row exclusive mode',
  reviews: 'lock table reviews, _reviews_v in share row exclusive mode',
}

const isDocument = (kind: string): kind is LaunchDocument => Object.hasOwn(LOCKS, kind)

/** Nobody saves a document of these kinds until the transaction is over: what was compared is what is published. */
export async function holdDocuments(req: PayloadRequest, rows: readonly LaunchRow[]): Promise<void> {
  const kinds = new Set(rows.map(({ kind }) => kind))
  for (const kind of [...kinds].filter(isDocument).toSorted()) await transactionOf(req).query(LOCKS[kind])
}
