import type { SelectField } from 'payload'
import { options } from './options'

type SelectManyOptions = { labels?: Record<string, string>; description?: string; label?: string }

/** Narrows a rule; nothing chosen matches everything. */
export const selectMany = (
  name: string,
  values: readonly (string | number)[],
  { labels, description = 'Empty = all', label }: SelectManyOptions = {},
): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: options(values, labels),
  admin: { description },
})
