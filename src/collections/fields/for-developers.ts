import type { CollapsibleField, Field } from 'payload'

/** What only programs tell apart, folded below what people read. */
export const forDevelopers = (...fields: Field[]): CollapsibleField => ({
  type: 'collapsible',
  label: 'For developers',
  admin: { initCollapsed: true },
  fields,
})
