import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { storedJson } from '../fields/stored-json'

/** What was told to a subscription, and what came of it: its history, of which nothing is ever changed. */
export const SubscriptionEvents: CollectionConfig = {
  slug: 'subscription-events',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['subscription', 'name', 'outcome', 'state', 'at'],
    description: 'Each payment, change or cancellation of a subscription appears here as soon as it happens.',
  },
  defaultSort: '-at',
  access: recordReadBy('support'),
  fields: [
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', required: true, index: true },
    { name: 'name', label: 'What happened', type: 'text', required: true, admin: storedCode },
    instant('at', { required: true }),
    {
      name: 'outcome',
      type: 'text',
      required: true,
      admin: storedCode,
    },
    { name: 'state', label: 'State afterwards', type: 'text', required: true, admin: storedCode },
    { name: 'version', type: 'number', required: true },
    storedJson('told', { required: true }),
    storedJson('effects', { required: true }),
  ],
}
