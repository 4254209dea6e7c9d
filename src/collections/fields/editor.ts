import {
  createServerFeature,
  LinkFeature,
  lexicalEditor,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
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

const HandOverText = createServerFeature({
  key: 'handOverText',
  feature: { ClientFeature: '@/collections/admin/hand-over-text#HandOverTextFeature' },
})

const PICKERS = ['link', 'relationship', 'upload']

export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !PICKERS.includes(key)),
    LinkFeature({ enabledCollections: PUBLISHED }),
    RelationshipFeature({ enabledCollections: PUBLISHED }),
    UploadFeature({ enabledCollections: ['media'] }),
    HandOverText(),
  ],
})
