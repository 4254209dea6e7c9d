import type { SelectField } from 'payload'
import { options } from './options'

const ALL = 'Empty = all'

/** The components of a choice that holds for all where nothing is chosen. */
export const allWhereEmpty = { Cell: '@/collections/admin/lists/all-cell#AllCell' }

type SelectManyOptions = { labels?: Record<string, string>; description?: string; label?: string }

/** Narrows a rule; nothing chosen matches everything. */
export const selectMany = (
  name: string,
  values: readonly (string | number)[],
  { labels, description = ALL, label }: SelectManyOptions = {},
): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: options(values, labels),
  admin: { description, ...(description.startsWith(ALL) && { components: allWhereEmpty }) },
})
