import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { isLocale } from '@/site/locale'
import { validateField } from '@/site/validation'
import { nobody, nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { chosenLanguage } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { recordsOf } from '../fields/records-of'
import { untold } from '../fields/untold'
import { auditEdit } from '../hooks/audit-edit'

/** The rule of SPEC 5; a name given before it stays. */
const isName: TextFieldSingleValidation = (value, { previousValue }) =>
  !value ||
  value === previousValue ||
  validateField('username', value) === null ||
  'A name has 4 to 20 characters, not digits alone, and none of ? * : " < > | \\ / & !'

const isLanguage: TextFieldSingleValidation = (value, { previousValue }) =>
  !value || value === previousValue || isLocale(value) || 'One of en, ja, de, es, it, fr, zh'

export const Customers: CollectionConfig = {
  slug: 'customers',
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'username', 'locale', 'confirmed_at', 'createdAt'],
  },
  access: { ...recordReadBy('support'), update: staff('support'), create: nobody },
  hooks: { afterChange: [auditEdit(({ id }) => id)] },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, access: { update: nobodyField } },
    { name: 'username', type: 'text', validate: isName },
    { name: 'locale', type: 'text', defaultValue: 'en', validate: isLanguage, admin: chosenLanguage },
    { name: 'marketing', type: 'checkbox', label: 'Marketing emails', defaultValue: false },
    // A slow salted hash of the browser's MD5; no API gives it back.
    {
      name: 'password_hash',
      type: 'text',
      ...untold,
      access: { ...untold.access, update: nobodyField },
    },
    // Confirmed by an email and by nothing else, since it gives the purchases of the address.
    {
      ...instant('confirmed_at', { label: 'Email confirmed', readOnly: true }),
      access: { update: nobodyField },
    },
    {
      name: 'referral_code',
      type: 'text',
      unique: true,
      access: { update: nobodyField },
      admin: { readOnly: true, description: 'The code of the link that this customer shares' },
    },
    {
      name: 'referred_by',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    recordsOf('licences', 'licences', 'customer', {
      columns: ['product', 'plan', 'state', 'issued', 'expires'],
    }),
    recordsOf('orders', 'orders', 'customer', {
      columns: ['number', 'state', 'total', 'currency', 'provider', 'createdAt'],
    }),
    recordsOf('tickets', 'tickets', 'customer', { columns: ['number', 'topic', 'state', 'updatedAt'] }),
    recordsOf('sign_ins', 'sign-ins', 'customer', { columns: ['device', 'createdAt'] }),
  ],
}
