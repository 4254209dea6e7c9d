import { LinkFeature, lexicalEditor, RelationshipFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import type { CollectionSlug } from 'payload'

/** What a text may lead to or show: what the shop publishes, and nothing of customers, orders or staff. */
export const PUBLISHED: CollectionSlug[] = [
  'articles',
  'pages',
  'guides',
  'categories',
  'authors',
  'reviews',
  'best-lists',
  'changelogs',
  'legal',
  'products',
]

const PICKERS = ['link', 'relationship', 'upload']

/** The editor of every text; a collection that is added later is in its pickers once it is named above. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !PICKERS.includes(key)),
    LinkFeature({ enabledCollections: PUBLISHED }),
    RelationshipFeature({ enabledCollections: PUBLISHED }),
    UploadFeature({ enabledCollections: ['media'] }),
  ],
})
