import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { instant } from '../fields/instant'
import { OLD_ADDRESS } from '../fields/old-address'
import { productKey } from '../fields/product-keys'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { typed } from '../fields/typed'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { refuseUnsafeLinks } from '../hooks/refuse-unsafe-links'
import { signEdit } from '../hooks/sign-edit'
import { scheduledDrafts } from '../preview/versions'

export const Reviews: CollectionConfig = {
  slug: 'reviews',
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    defaultColumns: ['title', 'number', 'route', 'published_at', '_status'],
    description: 'For the review sites: /review/number',
  },
  defaultSort: '-published_at',
  access: writtenBy('writer', 'marketer'),
  versions: scheduledDrafts,
  hooks: { beforeChange: [refuseUnsafeLinks, capturePath, signEdit], afterChange: [redirectOnMove] },
  fields: [
    changedBy,
    {
      name: 'number',
      type: 'number',
      required: true,
      unique: true,
      min: 1,
      admin: { description: `Address: /review/number. ${OLD_ADDRESS}` },
    },
    {
      name: 'route',
      type: 'text',
      required: true,
      index: true,
      label: 'Product',
      admin: { description: 'The product reviewed', components: productKey },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      // `bylines` reads the desk's name in the page's language.
      maxDepth: 0,
      required: true,
    },
    instant('published_at', { required: true, index: true }),
    { name: 'category', type: 'relationship', relationTo: 'categories' },
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'summary', type: 'textarea', localized: true, required: true },
    {
      name: 'verdict',
      type: 'textarea',
      localized: true,
      label: 'Our verdict',
      admin: { description: 'In one sentence. Without it the page shows no box' },
    },
    { name: 'suits', type: 'textarea', localized: true, label: 'Who it is for' },
    { name: 'suits_not', type: 'textarea', localized: true, label: 'Who it is not for' },
    { name: 'likes', type: 'text', hasMany: true, localized: true, label: 'What we like', admin: typed },
    {
      name: 'dislikes',
      type: 'text',
      hasMany: true,
      localized: true,
      label: 'What could be better',
      admin: typed,
    },
    { name: 'body', type: 'richText', localized: true },
    seo,
  ],
}
