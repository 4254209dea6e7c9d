import type { CollectionConfig } from 'payload'
import { PAYERS } from '@/pricing/vocabulary'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { forDevelopers } from '../fields/for-developers'
import { instant } from '../fields/instant'
import { options, PAYER_LABELS } from '../fields/options'
import { storedJson } from '../fields/stored-json'
import { titleFrom } from '../fields/title'
import { paymentEventTitle } from './payment-event-title'

/** Events are stored once on arrival and applied once. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['event_id', 'session'],
    defaultColumns: ['title', 'provider', 'order', 'applied_at', 'error', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  forceSelect: { provider: true, order: true, createdAt: true },
  hooks: { afterRead: [paymentEventTitle] },
  fields: [
    titleFrom('type'),
    { name: 'provider', type: 'select', required: true, options: options(PAYERS, PAYER_LABELS) },
    { name: 'type', type: 'text', required: true, admin: storedCode },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    storedJson('payload', { required: true }),
    instant('applied_at', { index: true, readOnly: true }),
    { name: 'outcome', type: 'text', admin: storedCode },
    { name: 'error', type: 'text' },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    forDevelopers(
      { name: 'event_id', type: 'text', required: true },
      { name: 'session', type: 'text', index: true },
    ),
  ],
  indexes: [{ fields: ['provider', 'event_id'], unique: true }],
}
