import type { CollectionConfig } from 'payload'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { recordReadBy } from '../access/written-by'
import { options } from '../fields/options'
import { titledBy, titleFrom } from '../fields/title'
import { sortByOwnFields } from '../hooks/sort-by-own-fields'

export const CancelFeedback: CollectionConfig = {
  slug: 'cancel-feedback',
  labels: { singular: 'Reason to cancel', plural: 'Reasons to cancel' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['text'],
    defaultColumns: ['title', 'text', 'customer', 'createdAt'],
    description: 'Why a customer canceled appears here once they give a reason.',
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support', 'marketer'),
  hooks: { beforeOperation: [sortByOwnFields], afterRead: [titledBy('reason')] },
  fields: [
    titleFrom('reason'),
    { name: 'reason', type: 'select', required: true, index: true, options: options(CANCEL_REASONS) },
    { name: 'text', type: 'textarea' },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'licence', type: 'relationship', relationTo: 'licences' },
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions' },
  ],
}
