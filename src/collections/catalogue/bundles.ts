import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { signature } from '../fields/signature'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { signChange } from '../hooks/keep-amounts'

export const Bundles: CollectionConfig = {
  slug: 'bundles',
  labels: { singular: 'Bundle', plural: 'Bundle map' },
  admin: {
    defaultColumns: ['product', 'includes'],
    description: 'The single products that a bundle or suite includes.',
  },
  access: writtenBy('marketer'),
  hooks: { beforeChange: [signChange], afterChange: [askAboutPrices] },
  versions: { maxPerDoc: 50 },
  fields: [
    ...signature,
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, unique: true },
    { name: 'includes', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
  ],
}
