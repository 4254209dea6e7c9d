import type { CollectionConfig } from 'payload'
import { REFUSAL_REASONS, REVIEW_STATES } from '@/site/customer-review'
import { ENGLISH_NAMES, LOCALES } from '@/site/locale'
import { staffField } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { REASONS } from '../admin/customer-reviews/words'
import { instant } from '../fields/instant'
import { options } from '../fields/options'
import { productKey } from '../fields/product-keys'

const ofSupport = { access: { read: staffField('support') } }

/**
 * What buyers say of what they bought. Nobody of the staff changes a word: the screen of customer reviews shows or refuses
 * them (decision 097). Who wrote one and by which licence, support alone reads.
 */
export const CustomerReviews: CollectionConfig = {
  slug: 'customer-reviews',
  labels: { singular: 'Customer review', plural: 'Customer reviews' },
  admin: {
    useAsTitle: 'text',
    listSearchableFields: ['title', 'text', 'route'],
    defaultColumns: ['text', 'stars', 'route', 'locale', 'state', 'written_at'],
    description: 'What buyers say of what they bought. They are shown or refused, and never changed.',
    components: {
      views: { list: { Component: '@/collections/admin/customer-reviews/to-screen#ToCustomerReviews' } },
    },
  },
  defaultSort: '-written_at',
  access: recordReadBy('support', 'writer', 'marketer'),
  fields: [
    {
      name: 'route',
      type: 'text',
      required: true,
      label: 'Product',
      admin: { components: productKey },
    },
    { name: 'customer', type: 'relationship', relationTo: 'customers', ...ofSupport },
    { name: 'licence', type: 'relationship', relationTo: 'licences', index: true, ...ofSupport },
    { name: 'stars', type: 'number', required: true, min: 1, max: 5 },
    { name: 'title', type: 'text' },
    { name: 'text', type: 'textarea', required: true },
    { name: 'locale', type: 'select', required: true, options: options(LOCALES, ENGLISH_NAMES) },
    {
      name: 'name',
      type: 'text',
      admin: { description: 'As the writer wants to be named; empty = “A customer”' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: options(REVIEW_STATES),
    },
    {
      name: 'refusal',
      type: 'select',
      label: 'Why it was refused',
      options: options(REFUSAL_REASONS, REASONS),
    },
    { name: 'answer', type: 'textarea', label: 'Answer from the shop' },
    instant('written_at', { label: 'Written', required: true }),
    instant('decided_at', { label: 'Decided' }),
    { name: 'decided_by', type: 'text', label: 'Decided by' },
  ],
  indexes: [{ fields: ['customer', 'route'], unique: true }, { fields: ['route', 'state'] }],
}
