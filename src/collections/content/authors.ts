import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { OLD_ADDRESS } from '../fields/old-address'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'

export const Authors: CollectionConfig = {
  slug: 'authors',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'updatedAt'],
    description: 'The desks of the shop that sign articles.',
  },
  access: writtenBy('writer', 'marketer'),
  hooks: {
    beforeChange: [capturePath],
    afterChange: [redirectOnMove],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: {
        description: `Last part of the address, after /author/. ${OLD_ADDRESS}`,
      },
    },
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'text', type: 'textarea', localized: true },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown instead of the drawn one' },
    },
  ],
}
