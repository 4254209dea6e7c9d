import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/roles'
import { writtenBy } from '../access/written-by'
import { asWritten } from '../admin/dates/components'
import { languageMenu } from '../admin/publish-menu'
import { addressKey } from '../fields/address-key'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { refuseUnsafeLinks } from '../hooks/refuse-unsafe-links'
import { signEdit } from '../hooks/sign-edit'

export const Legal: CollectionConfig = {
  slug: 'legal',
  labels: { singular: 'Legal page', plural: 'Legal pages' },
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'key'],
    defaultColumns: ['title', 'version', 'effective', '_status'],
  },
  access: writtenBy('writer'),
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 0 },
  hooks: { beforeChange: [refuseUnsafeLinks, signEdit] },
  fields: [
    changedBy,
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          type: 'text',
          required: true,
          unique: true,
          // The shop's own links name it.
          access: { update: nobodyField },
          admin: {
            width: '40%',
            components: addressKey,
            description: 'Last part of its address, such as privacy-policy; it stays as it was made',
          },
        },
        { name: 'version', type: 'text', required: true, admin: { width: '30%' } },
        {
          name: 'effective',
          type: 'date',
          required: true,
          label: 'In force since',
          admin: {
            width: '30%',
            components: asWritten,
            date: { pickerAppearance: 'dayOnly' },
          },
        },
      ],
    },
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'body', type: 'richText', localized: true },
    seo,
  ],
}
