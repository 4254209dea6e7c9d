import type { Field, FieldHook } from 'payload'
import { adminLanguage } from '../admin/words/language'
import { say } from '../admin/words/say'

/** What an update of the shop changed is signed with the name of its migration, which says nothing to people. */
export const isOfUpdate = (signature: string): boolean => /^\d{8}_\d{6}_/.test(signature)

const inWords: FieldHook = ({ value, req }) =>
  typeof value === 'string' && isOfUpdate(value)
    ? say(adminLanguage(req.i18n?.language), 'An update of the shop')
    : value

/** Who last changed a row, kept with each version. */
export const changedBy: Field = {
  name: 'changed_by',
  type: 'text',
  label: 'Changed last by',
  hooks: { afterRead: [inWords] },
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: ({ changed_by }) => Boolean(changed_by),
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
