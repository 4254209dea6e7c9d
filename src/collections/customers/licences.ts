import type { CollectionConfig } from 'payload'
import { PLANS } from '@/pricing/vocabulary'
import { LICENCE_STATES } from '@/server/licences/state'
import { nobodyField } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { options, PLAN_LABELS } from '../fields/options'
import { recordsOf } from '../fields/records-of'
import { relatedProducts } from '../fields/related-products'
import { titleFrom } from '../fields/title'
import { licenceTitle } from './hooks/licence-title'

/** Support revokes, restores and reissues through the desk, which logs why. */
export const Licences: CollectionConfig = {
  slug: 'licences',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['email'],
    defaultColumns: ['title', 'state', 'issued', 'expires'],
    description:
      '“Where is my key?” is answered at the support desk: it finds keys too, and shows one on demand.',
  },
  defaultSort: '-issued',
  access: recordReadBy('support'),
  forceSelect: { pid: true, plan: true, email: true, expires: true },
  hooks: { afterRead: [licenceTitle] },
  fields: [
    titleFrom('email'),
    // Shown at the desk only, which logs who looked.
    { name: 'key', type: 'text', required: true, unique: true, access: { read: nobodyField } },
    { name: 'email', type: 'text', required: true, index: true },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
    },
    {
      name: 'orderLine',
      type: 'relationship',
      relationTo: 'order-lines',
      required: true,
    },
    { name: 'unit', type: 'number', required: true, min: 1 },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      admin: relatedProducts,
    },
    { name: 'pid', type: 'number', required: true },
    {
      name: 'plan',
      type: 'select',
      required: true,
      options: options(PLANS, PLAN_LABELS),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: options(LICENCE_STATES),
      admin: {
        components: {
          Cell: '@/collections/admin/licences/state-cell#LicenceStateCell',
          Field: '@/collections/admin/licences/state-field#LicenceStateField',
        },
      },
    },
    instant('issued', { required: true }),
    instant('expires', {
      description: 'Empty = lifetime',
      cell: '@/collections/admin/licences/expires-cell#ExpiresCell',
    }),
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
    recordsOf('devices', 'devices', 'licence', {
      columns: ['name', 'os', 'bound_at', 'last_seen_at', 'released_at'],
    }),
  ],
  indexes: [
    { fields: ['orderLine', 'unit'], unique: true },
    { fields: ['subscription', 'pid'], unique: true },
  ],
}
