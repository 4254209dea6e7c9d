import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { OLD_ADDRESS } from '../fields/old-address'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'

export const Categories: CollectionConfig = {
  slug: 'categories',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'uid', 'parent', 'order'],
    description: 'A tree: a category may stand below another one.',
  },
  access: writtenBy('writer', 'marketer'),
  defaultSort: 'order',
  hooks: {
    beforeChange: [capturePath],
    afterChange: [redirectOnMove],
  },
  fields: [
    {
      name: 'uid',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: `Last part of the address, after /category/. ${OLD_ADDRESS}` },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'categories',
      index: true,
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    { name: 'order', type: 'number', label: 'Position', defaultValue: 0 },
  ],
}
