import type { Field } from 'payload'

/** Who last changed a row, kept with each version. */
export const changedBy: Field = {
  name: 'changed_by',
  type: 'text',
  label: 'Changed last by',
  admin: {
    readOnly: true,
    position: 'sidebar',
    description: 'What was there before is under Versions, and comes back from there.',
  },
}

/** With it the answer to the question about a large change. */
export const signature: Field[] = [
  {
    name: 'confirm_change',
    type: 'checkbox',
    virtual: true,
    label: 'Yes, change it by that much',
    admin: { components: { Field: '@/collections/admin/confirm-change#ConfirmChange' } },
  },
  changedBy,
]
