import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'

export const FAQ_TOPICS = ['home', 'buying', 'licences', 'downloads', 'contact'] as const

export const Faq: CollectionConfig = {
  slug: 'faq',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: { group: 'Content', useAsTitle: 'question', defaultColumns: ['question', 'topic', 'order'] },
  defaultSort: 'order',
  access: writtenBy('writer', 'support'),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'topic', type: 'select', required: true, index: true, options: options(FAQ_TOPICS) },
    { name: 'order', type: 'number', defaultValue: 0 },
    { name: 'question', type: 'text', required: true, localized: true },
    { name: 'answer', type: 'textarea', required: true, localized: true },
  ],
}
