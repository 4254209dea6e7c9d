import type { TextField } from 'payload'

/** A list of keys typed one by one, such as route keys or coupon codes; an empty list matches everything. */
export const texts = (name: string, label: string, description = 'Empty = all'): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { description },
})
