import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { OLD_ADDRESS } from '../fields/old-address'
import { productKey, productKeyOrOther } from '../fields/product-keys'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { titleFrom } from '../fields/title'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { signEdit } from '../hooks/sign-edit'
import { previewedAt } from '../preview/previewed-at'
import { productPreview } from '../preview/targets'
import { previewedDrafts } from '../preview/versions'
import { titleByProduct } from './hooks/title-by-product'

export const ProductCopy: CollectionConfig = {
  slug: 'product-copy',
  labels: { singular: 'Product page', plural: 'Product pages' },
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    listSearchableFields: ['route', 'site_name', 'headline'],
    defaultColumns: ['title', 'headline', 'site_name', '_status', 'updatedAt'],
    description: 'What a product page says, per language. An empty field falls back to English.',
    ...previewedAt(productPreview),
  },
  access: writtenBy('writer', 'marketer'),
  versions: previewedDrafts,
  forceSelect: { site_name: true },
  hooks: {
    beforeChange: [capturePath, signEdit],
    afterRead: [titleByProduct],
    afterChange: [redirectOnMove],
  },
  fields: [
    changedBy,
    titleFrom('route'),
    {
      name: 'route',
      type: 'text',
      required: true,
      unique: true,
      label: 'Product',
      admin: {
        components: productKeyOrOther,
        description: `The product that it is about. For a site without one type the address, such as vimeo-downloader. ${OLD_ADDRESS}`,
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'generic_route',
          type: 'text',
          admin: {
            width: '50%',
            components: productKey,
            description: 'For a site without a product of its own: the product that is sold here',
          },
        },
        {
          name: 'site_name',
          type: 'text',
          admin: { width: '50%', description: 'The service, such as Netflix' },
        },
      ],
    },
    {
      name: 'icon',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { 'sizes.icon.filename': { exists: true } },
      admin: {
        description:
          'Shown instead of the drawn icon, except in article pictures and shared-link pictures; square, 192 × 192 pixels or more',
      },
    },
    { name: 'headline', type: 'text', localized: true, required: true },
    {
      name: 'promise',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'One sentence under the headline' },
    },
    {
      name: 'screenshot',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      admin: {
        description:
          'The application in this language, in the place of the drawn window, also where the page is shared; 1280 × 820 pixels fit best',
      },
    },
    {
      name: 'steps',
      type: 'array',
      localized: true,
      maxRows: 3,
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'features',
      type: 'array',
      localized: true,
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'music',
      type: 'array',
      labels: { singular: 'Feature', plural: 'Features' },
      localized: true,
      maxRows: 6,
      admin: {
        initCollapsed: true,
        description:
          'What the music line does for it, in the panel “Music” of its page. Left empty, the page says what holds for every product',
      },
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    {
      name: 'specs',
      type: 'array',
      label: 'Specification table',
      labels: { singular: 'Row', plural: 'Rows' },
      localized: true,
      maxRows: 12,
      admin: {
        initCollapsed: true,
        description:
          'Rows such as Formats or Resolution. The page adds the systems and the version automatically; without rows it shows only those',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, admin: { width: '34%' } },
            { name: 'value', type: 'text', required: true, admin: { width: '66%' } },
          ],
        },
      ],
    },
    {
      name: 'questions',
      type: 'array',
      localized: true,
      admin: { initCollapsed: true },
      fields: [
        { name: 'question', type: 'text', required: true },
        { name: 'answer', type: 'textarea', required: true },
      ],
    },
    seo,
  ],
}
