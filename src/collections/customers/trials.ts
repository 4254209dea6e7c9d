import type { CollectionConfig } from 'payload'
import { TRIAL_LINES } from '@/server/referral/settings'
import { TRIAL_KINDS } from '@/server/trials/kinds'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { LINE_LABELS, options } from '../fields/options'
import { titledBy, titleFrom } from '../fields/title'
import { untold } from '../fields/untold'

/** Trial licences: apart from what was bought, so that none of them lowers a price (decision 061). */
export const Trials: CollectionConfig = {
  slug: 'trials',
  labels: { singular: 'Trial license', plural: 'Trial licenses' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['customer.email'],
    defaultColumns: ['title', 'customer', 'begins', 'ends', 'order'],
    description:
      'Written by the shop. One that a purchase earned works while that order stands: a refund or a lost dispute takes it back.',
  },
  defaultSort: '-begins',
  access: recordReadBy('support'),
  forceSelect: { line: true },
  hooks: { afterRead: [titledBy('kind', 'line')] },
  fields: [
    titleFrom('kind'),
    // One trial is ever written per key: an order, or a line and the hash of an address.
    { name: 'key', type: 'text', required: true, unique: true, ...untold },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'kind', type: 'select', required: true, options: [...TRIAL_KINDS] },
    { name: 'line', type: 'select', required: true, options: options(TRIAL_LINES, LINE_LABELS) },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    instant('begins', { required: true }),
    instant('ends', { required: true }),
  ],
}
