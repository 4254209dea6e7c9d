import type { CollectionConfig } from 'payload'
import { subscriberPriceRow } from '@/pricing/rows'
import { FAMILIES, SUBSCRIBER_SOURCES } from '@/pricing/vocabulary'
import { writtenBy } from '../access/written-by'
import { money } from '../fields/money'
import { options, planLabel } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { signature } from '../fields/signature'
import { titledBy, titleFrom } from '../fields/title'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { askAboutLargeChange, signChange } from '../hooks/keep-amounts'

export const SubscriberPrices: CollectionConfig = {
  slug: 'subscriber-prices',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: [],
    defaultColumns: ['title', 'price'],
    description: 'What the lifetime plan costs somebody who has another plan of the same product.',
  },
  access: writtenBy('marketer'),
  forceSelect: { source: true },
  hooks: {
    afterRead: [titledBy('family', 'source')],
    beforeChange: [parsedBy(subscriberPriceRow, row => row), askAboutLargeChange, signChange],
    afterChange: [askAboutPrices],
  },
  versions: { maxPerDoc: 50 },
  fields: [
    ...signature,
    titleFrom('family'),
    {
      name: 'family',
      type: 'select',
      required: true,
      label: 'Group of products',
      options: options(FAMILIES),
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      label: 'Plan that they have',
      options: options(SUBSCRIBER_SOURCES, { monthly: planLabel('1M'), yearly: planLabel('1Y') }),
    },
    money('price', { label: 'Price of the lifetime plan', short: 'Price', required: true }),
  ],
  indexes: [{ fields: ['family', 'source'], unique: true }],
}
