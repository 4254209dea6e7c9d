import type { ArrayField } from 'payload'

/** A list of short passages, each language with as many as it needs. */
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

/** Questions with their answers, each language with as many as it needs. */
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
