import type { CollectionConfig } from 'payload'
import { RENEWING_PLANS, STATE_NAMES } from '@/pricing/subscriptions'
import { CURRENCIES, PAYERS } from '@/pricing/vocabulary'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options, PAYER_LABELS, PLAN_LABELS } from '../fields/options'
import { recordsOf } from '../fields/records-of'
import { relatedProducts } from '../fields/related-products'
import { storedAmount } from '../fields/stored-amount'
import { storedJson } from '../fields/stored-json'
import { untold } from '../fields/untold'

const amount = (name: string, description: string) => ({
  ...{ name, type: 'number' as const, required: true },
  admin: { description, components: storedAmount },
})

/** Its facts are what the machine of `src/pricing/subscriptions` steps; the other columns are read from them. */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  admin: {
    useAsTitle: 'email',
    listSearchableFields: ['email'],
    defaultColumns: ['email', 'product', 'plan', 'state', 'price', 'period_end', 'provider'],
    description: 'What renews automatically. Each charge is a separate order.',
    components: { beforeListTable: ['@/collections/admin/subscription-filters#SubscriptionFilters'] },
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  fields: [
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      admin: relatedProducts,
    },
    { name: 'pid', type: 'number', required: true },
    { name: 'plan', type: 'select', required: true, options: options(RENEWING_PLANS, PLAN_LABELS) },
    { name: 'state', type: 'select', required: true, index: true, options: options(STATE_NAMES) },
    { name: 'currency', type: 'select', required: true, options: options(CURRENCIES) },
    amount('price', 'What the next whole period costs'),
    amount('balance', 'Kept for the next charges'),
    instant('period_start', { required: true }),
    instant('period_end', { required: true, label: 'Renews or ends' }),
    instant('access_until', {
      description: 'Until then its licenses work, unless something else is reported before',
    }),
    { name: 'periods_paid', type: 'number', required: true, defaultValue: 0 },
    instant('due_at', { index: true, description: 'When the shop checks it next' }),
    instant('ended_at'),
    {
      name: 'provider',
      label: 'Payment provider',
      type: 'select',
      required: true,
      options: options(PAYERS, PAYER_LABELS),
    },
    // The payment method that the payer has saved: whoever has it could charge it.
    { name: 'mandate', type: 'text', ...untold },
    { name: 'card', type: 'text', admin: { description: 'How its owner knows what is charged' } },
    { name: 'site', type: 'text', required: true, admin: storedCode },
    { name: 'locale', type: 'text', required: true, admin: storedCode },
    { name: 'country', type: 'text', required: true, admin: storedCode },
    { name: 'os', type: 'text', required: true, admin: storedCode },
    {
      name: 'version',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { description: 'Grows with every change' },
    },
    storedJson('facts', { required: true }),
    recordsOf('orders', 'orders', 'subscription', {
      columns: ['number', 'state', 'total', 'currency', 'createdAt'],
    }),
    recordsOf('history', 'subscription-events', 'subscription', {
      columns: ['at', 'name', 'outcome', 'state'],
    }),
  ],
}
