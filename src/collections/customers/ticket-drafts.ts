import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

/** An answer that was not sent yet, per ticket and member of staff. Read at the desk by who writes it. */
export const TicketDrafts: CollectionConfig = {
  slug: 'ticket-drafts',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    { name: 'staff_id', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
  indexes: [{ fields: ['ticket', 'staff_id'], unique: true }],
}
