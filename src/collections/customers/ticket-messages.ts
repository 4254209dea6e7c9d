import type { CollectionConfig } from 'payload'
import { MAX_ATTACHMENTS } from '@/server/storage/attachment-types'
import { nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { titledByBeginning } from '../fields/beginning'
import { options } from '../fields/options'
import { titleFrom } from '../fields/title'
import { auditEdit } from '../hooks/audit-edit'
import { tellCustomer } from './hooks/tell-customer'

const MESSAGE_AUTHORS = ['customer', 'support'] as const

/** What staff writes is an answer, and is emailed too. */
export const TicketMessages: CollectionConfig = {
  slug: 'ticket-messages',
  labels: { singular: 'Message', plural: 'Ticket messages' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['text'],
    defaultColumns: ['ticket', 'author', 'text', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { ...recordReadBy('support'), create: staff('support') },
  hooks: { afterRead: [titledByBeginning], afterChange: [tellCustomer, auditEdit(() => undefined)] },
  fields: [
    titleFrom('text'),
    { name: 'ticket', type: 'relationship', relationTo: 'tickets', required: true, index: true },
    {
      name: 'author',
      label: 'Written by',
      type: 'select',
      required: true,
      defaultValue: 'support',
      options: options(MESSAGE_AUTHORS),
      access: { create: nobodyField },
      admin: { readOnly: true },
    },
    { name: 'text', type: 'textarea', required: true, maxLength: 5_000 },
    {
      name: 'attachments',
      type: 'upload',
      relationTo: 'ticket-attachments',
      hasMany: true,
      maxRows: MAX_ATTACHMENTS,
      displayPreview: false,
      admin: { components: { Field: '@/collections/admin/files/sent-files#SentFiles' } },
    },
    {
      name: 'mail_id',
      type: 'text',
      unique: true,
      access: { create: nobodyField },
      admin: { hidden: true, description: 'The Message-ID of the email that it came in' },
    },
  ],
}
