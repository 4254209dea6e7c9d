import type { CollectionConfig, FieldAccess } from 'payload'
import { staffField } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { options } from '../fields/options'

export const LETTER_STATES = ['queued', 'sent', 'kept', 'failed'] as const

/** A letter that opens something, an account by its link or an application by its key, is read by an admin alone. */
const KINDS_THAT_OPEN = ['confirm', 'reset', 'release', 'staff', 'licences', 'reissued']
const opensNothing: FieldAccess = args => !KINDS_THAT_OPEN.includes(args.doc?.kind) || staffField()(args)

/** The outbox: written in the transaction that causes a letter, sent after it. Without SMTP a letter is kept here. */
export const Letters: CollectionConfig = {
  slug: 'letters',
  labels: { singular: 'Letter', plural: 'Outbox' },
  admin: {
    group: 'Customers',
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
      admin: { description: 'Why it was written, such as licences:ORDER; one letter per reason' },
    },
    { name: 'kind', type: 'text', required: true },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, access: { read: opensNothing } },
    { name: 'html', type: 'textarea', access: { read: opensNothing } },
    {
      name: 'reply_to',
      type: 'text',
      admin: { description: 'Where an answer to it goes, if not to the sender' },
    },
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
      options: options(LETTER_STATES),
    },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'error', type: 'text' },
    instant('sent_at', { readOnly: true }),
  ],
}
