import type { CollectionSlug } from 'payload'

/** What a text may link to or show: what is published, and nothing of customers, orders or staff. */
export const PUBLISHED: CollectionSlug[] = [
  'articles',
  'pages',
  'guides',
  'categories',
  'authors',
  'reviews',
  'best-lists',
  'releases',
  'legal',
  'products',
]
