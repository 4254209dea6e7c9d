import type { CollectionConfig, Field, SelectField } from 'payload'
import { ENDINGS } from '@/pricing'
import { CHANGED_AMOUNTS, CHOICES, SET_STATES } from '@/server/price-sets/terms'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options } from '../fields/options'

const select = (name: string, values: readonly string[], defaultValue: string): SelectField => ({
  name,
  type: 'select',
  required: true,
  defaultValue,
  options: options(values),
})

/** Written by the screen of price sets alone (decision 076); its rows are in the table price_set_rows. */
export const PriceSets: CollectionConfig = {
  slug: 'price-sets',
  labels: { singular: 'Price set', plural: 'Price sets' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'goes_live_at', 'made_by'],
    description: 'Prices of many plans that change at once, and are taken back at once.',
    components: {
      views: { list: { Component: '@/collections/admin/price-sets/to-screen#ToPriceSets' } },
    },
  },
  defaultSort: '-createdAt',
  access: recordReadBy('marketer'),
  fields: [
    { name: 'name', type: 'text', required: true },
    { ...select('state', SET_STATES, 'draft'), index: true },
    ...CHOICES.map((name): Field => ({ name, type: 'text', admin: storedCode })),
    select('change_kind', ['percent', 'amount'], 'percent'),
    // Basis points, or US cents; below zero is down.
    { name: 'change_by', type: 'number', required: true },
    select('ending', ENDINGS, 'none'),
    select('changed_amounts', CHANGED_AMOUNTS, 'both'),
    { name: 'is_confirmed', type: 'checkbox', defaultValue: false },
    instant('goes_live_at', { label: 'Goes live', index: true }),
    { name: 'goes_live_zone', type: 'text' },
    instant('live_at', { label: 'Live since' }),
    instant('taken_back_at', { label: 'Taken back' }),
    { name: 'made_by', type: 'text', label: 'By' },
    { name: 'note', type: 'text', label: 'Why it did not go live' },
  ],
}
