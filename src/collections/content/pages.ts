import type { CollectionConfig } from 'payload'
import { SITES } from '@/site/sites'
import { writtenBy } from '../access/written-by'
import { languageMenu } from '../admin/publish-menu'
import { addressKey } from '../fields/address-key'
import { blocks } from '../fields/blocks'
import { campaignLook } from '../fields/campaign-look'
import { options, SITE_LABELS } from '../fields/options'
import { selectMany } from '../fields/select-many'
import { seo } from '../fields/seo'
import { changedBy } from '../fields/signature'
import { refuseUnsafeLinks } from '../hooks/refuse-unsafe-links'
import { signEdit } from '../hooks/sign-edit'
import { previewedAt } from '../preview/previewed-at'
import { pagePreview } from '../preview/targets'
import { previewedDrafts } from '../preview/versions'

const PAGE_TEMPLATES = [
  'home',
  'content',
  'campaign',
  'download',
  'after_install',
  'listing',
  'review_home',
] as const

export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    components: languageMenu,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'route'],
    defaultColumns: ['title', 'route', 'template', 'sites', '_status'],
    description: 'What pages other than product pages say.',
    ...previewedAt(pagePreview),
  },
  access: writtenBy('writer', 'marketer'),
  versions: previewedDrafts,
  hooks: { beforeChange: [refuseUnsafeLinks, signEdit] },
  fields: [
    changedBy,
    {
      type: 'row',
      fields: [
        {
          name: 'route',
          type: 'text',
          required: true,
          unique: true,
          admin: {
            width: '40%',
            components: addressKey,
            description:
              'The page that these texts are for, such as black-friday-sales-2022 or home. Another address for a campaign is set in the campaign',
          },
        },
        {
          name: 'template',
          type: 'select',
          required: true,
          options: options(PAGE_TEMPLATES),
          admin: { width: '30%' },
        },
        selectMany('sites', SITES, { labels: SITE_LABELS }),
      ],
    },
    campaignLook,
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'intro', type: 'textarea', localized: true },
    { name: 'blocks', type: 'blocks', localized: true, blocks, admin: { initCollapsed: true } },
    seo,
  ],
}
