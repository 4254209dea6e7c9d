import type { CollectionConfig } from 'payload'
import { OPERATING_SYSTEMS } from '@/pricing/vocabulary'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { options, SYSTEM_LABELS } from '../fields/options'
import { relatedTitle } from '../fields/related-title'
import { titledAs, titleFrom } from '../fields/title'
import { untold } from '../fields/untold'

/** The computers that use licences. A released one keeps its row, since releases are counted per month. */
export const Devices: CollectionConfig = {
  slug: 'devices',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['name'],
    defaultColumns: ['name', 'os', 'licence', 'bound_at', 'last_seen_at', 'released_at'],
  },
  defaultSort: '-bound_at',
  access: recordReadBy('support'),
  forceSelect: { licence: true },
  hooks: {
    afterRead: [
      // Many customers call theirs alike.
      titledAs(async ({ title, licence }, { req }) =>
        [title, await relatedTitle(req, { collection: 'licences', kept: licence })]
          .filter(Boolean)
          .join(' · '),
      ),
    ],
  },
  fields: [
    titleFrom('name'),
    { name: 'licence', type: 'relationship', relationTo: 'licences', required: true, index: true },
    // Only a hash of what the application tells of the machine; no API gives it back.
    { name: 'device_hash', type: 'text', required: true, ...untold },
    { name: 'mac_end', type: 'text', label: 'End of the network address' },
    { name: 'name', type: 'text', required: true },
    { name: 'os', type: 'select', required: true, options: options(OPERATING_SYSTEMS, SYSTEM_LABELS) },
    instant('bound_at', { required: true }),
    instant('last_seen_at', { required: true }),
    instant('released_at'),
    {
      name: 'by_support',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: 'Released by support',
      admin: { description: 'Does not count among the releases of the month' },
    },
  ],
}
