import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { relatedProducts } from '../fields/related-products'
import { signature } from '../fields/signature'
import { systemOfProduct, titledBy, titleFrom } from '../fields/title'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { signChange } from '../hooks/keep-amounts'

export const Bundles: CollectionConfig = {
  slug: 'bundles',
  labels: { singular: 'Bundle', plural: 'Bundle map' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'includes'],
    description: 'The single products that a bundle or suite includes.',
  },
  access: writtenBy('marketer'),
  forceSelect: { system: true },
  hooks: {
    beforeChange: [signChange],
    afterRead: [titledBy('title', 'system')],
    afterChange: [askAboutPrices],
  },
  versions: { maxPerDoc: 50 },
  fields: [
    ...signature,
    titleFrom('product.name'),
    systemOfProduct,
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, unique: true },
    {
      ...{ name: 'includes', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
      admin: relatedProducts,
    },
  ],
}
