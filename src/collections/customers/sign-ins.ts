import type { CollectionConfig } from 'payload'
import { recordReadBy } from '../access/written-by'
import { momentIn } from '../admin/words/written/moment-in'
import { titledAs, titleFrom } from '../fields/title'

export const SignIns: CollectionConfig = {
  slug: 'sign-ins',
  labels: { singular: 'Sign-in', plural: 'Sign-ins' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['customer.email', 'device'],
    defaultColumns: ['title', 'device', 'createdAt'],
    description: 'When customers signed in to their account, and with which browser.',
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  forceSelect: { device: true, createdAt: true },
  hooks: {
    afterRead: [
      titledAs(({ title, device, createdAt }, { language }) =>
        [title, device, momentIn(language, Date.parse(String(createdAt)))].filter(Boolean).join(' · '),
      ),
    ],
  },
  fields: [
    titleFrom('customer.email'),
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    { name: 'device', type: 'text' },
  ],
}
