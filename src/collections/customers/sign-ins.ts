import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'

export const SignIns: CollectionConfig = {
  slug: 'sign-ins',
  admin: { useAsTitle: 'device', defaultColumns: ['customer', 'device', 'createdAt'] },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    { name: 'device', type: 'text' },
  ],
}
