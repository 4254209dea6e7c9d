/** The kinds that have drafts, and so are published and taken back at an instant; their tables are called the same, with `_`. */
export const SCHEDULABLE = [
  'campaigns',
  'coupons',
  'offer-rules',
  'product-copy',
  'pages',
  'articles',
  'guides',
  'reviews',
  'best-lists',
  'legal',
] as const
export type Schedulable = (typeof SCHEDULABLE)[number]

export const PUBLISHING_KINDS = ['publish', 'unpublish'] as const
