import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'

export const Categories: CollectionConfig = {
  slug: 'categories',
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'uid', 'parent', 'order'],
    description: 'A tree: a category may stand below another one.',
  },
  access: writtenBy('writer', 'marketer'),
  defaultSort: 'order',
  fields: [
    { name: 'uid', type: 'text', required: true, unique: true },
    { name: 'title', type: 'text', required: true, localized: true },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    { name: 'order', type: 'number', defaultValue: 0 },
  ],
}
