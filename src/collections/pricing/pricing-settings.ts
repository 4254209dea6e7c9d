import type { GlobalConfig, NumberField } from 'payload'
import { settingsRow } from '@/pricing/rows'
import { CURRENCIES, STACKINGS } from '@/pricing/vocabulary'
import { anyStaff, staff } from '../access/roles'
import { options } from '../fields/options'
import { refuseFor } from '../fields/refusal'
import { schemaRefusals } from '../fields/schema-refusals'
import { signature } from '../fields/signature'
import { askAboutGlobalPrices } from '../hooks/ask-about-prices'
import { askAboutLargeGlobalChange, signGlobalChange } from '../hooks/keep-amounts'

const weight = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  label,
})

export const PricingSettings: GlobalConfig = {
  slug: 'pricing-settings',
  admin: {
    description: 'Exchange rates, what a suite counts as for owners, and which discounts go together.',
  },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('marketer') },
  versions: { max: 50 },
  hooks: {
    beforeChange: [
      ({ data, global }) => {
        refuseFor(schemaRefusals(settingsRow, data, global.fields))
        return data
      },
      askAboutLargeGlobalChange,
      signGlobalChange,
    ],
    afterChange: [askAboutGlobalPrices],
  },
  fields: [
    ...signature,
    {
      name: 'currencies',
      type: 'array',
      required: true,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'currency', type: 'select', required: true, options: options(CURRENCIES) },
            {
              name: 'rate',
              type: 'number',
              label: 'Exchange rate',
              required: true,
              min: 0,
              admin: { description: 'How much of this currency one US dollar is worth' },
            },
            {
              name: 'ending',
              type: 'number',
              label: 'Converted prices end with',
              required: true,
              min: 0,
              max: 99,
              admin: { description: 'The last two digits of a converted price, such as 90 or 80' },
            },
          ],
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'What a suite counts as, where owners pay less the more products they own',
      admin: {
        description:
          'With 7, whoever owns the suite pays as somebody does who owns 7 products of that line one by one.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            weight('weight_video', 'Products that a video suite counts as'),
            weight('weight_adult', 'Products that an adult suite counts as'),
            weight('weight_music', 'Products that a music suite counts as'),
          ],
        },
      ],
    },
    {
      name: 'stacking',
      type: 'select',
      label: 'Where several discounts hold',
      required: true,
      options: options(STACKINGS, {
        best_then_num: 'the lowest price, and amounts off on top',
        best_only: 'only the lowest price',
      }),
      admin: {
        description:
          'Of coupons for 30% off and for $5 off, $50.00 become $30.00 with both, and $35.00 with the better one alone.',
      },
    },
  ],
}
