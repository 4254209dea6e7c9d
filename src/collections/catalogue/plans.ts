import type { CollectionConfig } from 'payload'
import { planRow } from '@/pricing/rows'
import { BILLINGS, PLANS } from '@/pricing/vocabulary'
import { writtenBy } from '../access/written-by'
import { money } from '../fields/money'
import { options, PLAN_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { signature } from '../fields/signature'
import { systemOfProduct, titledBy, titleFrom } from '../fields/title'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { askAboutLargeChange, signChange } from '../hooks/keep-amounts'
import { refuseOfWithdrawn } from './hooks/refuse-withdrawn'

export const Plans: CollectionConfig = {
  slug: 'plans',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['title', 'pay_key'],
    defaultColumns: ['title', 'price', 'origin_price', 'enable'],
    description: 'What a product costs for a month, a year or a lifetime.',
  },
  access: writtenBy('marketer'),
  forceSelect: { system: true, type: true },
  // The pid is the related product's; any valid one serves to check the rest of the row.
  hooks: {
    beforeChange: [
      parsedBy(planRow, row => ({ ...row, pid: 1 })),
      refuseOfWithdrawn,
      askAboutLargeChange,
      signChange,
    ],
    afterRead: [titledBy('title', 'system', 'type')],
    afterChange: [askAboutPrices],
  },
  versions: { maxPerDoc: 50 },
  fields: [
    ...signature,
    titleFrom('product.name'),
    systemOfProduct,
    {
      type: 'row',
      fields: [
        {
          name: 'pay_key',
          type: 'text',
          required: true,
          unique: true,
          admin: { width: '30%', description: 'What payment providers and invoices know it by' },
        },
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          index: true,
          admin: { width: '40%' },
        },
        {
          name: 'type',
          type: 'select',
          required: true,
          options: options(PLANS, PLAN_LABELS),
          admin: { width: '30%' },
        },
      ],
    },
    money('price', { label: 'Selling price', required: true }),
    money('origin_price', { label: 'List price', required: true }),
    {
      name: 'billing',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: options(BILLINGS, {
        renewing: 'renews until it is canceled',
        once: 'one payment, which ends automatically',
        both: 'the buyer chooses',
      }),
      admin: {
        description: 'How a plan for a limited time is sold',
        condition: ({ type }) => type !== 'LFT' && type !== 'LFT_3',
      },
    },
    { name: 'enable', type: 'checkbox', defaultValue: true, label: 'On sale' },
  ],
  indexes: [{ fields: ['product', 'type'], unique: true }],
}
