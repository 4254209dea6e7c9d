import type { TextField } from 'payload'

/** Keys typed one by one; an empty list matches everything. */
export const texts = (name: string, label: string, description = 'Empty = all'): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { description },
})
