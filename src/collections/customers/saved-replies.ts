import type { CollectionConfig } from 'payload'
import { staff } from '../access/roles'
import { refusePlaceholders } from './hooks/refuse-placeholders'

/** What support says often. Filled in for one customer on the server, as a draft that a person reads before it goes. */
export const SavedReplies: CollectionConfig = {
  slug: 'saved-replies',
  labels: { singular: 'Saved reply', plural: 'Saved replies' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'text', 'updatedAt'],
    description:
      'At a ticket, the one you choose is put into your answer in the customer’s language, or in English where it is not translated.',
  },
  defaultSort: 'title',
  access: {
    read: staff('support'),
    create: staff('support'),
    update: staff('support'),
    delete: staff('support'),
  },
  hooks: { beforeChange: [refusePlaceholders] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      admin: { description: 'For staff, in English: when to use it' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 4_000,
      admin: {
        rows: 12,
        description:
          '{name} becomes the customer’s name, {order} their newest paid order, {product} its product, {ticket} the ticket.',
      },
    },
  ],
}
