import type { ArrayField } from 'payload'

export const passages = (name: string, label: string, description?: string): ArrayField => ({
  name,
  type: 'array',
  label,
  localized: true,
  admin: { description, initCollapsed: true },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
})

export const questions = (name = 'questions'): ArrayField => ({
  name,
  type: 'array',
  localized: true,
  admin: { initCollapsed: true },
  fields: [
    { name: 'question', type: 'text', required: true },
    { name: 'answer', type: 'textarea', required: true },
  ],
})
