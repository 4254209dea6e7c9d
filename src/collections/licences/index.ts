import type { CollectionConfig } from 'payload'
import { PLANS } from '@/pricing/vocabulary'
import { nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { options, PLAN_LABELS } from '../fields/options'

export const LICENCE_STATES = ['active', 'revoked', 'refunded'] as const

export const Licences: CollectionConfig = {
  slug: 'licences',
  admin: {
    group: 'Customers',
    useAsTitle: 'key',
    listSearchableFields: ['key', 'email'],
    defaultColumns: ['key', 'email', 'product', 'plan', 'state', 'issued', 'expires'],
    description: '«Where is my key?» Search for the address that was used at checkout.',
  },
  defaultSort: '-issued',
  access: { ...recordReadBy('support'), update: staff('support') },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, access: { update: nobodyField } },
    { name: 'email', type: 'text', required: true, index: true, access: { update: nobodyField } },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      access: { update: nobodyField },
    },
    {
      name: 'orderLine',
      type: 'relationship',
      relationTo: 'order-lines',
      required: true,
      access: { update: nobodyField },
    },
    { name: 'unit', type: 'number', required: true, min: 1, access: { update: nobodyField } },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      access: { update: nobodyField },
    },
    { name: 'pid', type: 'number', required: true, access: { update: nobodyField } },
    {
      name: 'plan',
      type: 'select',
      required: true,
      options: options(PLANS, PLAN_LABELS),
      access: { update: nobodyField },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: options(LICENCE_STATES),
    },
    { ...instant('issued', { required: true }), access: { update: nobodyField } },
    { ...instant('expires', { description: 'Empty = lifetime' }), access: { update: nobodyField } },
    { name: 'devices', type: 'join', collection: 'devices', on: 'licence' },
  ],
  indexes: [{ fields: ['orderLine', 'unit'], unique: true }],
}
