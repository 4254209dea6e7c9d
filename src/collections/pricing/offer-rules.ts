import type { CollectionConfig } from 'payload'
import { offerRuleRow } from '@/pricing/rows'
import { BENEFITS, LINES, OFF_TYPES, PLANS, PRODUCT_TYPES } from '@/pricing/vocabulary'
import { writtenBy } from '../access/written-by'
import { money } from '../fields/money'
import { LINE_LABELS, OFF_TYPE_LABELS, options, PLAN_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { columnValue, productKeys } from '../fields/product-keys'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { askAboutLargeChange, signChange } from '../hooks/keep-amounts'
import { refuseUnknownNames } from '../hooks/refuse-unknown-names'
import { scheduledDrafts } from '../preview/versions'

const benefitIs = (kind: (typeof BENEFITS)[number]) => (_: unknown, sibling: { benefit?: unknown }) =>
  sibling?.benefit === kind

export const OfferRules: CollectionConfig = {
  slug: 'offer-rules',
  admin: {
    useAsTitle: 'label',
    listSearchableFields: ['label', 'key'],
    defaultColumns: ['label', 'key', 'offType', 'benefit', 'price', 'rate', 'enabled', '_status'],
    description:
      'What a customer who already owns something pays. An empty field matches everything; all that are filled in must apply; the lowest price wins.',
  },
  access: writtenBy('marketer'),
  versions: scheduledDrafts,
  trash: true,
  hooks: {
    beforeChange: [
      parsedBy(offerRuleRow, row => row),
      refuseUnknownNames({ routes: 'routes', tiers: 'tiers' }),
      askAboutLargeChange,
      signChange,
    ],
    afterChange: [askAboutPrices],
  },
  fields: [
    ...signature,
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          type: 'text',
          required: true,
          unique: true,
          admin: { width: '40%', description: 'Named in every price explanation' },
        },
        {
          name: 'offType',
          type: 'select',
          required: true,
          index: true,
          options: options(OFF_TYPES, OFF_TYPE_LABELS),
          admin: { width: '40%' },
        },
        { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { width: '20%' } },
      ],
    },
    {
      name: 'label',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'What the customer reads beside the price' },
    },
    {
      type: 'collapsible',
      label: 'For which products',
      fields: [
        {
          type: 'row',
          fields: [
            selectMany('prod_types', PRODUCT_TYPES),
            selectMany('lines', LINES, { labels: LINE_LABELS }),
            selectMany('plans', PLANS, { labels: PLAN_LABELS }),
          ],
        },
        {
          type: 'row',
          fields: [
            productKeys('routes', { label: 'Products', placeholder: 'All products' }),
            {
              name: 'tiers',
              type: 'text',
              hasMany: true,
              admin: { placeholder: 'All price groups', components: columnValue('tier') },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'pro',
              type: 'select',
              options: options(['yes', 'no']),
              admin: { description: 'For 3 computers. Empty = for 1 and for 3' },
            },
            selectMany('subscription_plans', PLANS, {
              labels: PLAN_LABELS,
              description: 'For subscribers: the plan they subscribed to. Empty = all',
            }),
          ],
        },
      ],
    },
    {
      name: 'benefit',
      type: 'select',
      required: true,
      options: options(BENEFITS, {
        price: 'a price',
        ladder: 'prices that fall with the number owned',
        rate: 'a part of the selling price',
      }),
    },
    {
      type: 'group',
      label: 'Price',
      admin: { condition: benefitIs('price') },
      fields: [money('price', { label: 'Price' })],
    },
    {
      name: 'rate',
      type: 'number',
      min: 0,
      max: 1,
      admin: { step: 0.01, condition: benefitIs('rate'), description: '0.7 = 70 % of the selling price' },
    },
    {
      name: 'fallback',
      type: 'checkbox',
      defaultValue: false,
      label: 'Only for products without a price of their own',
      admin: {
        condition: benefitIs('rate'),
        description:
          'It gives way where another rule of the same kind of offer matches, so that a new product has an offer before anybody writes its price.',
      },
    },
    {
      name: 'steps',
      type: 'array',
      label: 'Ladder',
      labels: { singular: 'Rung', plural: 'Rungs' },
      admin: {
        condition: benefitIs('ladder'),
        description:
          'Counts owned products (offers 5 to 10) or paid periods (offer 11); the last step holds for more.',
      },
      fields: [
        { name: 'from', type: 'number', required: true, min: 1, label: 'From a count of' },
        money('price', { label: 'Price', required: true }),
      ],
    },
    {
      name: 'pro_surcharge',
      type: 'number',
      min: 0,
      admin: { step: 0.01, description: 'USD added for a licence for 3 computers' },
    },
  ],
}
