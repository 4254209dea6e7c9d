import type { CollectionConfig } from 'payload'
import { offerRuleRow } from '@/pricing/rows'
import { BENEFITS, LINES, OFF_TYPES, PLANS, PRODUCT_TYPES } from '@/pricing/vocabulary'
import { writtenBy } from '../access/written-by'
import { amount, money, percentage } from '../fields/money'
import { LINE_LABELS, OFF_TYPE_LABELS, options, PLAN_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { columnValue, productKeys } from '../fields/product-keys'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { titledAs, titleFrom } from '../fields/title'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { askAboutLargeChange, signChange } from '../hooks/keep-amounts'
import { refuseUnknownNames } from '../hooks/refuse-unknown-names'
import { scheduledDrafts } from '../preview/versions'
import { offerRuleTitle, TITLE_FIELDS } from './offer-rule-title'

const benefitIs = (kind: (typeof BENEFITS)[number]) => (_: unknown, sibling: { benefit?: unknown }) =>
  sibling?.benefit === kind

export const OfferRules: CollectionConfig = {
  slug: 'offer-rules',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['label', 'key'],
    defaultColumns: ['title', 'label', 'benefit', 'price', 'rate', 'enabled', '_status'],
    description:
      'What a customer who already owns something pays. An empty field matches everything; all that are filled in must apply; the lowest price wins.',
  },
  access: writtenBy('marketer'),
  forceSelect: TITLE_FIELDS,
  versions: scheduledDrafts,
  trash: true,
  hooks: {
    afterRead: [titledAs(offerRuleTitle)],
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
    titleFrom('key'),
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          type: 'text',
          required: true,
          unique: true,
          admin: { width: '40%', description: 'Names the rule wherever a price is explained to staff' },
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
              label: 'Computers',
              options: options(['yes', 'no'], { yes: 'for 3 computers', no: 'for 1 computer' }),
              admin: { description: 'Empty = both' },
            },
            selectMany('subscription_plans', PLANS, {
              labels: PLAN_LABELS,
              label: 'Subscribed to',
              description: 'For subscribers only: the plan they have. Empty = any',
            }),
          ],
        },
      ],
    },
    {
      name: 'benefit',
      type: 'select',
      label: 'What they pay',
      required: true,
      options: options(BENEFITS, {
        price: 'a price',
        ladder: 'prices that fall with the number owned',
        rate: 'a percentage of the selling price',
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
      label: 'Percent of the selling price',
      admin: {
        condition: benefitIs('rate'),
        description: 'What customers pay: 70% means 30% off',
        components: percentage,
      },
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
          'The price by how many products somebody owns already, or for subscribers by how many payments they made. The last rung holds for more.',
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
      label: 'Added for 3 computers (USD)',
      admin: {
        step: 0.01,
        description: 'Extra cost of a license for 3 computers. Empty = nothing',
        components: amount,
      },
    },
  ],
}
