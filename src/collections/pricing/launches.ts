import type { CollectionConfig } from 'payload'
import { LAUNCH_STATES } from '@/server/launches/terms'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { options } from '../fields/options'

/** Written by the screen of launches alone (decision 084); what it publishes is in the table launch_rows. */
export const Launches: CollectionConfig = {
  slug: 'launches',
  labels: { singular: 'Launch', plural: 'Launches' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'goes_live_at', 'made_by'],
    description: 'Pages, campaigns and prices that go live at once, and are taken back at once.',
    components: {
      views: { list: { Component: '@/collections/admin/launches/to-screen#ToLaunches' } },
    },
  },
  defaultSort: '-createdAt',
  access: recordReadBy('marketer', 'writer'),
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: options(LAUNCH_STATES),
      index: true,
    },
    { name: 'is_confirmed', type: 'checkbox', defaultValue: false },
    instant('goes_live_at', { label: 'Goes live', index: true }),
    { name: 'goes_live_zone', type: 'text' },
    instant('live_at', { label: 'Live since' }),
    instant('taken_back_at', { label: 'Taken back' }),
    { name: 'made_by', type: 'text', label: 'By' },
    { name: 'scheduled_by', type: 'text', label: 'Scheduled by' },
    { name: 'note', type: 'text', label: 'Why it did not go live' },
  ],
}
