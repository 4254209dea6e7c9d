import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { titledByBeginning } from '../fields/beginning'
import { titleFrom } from '../fields/title'

/**
 * What staff tell each other about a ticket, at the desk. Apart from the messages, so that no email and no page of the
 * customer can show one by mistake. Part of what the customer may ask for (decision 078).
 */
export const TicketNotes: CollectionConfig = {
  slug: 'ticket-notes',
  labels: { singular: 'Note', plural: 'Ticket notes' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['text'],
    defaultColumns: ['ticket', 'staff', 'text', 'createdAt'],
    description: 'What staff note for each other at a ticket appears here. No email shows it.',
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  hooks: { afterRead: [titledByBeginning] },
  fields: [
    titleFrom('text'),
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    { name: 'staff', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
