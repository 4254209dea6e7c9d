import type { CollectionConfig, NumberField } from 'payload'
import { couponRow } from '@/pricing/rows'
import { COUPON_TYPES, PAYERS, PLANS, PRICING_LOCALES } from '@/pricing/vocabulary'
import { ENGLISH_NAMES } from '@/site/locale'
import { writtenBy } from '../access/written-by'
import { groupOfCoupons } from '../fields/coupon-group'
import { instant } from '../fields/instant'
import { amount, discount } from '../fields/money'
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
    description: 'Codes that customers enter, or that a campaign applies automatically.',
  },
  access: writtenBy('marketer'),
  forceSelect: { type: true },
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
          admin: {
            width: '40%',
            description: 'What customers type in; uppercase or lowercase makes no difference',
          },
        },
        {
          name: 'type',
          type: 'select',
          required: true,
          options: options(COUPON_TYPES, {
            rate: 'a percentage off',
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
    discount(),
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
            selectMany('allow_locals', PRICING_LOCALES, { labels: ENGLISH_NAMES, label: 'Languages' }),
            selectMany('allow_payers', PAYERS, { labels: PAYER_LABELS, label: 'Payment providers' }),
          ],
        },
        productKeys('allow_products', { label: 'Products', placeholder: 'All products' }),
        {
          name: 'allow_price',
          type: 'number',
          min: 0,
          label: 'Minimum selling price (USD)',
          admin: { step: 0.01, components: amount },
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
      label: 'Payments of a subscription',
      admin: {
        description:
          'How many payments of a subscription it makes cheaper, the first one included. Empty = only the first one',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'show_coupon', type: 'checkbox', defaultValue: false, label: 'Show it on pages' },
        groupOfCoupons,
      ],
    },
  ],
}
