import type { CollectionConfig } from 'payload'
import { CURRENCIES, PAYERS, SITES } from '@/pricing/vocabulary'
import { payerRow } from '@/server/rule-book/payer-row'
import { writtenBy } from '../access/written-by'
import { options, PAYER_LABELS, SITE_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { titledBy, titleFrom } from '../fields/title'

/** Where no row says otherwise, the sandbox sells, or the one real payer where the sandbox may not. */
export const PayerChoices: CollectionConfig = {
  slug: 'payer-choices',
  labels: { singular: 'Payment provider', plural: 'Payment providers' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: [],
    defaultColumns: ['title', 'payer', 'updatedAt'],
    description:
      'Through whom a site sells in a currency. It holds for orders that are placed from now on; refunds go through the payment provider that was paid.',
  },
  access: writtenBy(),
  forceSelect: { currency: true },
  hooks: { beforeChange: [parsedBy(payerRow, row => row)], afterRead: [titledBy('site', 'currency')] },
  fields: [
    titleFrom('site'),
    { name: 'site', type: 'select', required: true, options: options(SITES, SITE_LABELS) },
    { name: 'currency', type: 'select', required: true, options: options(CURRENCIES) },
    {
      name: 'payer',
      type: 'select',
      label: 'Payment provider',
      required: true,
      options: options(PAYERS, PAYER_LABELS),
    },
  ],
  indexes: [{ fields: ['site', 'currency'], unique: true }],
}
