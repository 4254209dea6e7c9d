import type { CollectionConfig, NumberField } from 'payload'
import { couponRow } from '@/pricing/rows'
import { COUPON_TYPES, PAYERS, PLANS, PRICING_LOCALES } from '@/pricing/vocabulary'
import { writtenBy } from '../access/written-by'
import { instant } from '../fields/instant'
import { money } from '../fields/money'
import { options, PAYER_LABELS, PLAN_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { productKeys } from '../fields/product-keys'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { usedIn } from '../fields/used-in'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { askAboutLargeChange, signChange } from '../hooks/keep-amounts'
import { noteDraft } from '../hooks/note-draft'
import { refuseUnknownNames } from '../hooks/refuse-unknown-names'
import { refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../hooks/refuse-while-used'
import { scheduledDrafts } from '../preview/versions'
import { refuseLimitsWhileNamed } from './hooks/refuse-limits-while-named'
import { refuseUnpublishingWhileNamed } from './hooks/refuse-unpublishing-while-named'

const limit = (name: string, label: string, description: string): NumberField => ({
  name,
  type: 'number',
  min: 1,
  max: 1_000_000,
  label,
  admin: { description, width: '50%' },
})

export const Coupons: CollectionConfig = {
  slug: 'coupons',
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'type', 'discount', 'allow_types', 'from', 'until', 'enabled', '_status'],
    description: 'Codes that customers enter, or that a campaign applies by itself.',
  },
  access: writtenBy('marketer'),
  versions: scheduledDrafts,
  trash: true,
  hooks: {
    beforeOperation: [noteDraft],
    beforeChange: [
      parsedBy(couponRow, row => row),
      refuseUnknownNames({ routes: 'allow_products' }),
      refuseUnknownNames({ routes: 'owners_of' }),
      refuseLimitsWhileNamed,
      refuseUnpublishingWhileNamed,
      refuseTrashWhileUsed,
      askAboutLargeChange,
      signChange,
    ],
    afterChange: [askAboutPrices],
    beforeDelete: [refuseDeletionWhileUsed],
  },
  fields: [
    ...signature,
    usedIn,
    {
      name: 'this_coupon',
      type: 'ui',
      admin: {
        components: { Field: '@/collections/admin/coupon/panel#ThisCoupon' },
        disableListColumn: true,
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'code',
          type: 'text',
          required: true,
          unique: true,
          admin: { width: '40%', description: 'Capital or small letters make no difference' },
        },
        {
          name: 'type',
          type: 'select',
          required: true,
          options: options(COUPON_TYPES, {
            rate: 'a part of the price',
            fixed: 'a price of its own',
            num: 'an amount off',
            diff: 'less what was paid for the suite',
          }),
          admin: { width: '40%' },
        },
        { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { width: '20%' } },
      ],
    },
    { name: 'text', type: 'text', localized: true, admin: { description: 'What the customer reads' } },
    money('discount', {
      label: 'Discount',
      description:
        'For a part of the price: what customers still pay, so 0.75 for 25% off. For a price of its own or an amount off: the amount',
    }),
    {
      type: 'row',
      fields: [
        instant('from', { label: 'Valid from (UTC)', description: 'Empty = always' }),
        instant('until', {
          label: 'Valid until (UTC)',
          description: 'It stops working at this moment',
        }),
      ],
    },
    {
      type: 'collapsible',
      label: 'Where it holds',
      fields: [
        {
          type: 'row',
          fields: [
            selectMany('allow_types', PLANS, { labels: PLAN_LABELS, label: 'Plans' }),
            selectMany('allow_locals', PRICING_LOCALES, { label: 'Languages' }),
            selectMany('allow_payers', PAYERS, { labels: PAYER_LABELS, label: 'Payment providers' }),
          ],
        },
        productKeys('allow_products', { label: 'Products', placeholder: 'All products' }),
        {
          name: 'allow_price',
          type: 'number',
          min: 0,
          label: 'Minimum selling price (USD)',
          admin: { step: 0.01 },
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Who may use it, and how often',
      fields: [
        {
          type: 'row',
          fields: [
            limit('max_uses', 'Uses in total', 'Empty = any number. A use is taken when the payment begins'),
            limit(
              'max_per_customer',
              'Uses per customer',
              'Empty = any number. Guests are counted by their email address',
            ),
          ],
        },
        {
          name: 'first_order_only',
          type: 'checkbox',
          defaultValue: false,
          label: 'First order only',
          admin: { description: 'Only for customers who have not paid for an order yet' },
        },
        productKeys('owners_of', {
          label: 'Owners of',
          placeholder: 'Everybody',
          description: 'The customer must own one of these products',
        }),
      ],
    },
    {
      name: 'periods',
      type: 'number',
      min: 1,
      max: 120,
      label: 'Periods that it lowers',
      admin: { description: 'Of a subscription, how many periods. Empty = the first one' },
    },
    {
      type: 'row',
      fields: [
        { name: 'show_coupon', type: 'checkbox', defaultValue: false, label: 'Show it on pages' },
        {
          name: 'group_type',
          type: 'text',
          label: 'Group',
          admin: {
            description:
              'Only one amount off of a group counts per order. “internal” = nobody can type it in',
          },
        },
      ],
    },
  ],
}
