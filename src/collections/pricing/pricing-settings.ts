import type { GlobalConfig } from 'payload'
import { settingsRow } from '@/pricing/rows'
import { CURRENCIES, STACKINGS } from '@/pricing/vocabulary'
import { anyStaff, staff } from '../access/roles'
import { options } from '../fields/options'
import { refuseFor } from '../fields/refusal'
import { schemaRefusals } from '../fields/schema-refusals'
import { signature } from '../fields/signature'
import { askAboutGlobalPrices } from '../hooks/ask-about-prices'
import { askAboutLargeGlobalChange, signGlobalChange } from '../hooks/keep-amounts'

export const PricingSettings: GlobalConfig = {
  slug: 'pricing-settings',
  admin: { description: 'Currencies, ladder weights and how discounts combine.' },
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
              admin: { description: 'Units for one USD' },
            },
            {
              name: 'ending',
              type: 'number',
              required: true,
              min: 0,
              max: 99,
              admin: { description: 'Last two digits of a converted price: 90 for .90, 80 for ¥…80' },
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'weight_video', type: 'number', required: true, min: 0, label: 'Video suite counts as' },
        { name: 'weight_adult', type: 'number', required: true, min: 0, label: 'Adult suite counts as' },
        { name: 'weight_music', type: 'number', required: true, min: 0, label: 'Music suite counts as' },
      ],
    },
    {
      name: 'stacking',
      type: 'select',
      required: true,
      options: options(STACKINGS, {
        best_then_num: 'the best price, then amounts off',
        best_only: 'only the best price',
      }),
    },
  ],
}
