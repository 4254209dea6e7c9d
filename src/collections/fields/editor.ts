import {
  createServerFeature,
  LinkFeature,
  lexicalEditor,
  RelationshipFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { CollectionSlug } from 'payload'
import { publicOnly } from './public-only'

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

/** The fields of a link; one of them chooses a document. */
const offersPublic = <F extends { type: string }>(field: F): F =>
  field.type === 'relationship' ? { ...field, filterOptions: publicOnly } : field

const PICKERS = ['link', 'relationship', 'upload']

export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !PICKERS.includes(key)),
    LinkFeature({
      enabledCollections: PUBLISHED,
      fields: ({ defaultFields }) => defaultFields.map(offersPublic),
    }),
    RelationshipFeature({ enabledCollections: PUBLISHED }),
    UploadFeature({ enabledCollections: ['media'] }),
    HandOverText(),
  ],
})
