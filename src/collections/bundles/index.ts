import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'

export const Bundles: CollectionConfig = {
  slug: 'bundles',
  labels: { singular: 'Bundle', plural: 'Bundle map' },
  admin: {
    group: 'Catalogue',
    defaultColumns: ['product', 'includes'],
    description: 'The single products that a bundle or suite includes.',
  },
  access: writtenBy('marketer'),
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, unique: true },
    { name: 'includes', type: 'relationship', relationTo: 'products', hasMany: true, required: true },
  ],
}
