import type { CollectionConfig } from 'payload'
import { FAQ_TOPICS, type FaqTopic } from '@/site/faq-topics'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'

const PLACES: Record<FaqTopic, string> = {
  home: 'Home page',
  buying: 'Buying (under all products)',
  licences: 'Licenses (on the contact page)',
  downloads: 'Downloads (on the download page)',
  contact: 'Contact (on the contact page)',
}

export const Faq: CollectionConfig = {
  slug: 'faq',
  labels: { singular: 'Question', plural: 'Questions' },
  admin: { useAsTitle: 'question', defaultColumns: ['question', 'topic', 'order'] },
  defaultSort: 'order',
  access: writtenBy('writer', 'support'),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'topic', type: 'select', required: true, index: true, options: options(FAQ_TOPICS, PLACES) },
    { name: 'order', type: 'number', label: 'Position', defaultValue: 0 },
    { name: 'question', type: 'text', required: true, localized: true },
    { name: 'answer', type: 'textarea', required: true, localized: true },
  ],
}
