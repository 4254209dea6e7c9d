import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options } from '../fields/options'
import { untold } from '../fields/untold'

const EMAIL_STATES = ['queued', 'sent', 'kept', 'failed'] as const

/** The outbox: written in the transaction that causes an email, sent after it. Without SMTP it is kept here. */
export const Emails: CollectionConfig = {
  slug: 'emails',
  labels: { singular: 'Email', plural: 'Outbox' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'kind', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  fields: [
    {
      name: 'reason',
      type: 'text',
      required: true,
      unique: true,
      label: 'What it is about',
      admin: {
        disableListColumn: true,
        components: { Field: '@/collections/admin/support/email-reason#EmailReason' },
      },
    },
    { name: 'kind', type: 'text', required: true, admin: storedCode },
    { name: 'to', label: 'Recipient', type: 'text', required: true, index: true },
    { name: 'locale', type: 'text', required: true, admin: storedCode },
    { name: 'subject', type: 'text', required: true },
    {
      name: 'show',
      type: 'ui',
      admin: { components: { Field: '@/collections/admin/support/email-link#EmailLink' } },
    },
    // Until it is sent.
    { name: 'text', type: 'textarea', ...untold },
    { name: 'html', type: 'textarea', ...untold },
    // What stays, without links and keys. Staff read it at the desk, which logs who did.
    { name: 'redacted', type: 'textarea', ...untold },
    // Where a reply goes, if not to the sender.
    { name: 'reply_to', type: 'text', ...untold },
    {
      name: 'receipt',
      type: 'relationship',
      relationTo: 'orders',
      admin: { description: 'The order whose receipt goes with it' },
    },
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'ticket-messages',
      index: true,
      admin: { description: 'The message of a ticket whose attachments go with it' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: options(EMAIL_STATES),
    },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'error', type: 'text' },
    instant('sent_at', { readOnly: true }),
  ],
}
