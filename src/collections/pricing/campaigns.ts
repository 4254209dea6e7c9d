import type { CollectionConfig } from 'payload'
import { campaignRow } from '@/pricing/rows'
import { NAV_TYPES, PRICING_LOCALES, SITES } from '@/pricing/vocabulary'
import { ENGLISH_NAMES } from '@/site/locale'
import { writtenBy } from '../access/written-by'
import { addressKey } from '../fields/address-key'
import { zonedInstant } from '../fields/instant'
import { OLD_ADDRESS } from '../fields/old-address'
import { ANNOUNCEMENT_LABELS, options, SITE_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { capturePath } from '../hooks/capture-path'
import { signChange } from '../hooks/keep-amounts'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { previewedAt } from '../preview/previewed-at'
import { campaignPreview } from '../preview/targets'
import { previewedDrafts } from '../preview/versions'
import { refuseCouponsNotSold } from './hooks/refuse-coupons-not-sold'

export const Campaigns: CollectionConfig = {
  slug: 'campaigns',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'startTime', 'endTime', 'sites', 'coupons', 'enabled', '_status'],
    description:
      'A period in which coupons apply automatically, from the start up to, but not including, the end.',
    components: { beforeListTable: ['@/collections/admin/new-sale/link#NewSaleAboveList'] },
    ...previewedAt(campaignPreview),
  },
  defaultSort: '-startTime',
  access: writtenBy('marketer'),
  versions: previewedDrafts,
  trash: true,
  // Foreign keys hold the coupons and promoted products; the schema checks the rest of the row.
  hooks: {
    beforeChange: [
      parsedBy(campaignRow, row => ({ ...row, coupons: [], promotion_ids: [] })),
      refuseCouponsNotSold,
      signChange,
      capturePath,
    ],
    afterChange: [redirectOnMove, askAboutPrices],
  },
  fields: [
    ...signature,
    {
      name: 'this_campaign',
      type: 'ui',
      admin: {
        components: { Field: '@/collections/admin/campaign/panel#ThisCampaign' },
        disableListColumn: true,
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'key', type: 'text', required: true, unique: true, admin: { width: '40%' } },
        {
          name: 'route',
          type: 'text',
          required: true,
          index: true,
          admin: {
            width: '40%',
            components: addressKey,
            description: `Its page, such as sales-campaign; the texts are under Pages with the same address. ${OLD_ADDRESS}`,
          },
        },
        { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { width: '20%' } },
      ],
    },
    { name: 'name', type: 'text', required: true, localized: true },
    {
      name: 'benefit',
      type: 'text',
      localized: true,
      maxLength: 90,
      label: 'Benefit in words',
      admin: {
        description:
          'Such as “30% off all suites”: for the bar and the top of its page. If empty, the text is made from its discounts.',
      },
    },
    {
      type: 'row',
      fields: [
        zonedInstant('startTime', { label: 'Starts', required: true, index: true }),
        zonedInstant('endTime', { label: 'Ends', required: true, index: true }),
      ],
    },
    {
      name: 'navType',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: options(NAV_TYPES, ANNOUNCEMENT_LABELS),
      label: 'Announced by',
    },
    {
      name: 'coupons',
      type: 'relationship',
      relationTo: 'coupons',
      hasMany: true,
      label: 'Coupons that apply automatically',
    },
    {
      name: 'promotion_ids',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: 'Promoted products',
    },
    {
      type: 'row',
      fields: [
        selectMany('sites', SITES, { labels: SITE_LABELS }),
        selectMany('locales', PRICING_LOCALES, { labels: ENGLISH_NAMES, label: 'Languages' }),
      ],
    },
    {
      name: 'carousel',
      type: 'array',
      labels: { singular: 'Slide', plural: 'Slides' },
      localized: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'text', type: 'textarea' },
        { name: 'picture', type: 'upload', relationTo: 'media' },
      ],
    },
  ],
}
