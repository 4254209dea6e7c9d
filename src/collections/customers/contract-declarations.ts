import type { CollectionConfig, Field } from 'payload'
import { CANCELLATION_ENDS, CANCELLATION_WAYS, DECLARATION_KINDS } from '@/site/declaration-choices'
import { nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options } from '../fields/options'
import { auditEdit } from '../hooks/audit-edit'

/** As it came in: nobody changes what somebody declared. */
const told = { access: { update: nobodyField }, admin: { readOnly: true } } as const
const text = (name: string, more: object = {}): Field => ({ name, type: 'text', ...told, ...more })

/** Cancellations and withdrawals that came without signing in; support notes what was done. */
export const ContractDeclarations: CollectionConfig = {
  slug: 'contract-declarations',
  labels: { singular: 'Cancellation or withdrawal', plural: 'Cancellations and withdrawals' },
  admin: {
    useAsTitle: 'number',
    listSearchableFields: ['number', 'email', 'contract'],
    defaultColumns: ['number', 'kind', 'contract', 'email', 'state', 'received_at'],
    description:
      'Declared on the pages for it, whether there is such a contract or not. Each is confirmed by email at once.',
  },
  defaultSort: '-received_at',
  access: { ...recordReadBy('support'), update: staff('support') },
  hooks: { afterChange: [auditEdit(() => null)] },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: ['open', 'done'],
    },
    { name: 'note', type: 'textarea', maxLength: 2_000, admin: { description: 'What was done' } },
    text('number', { required: true, unique: true }),
    // What was declared on which day, hashed: a form that is sent twice is one declaration.
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobodyField },
      admin: { hidden: true },
    },
    { name: 'kind', type: 'select', required: true, options: options(DECLARATION_KINDS), ...told },
    { name: 'way', type: 'select', options: options(CANCELLATION_WAYS), ...told },
    { name: 'reason', type: 'textarea', ...told },
    text('name'),
    text('contract'),
    { name: 'end', type: 'select', options: options(CANCELLATION_ENDS), ...told },
    text('end_day', { admin: storedCode }),
    text('email', { required: true, index: true }),
    text('locale', { required: true, admin: storedCode }),
    text('site', { required: true, admin: storedCode }),
    { ...instant('received_at', { required: true, readOnly: true }), access: told.access },
    { name: 'order', type: 'relationship', relationTo: 'orders', ...told },
  ],
}
