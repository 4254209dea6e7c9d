import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

/** What a token cookie opens: a signed-in customer, or one email's link. Only hashes of tokens are stored. */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'token_hash', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: ['session', 'confirm', 'reset', 'release'] },
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    // 'Firefox, Windows', for the customer's own list of sign-ins.
    { name: 'device', type: 'text' },
    { name: 'expires_at', type: 'date', required: true, index: true },
  ],
}
