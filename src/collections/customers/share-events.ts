import type { CollectionConfig } from 'payload'
import { SHARE_CHANNELS } from '@/site/share-channels'
import { nobody } from '../access/roles'
import { options } from '../fields/options'

export const ShareEvents: CollectionConfig = {
  slug: 'share-events',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'channel', type: 'select', required: true, options: options(SHARE_CHANNELS) },
  ],
}
