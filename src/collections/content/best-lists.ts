import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { OLD_ADDRESS } from '../fields/old-address'
import { productKey } from '../fields/product-keys'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { signEdit } from '../hooks/sign-edit'
import { scheduledDrafts } from '../preview/versions'

export const BestLists: CollectionConfig = {
  slug: 'best-lists',
  labels: { singular: 'Best-of list', plural: 'Best-of lists' },
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    defaultColumns: ['title', 'key', '_status'],
    description: 'For the review sites: /best/ and its short name',
  },
  access: writtenBy('writer', 'marketer'),
  versions: scheduledDrafts,
  hooks: { beforeChange: [capturePath, signEdit], afterChange: [redirectOnMove] },
  fields: [
    changedBy,
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: `Last part of the address, after /best/. ${OLD_ADDRESS}` },
    },
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'intro', type: 'textarea', localized: true, required: true },
    {
      name: 'entries',
      type: 'array',
      labels: { singular: 'Product', plural: 'Products' },
      localized: true,
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'route',
          type: 'text',
          required: true,
          label: 'Product',
          admin: { components: productKey },
        },
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    seo,
  ],
}
