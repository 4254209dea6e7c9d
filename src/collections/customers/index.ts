import type { CollectionConfig } from 'payload'
import { nobody, nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'

export const Customers: CollectionConfig = {
  slug: 'customers',
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'username', 'locale', 'confirmed_at', 'createdAt'],
  },
  access: { ...recordReadBy('support'), update: staff('support'), create: nobody },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, access: { update: nobodyField } },
    { name: 'username', type: 'text' },
    { name: 'locale', type: 'text', defaultValue: 'en' },
    { name: 'marketing', type: 'checkbox', defaultValue: false },
    // A slow salted hash of the md5 that the browser sends; no door reads it back.
    { name: 'password_hash', type: 'text', hidden: true, access: { read: nobodyField, update: nobodyField } },
    instant('confirmed_at', { label: 'E-mail confirmed', readOnly: true }),
    {
      name: 'referral_code',
      type: 'text',
      unique: true,
      access: { update: nobodyField },
      admin: { readOnly: true, description: 'The code of the link that this customer passes on' },
    },
    {
      name: 'referred_by',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    { name: 'licences', type: 'join', collection: 'licences', on: 'customer' },
    { name: 'orders', type: 'join', collection: 'orders', on: 'customer' },
    { name: 'tickets', type: 'join', collection: 'tickets', on: 'customer' },
    { name: 'sign_ins', type: 'join', collection: 'sign-ins', on: 'customer' },
  ],
}
