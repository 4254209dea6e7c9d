import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { codeCell } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options } from '../fields/options'
import { titledBy, titleFrom } from '../fields/title'

const AUDIT_ACTIONS = [
  'resend',
  'refund',
  'revoke',
  'restore',
  'reissue',
  'show_key',
  'release_computer',
  'move_order',
  'extend_licence',
  'show_email',
  'show_whole_email',
  'send_email',
  'charge',
  'extend',
  'end_now',
  'answer',
  'note',
  'take',
  'give_free',
  'close',
  'reopen',
  'edit',
  'end_sessions',
  'reset_factor',
  'export_list',
] as const
const AUDIT_OUTCOMES = ['asked', 'done', 'refused', 'failed'] as const

/**
 * What staff did to a customer's orders and licences and why, and what of theirs they read or edited. Rows are added by
 * the action itself and never changed: the database refuses it too. Subjects are named, not related, so that a row
 * outlives them.
 */
export const AuditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Support action', plural: 'Support actions' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['order_number', 'staff', 'reason'],
    defaultColumns: ['at', 'staff', 'action', 'order_number', 'record', 'reason', 'outcome', 'detail'],
    description: 'Each refund, new key or other support action appears here, with who did it and why.',
  },
  defaultSort: '-at',
  access: recordReadBy('support'),
  forceSelect: { order_number: true },
  hooks: { afterRead: [titledBy('action', 'order_number')] },
  fields: [
    titleFrom('action'),
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'One per form that was sent, so that a double click is one action' },
    },
    instant('at', { required: true, index: true }),
    {
      name: 'staff',
      type: 'text',
      required: true,
      admin: { description: 'The address they signed in with' },
    },
    { name: 'staff_id', type: 'text', required: true },
    { name: 'action', type: 'select', required: true, options: options(AUDIT_ACTIONS) },
    { name: 'order_number', type: 'text', index: true },
    { name: 'licence_id', type: 'text' },
    {
      name: 'record',
      type: 'text',
      index: true,
      admin: {
        ...codeCell,
        description:
          'The subscription, computer or ticket, the email that was shown or sent again, or what was edited, as collection/id',
      },
    },
    { name: 'customer_id', type: 'text', admin: { description: 'Empty for a guest' } },
    { name: 'reason', type: 'textarea', admin: { description: 'In the words of who acted' } },
    {
      name: 'outcome',
      type: 'select',
      required: true,
      options: options(AUDIT_OUTCOMES),
      admin: {
        description: 'A refund is asked of the payment provider first; a second row tells what came of it',
      },
    },
    { name: 'detail', type: 'text' },
  ],
}
