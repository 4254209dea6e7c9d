import type { FieldHook, TextField } from 'payload'
import { asKept } from '../admin/addresses/address'
import { typed } from './typed'

const AT = '@/collections/admin/addresses'

/** The components of a text that keeps the last part of an address. */
export const addressKey = {
  Field: `${AT}/address-field#AddressField`,
  Cell: `${AT}/address-cell#AddressCell`,
}

const keepEach: FieldHook = ({ value }) => (Array.isArray(value) ? value.map(String).map(asKept) : value)

/** Several, which programs may send with hyphens too. */
export const addressKeys = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  hooks: { beforeValidate: [keepEach] },
  admin: {
    description,
    ...typed,
    components: { Field: `${AT}/addresses-field#AddressesField` },
  },
})
