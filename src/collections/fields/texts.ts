import type { TextField } from 'payload'

/** A list that is typed, not chosen. */
export const typed = { placeholder: 'Type and press Enter' }

/** Keys typed one by one; an empty list matches everything. */
export const texts = (name: string, label: string, description = 'Empty = all'): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { description, ...typed },
})
