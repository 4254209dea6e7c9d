import type { CollectionConfig } from 'payload'
import { CURRENCIES, PAYERS } from '@/pricing/vocabulary'
import { DISPUTES } from '@/server/orders/dispute'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { options, PAYER_LABELS } from '../fields/options'
import { recordsOf } from '../fields/records-of'
import { storedAmount } from '../fields/stored-amount'
import { storedJson } from '../fields/stored-json'
import { untold } from '../fields/untold'

const ORDER_STATES = ['open', 'pending', 'paid', 'failed', 'refunded', 'expired'] as const

export const Orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    useAsTitle: 'number',
    listSearchableFields: ['number', 'email'],
    defaultColumns: ['number', 'email', 'state', 'total', 'currency', 'provider', 'createdAt'],
    description: 'Each order keeps the whole quote that it was sold on.',
  },
  defaultSort: '-createdAt',
  access: recordReadBy('support'),
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    // Lets a guest's browser see the order again.
    { name: 'secret', type: 'text', required: true, ...untold },
    // A hash of what the checkout form was sent with, so that a double click is one order.
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      ...untold,
    },
    { name: 'email', type: 'text', required: true, index: true },
    {
      name: 'sold_to',
      type: 'text',
      admin: { description: 'The address that invoices name, where support moved the order since' },
    },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    {
      name: 'referred_by',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      admin: { description: 'By whose link it was bought; earns them a trial once it is paid' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: options(ORDER_STATES),
    },
    {
      name: 'dispute',
      type: 'select',
      options: options(DISPUTES),
      admin: { description: 'What became of the buyer’s complaint at the bank, if there is one' },
    },
    { name: 'currency', type: 'select', required: true, options: options(CURRENCIES) },
    {
      name: 'total',
      type: 'number',
      required: true,
      min: 0,
      admin: {
        components: storedAmount,
      },
    },
    {
      name: 'refunded',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: {
        description: 'How much of it was refunded',
        components: storedAmount,
      },
    },
    {
      name: 'refund_asked',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: {
        description: 'The part that support requested',
        components: storedAmount,
      },
    },
    { name: 'provider', type: 'select', required: true, options: options(PAYERS, PAYER_LABELS) },
    { name: 'provider_session', type: 'text', unique: true },
    { name: 'site', type: 'text', required: true, admin: storedCode },
    { name: 'locale', type: 'text', required: true, admin: storedCode },
    { name: 'country', type: 'text', required: true, admin: storedCode },
    { name: 'os', type: 'text', required: true, admin: storedCode },
    { name: 'coupon', type: 'text' },
    { name: 'again', type: 'checkbox', defaultValue: false, label: 'Ordered although it was already owned' },
    {
      name: 'quote',
      label: 'How the price was calculated',
      type: 'json',
      required: true,
      admin: { components: { Field: '@/collections/admin/stored/quote/stored-quote#StoredQuote' } },
    },
    // What the buyer said of country and business, what they agreed to, and who sold with which tax.
    storedJson('billing'),
    storedJson('agreements'),
    storedJson('sale'),
    // Where the buyer's last visits came from, and the group they were in of each experiment: with consent alone.
    storedJson('visits'),
    storedJson('groups'),
    instant('paid_at', { readOnly: true }),
    // Of a charge of a subscription: which, and its number there.
    { name: 'subscription', type: 'relationship', relationTo: 'subscriptions', index: true },
    { name: 'charge', type: 'number', min: 1 },
    recordsOf('lines', 'order-lines', 'order', {
      label: 'Order lines',
      columns: ['product', 'plan', 'quantity'],
    }),
  ],
  indexes: [{ fields: ['subscription', 'charge'], unique: true }],
}
