import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { OLD_ADDRESS } from '../fields/old-address'
import { usedIn } from '../fields/used-in'
import { capturePath } from '../hooks/capture-path'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { refuseDeletionWhileUsed } from '../hooks/refuse-while-used'

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
    beforeDelete: [refuseDeletionWhileUsed],
  },
  fields: [
    usedIn,
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      admin: {
        description: `Last part of the address /author/…. ${OLD_ADDRESS}`,
      },
    },
    { name: 'name', type: 'text', required: true, localized: true },
    { name: 'text', type: 'textarea', localized: true },
  ],
}
