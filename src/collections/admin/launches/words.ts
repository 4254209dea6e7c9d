import type { LaunchKind, LaunchState, RowKind } from '@/server/launches/terms'
import type { LaunchAction } from '../../launches/action-names'
import { languageText, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { listText } from '../words/written/joined'

export const STATES: Record<LaunchState, Sentence> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  taken_back: 'Taken back',
  cancelled: 'Canceled',
  failed: 'Did not go live',
}

export const KINDS: Record<RowKind, Sentence> = {
  pages: 'Page',
  articles: 'Article',
  'product-copy': 'Product page',
  guides: 'Guide',
  reviews: 'Review',
  'best-lists': 'Best-of list',
  legal: 'Legal text',
  campaigns: 'Campaign',
  coupons: 'Coupon of its campaign',
  'price-sets': 'Price set',
}

export const GROUPS: Record<LaunchKind, Sentence> = {
  pages: 'Pages',
  articles: 'Articles',
  'product-copy': 'Product pages',
  guides: 'Guides',
  reviews: 'Reviews',
  'best-lists': 'Best-of lists',
  legal: 'Legal texts',
  campaigns: 'Campaigns',
  'price-sets': 'Price sets',
}

export const languagesText = (languages: readonly string[]): string =>
  languages.length === 0 ? t('All') : listText(languages.map(languageText))

export const DID: Record<LaunchAction, Sentence> = {
  make: 'It is made. Put into it what goes live together.',
  add: 'It goes live with this launch.',
  remove: 'It does not go live with this launch anymore.',
  'take-along': 'It takes the drafts as they are now.',
  schedule: 'It is scheduled and goes live automatically.',
  publish: 'It is live.',
  cancel: 'It is canceled and does not go live automatically.',
  'take-back': 'It is taken back. What was live before is live again.',
  discard: 'It is thrown away. Its drafts are still drafts.',
}
