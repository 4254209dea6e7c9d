import type { CollectionConfig } from 'payload'
import { SITES } from '@/site/sites'
import { writtenBy } from '../access/written-by'
import { inEnglishAtLeast, link } from '../fields/links'
import { options, SITE_LABELS } from '../fields/options'
import { titledBy, titleFrom } from '../fields/title'
import { refuseBadLinks } from './hooks/refuse-bad-links'

export const Navigation: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: 'Navigation', plural: 'Navigation and footer' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: [],
    defaultColumns: ['title', 'updatedAt'],
    description:
      'What the header and the footer of each site lead to. A language without a word falls back to English.',
  },
  access: writtenBy('writer', 'marketer'),
  hooks: { beforeChange: [refuseBadLinks], afterRead: [titledBy('site')] },
  fields: [
    titleFrom('site'),
    { name: 'site', type: 'select', required: true, unique: true, options: options(SITES, SITE_LABELS) },
    {
      name: 'header',
      type: 'array',
      maxRows: 7,
      labels: { singular: 'Link', plural: 'Links' },
      admin: { initCollapsed: true },
      fields: [link],
    },
    {
      name: 'footer',
      type: 'array',
      labels: { singular: 'Group', plural: 'Groups' },
      admin: { initCollapsed: true },
      fields: [
        inEnglishAtLeast('title'),
        {
          name: 'links',
          type: 'array',
          labels: { singular: 'Link', plural: 'Links' },
          admin: { initCollapsed: true },
          fields: [link],
        },
      ],
    },
  ],
}
