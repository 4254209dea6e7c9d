import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

/** A visit through a customer's link; a visitor is a keyed hash and counts once. */
export const ReferralVisits: CollectionConfig = {
  slug: 'referral-visits',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    { name: 'visitor_hash', type: 'text', required: true },
  ],
  indexes: [{ fields: ['customer', 'visitor_hash'], unique: true }],
}
