import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { untold } from '../fields/untold'

/** The computers that licences are in use on. A released one keeps its row, for releases are counted by the month. */
export const Devices: CollectionConfig = {
  slug: 'devices',
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'os', 'licence', 'bound_at', 'last_seen_at', 'released_at'],
  },
  defaultSort: '-bound_at',
  access: recordReadBy('support'),
  fields: [
    { name: 'licence', type: 'relationship', relationTo: 'licences', required: true, index: true },
    // Of what the application tells of the machine only a hash; no door reads it back.
    { name: 'device_hash', type: 'text', required: true, ...untold },
    { name: 'mac_end', type: 'text', label: 'End of the network address' },
    { name: 'name', type: 'text', required: true },
    { name: 'os', type: 'select', required: true, options: ['win', 'mac'] },
    instant('bound_at', { required: true }),
    instant('last_seen_at', { required: true }),
    instant('released_at'),
  ],
}
