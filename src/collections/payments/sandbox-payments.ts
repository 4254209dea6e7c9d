import type { CollectionConfig } from 'payload'
import { CURRENCIES } from '@/pricing/vocabulary'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { forDevelopers } from '../fields/for-developers'
import { instant } from '../fields/instant'
import { options } from '../fields/options'
import { storedAmount } from '../fields/stored-amount'
import { storedJson } from '../fields/stored-json'
import { untold } from '../fields/untold'

/** The sandbox provider's own ledger; the shop only asks the provider. */
export const SandboxPayments: CollectionConfig = {
  slug: 'sandbox-payments',
  labels: { singular: 'Sandbox payment', plural: 'Sandbox ledger' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'amount', 'currency', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  fields: [
    { name: 'reference', type: 'text', required: true, index: true },
    {
      name: 'amount',
      type: 'number',
      required: true,
      min: 0,
      admin: { components: storedAmount },
    },
    { name: 'currency', type: 'select', required: true, options: options(CURRENCIES) },
    {
      name: 'keeps_mandate',
      type: 'checkbox',
      defaultValue: false,
      label: 'Saves the card, to charge it again',
    },
    { name: 'mandate', type: 'text', ...untold },
    { name: 'email', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'locale', type: 'text', admin: storedCode },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: options([
        'open',
        'challenged',
        'paid',
        'declined',
        'refunded',
        'disputed',
        'charged_back',
        'closed',
      ]),
    },
    instant('expires_at', { readOnly: true, description: 'From then on it cannot be paid anymore' }),
    storedJson('events', { defaultValue: [] }),
    forDevelopers(
      { name: 'session', type: 'text', required: true, unique: true },
      { name: 'return_url', type: 'text', required: true },
      { name: 'webhook_url', type: 'text', required: true },
    ),
  ],
}
