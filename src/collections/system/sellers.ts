import type { CollectionConfig, Field } from 'payload'
import { sellerRow, TAXED_COUNTRIES } from '@/server/rule-book/seller-row'
import { MARKETS } from '@/site/markets'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { changedBy } from '../fields/signature'
import { titledBy, titleFrom } from '../fields/title'
import { signEdit } from '../hooks/sign-edit'

const MARKET_LABELS: Record<(typeof MARKETS)[number], string> = {
  germany: 'Germany (pages in German)',
  europe: 'European Union (pages in English, Spanish, Italian and French)',
  japan: 'Japan',
  world: 'Elsewhere (pages in Chinese)',
}

const line = (name: string, label: string, description?: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 300,
  admin: { width: '50%', description },
})

const step = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: false,
  admin: { description },
})

/** Who sells in which market; the rule book carries it, so that pages change with it. */
const named = new Intl.DisplayNames(['en'], { type: 'region' })
const countryLabel = (code: string): string => named.of(code.toUpperCase()) ?? code

export const Sellers: CollectionConfig = {
  slug: 'sellers',
  labels: { singular: 'Seller', plural: 'Sellers and taxes' },
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['name'],
    defaultColumns: ['title', 'name', 'vat_id', 'registration', 'taxed'],
    description:
      'Who sells in which market, with which taxes and statutory steps. A line that is empty here is left out of pages and invoices.',
  },
  access: writtenBy(),
  versions: { maxPerDoc: 0 },
  hooks: {
    afterRead: [titledBy('market')],
    beforeChange: [parsedBy(sellerRow, document => ({ ...document, rates: document.rates ?? [] })), signEdit],
  },
  fields: [
    changedBy,
    titleFrom('market'),
    {
      name: 'market',
      type: 'select',
      required: true,
      unique: true,
      options: options(MARKETS, MARKET_LABELS),
      admin: {
        description:
          'A page takes the market of its language; an order that of the buyer’s country, where that is known.',
      },
    },
    {
      type: 'row',
      fields: [
        line('name', 'Name of the seller', 'With the legal form, as in the register'),
        line('represented_by', 'Represented by'),
      ],
    },
    { name: 'address', label: 'Postal address', type: 'textarea', maxLength: 500 },
    { type: 'row', fields: [line('email', 'Email'), line('phone', 'Telephone')] },
    {
      type: 'row',
      fields: [
        line('register', 'Register', 'Such as Amtsgericht München, HRB 12345'),
        line('vat_id', 'VAT ID'),
      ],
    },
    {
      type: 'row',
      fields: [
        line('tax_number', 'Tax number'),
        line(
          'registration',
          'Registration number in Japan',
          'T and 13 digits; without it receipts carry none',
        ),
      ],
    },
    {
      name: 'series',
      label: 'Invoice series',
      type: 'text',
      required: true,
      maxLength: 6,
      admin: { description: 'Capital letters before the number of an invoice; a new series begins at 1' },
    },
    step('taxed', 'Prices include tax', 'Prices say so, and invoices show rate, base and tax'),
    {
      name: 'rates',
      label: 'Tax rates',
      labels: { singular: 'Tax rate', plural: 'Tax rates' },
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'country',
              type: 'select',
              required: true,
              options: TAXED_COUNTRIES.map(value => ({ value, label: countryLabel(value) })),
            },
            {
              name: 'rate',
              label: 'Percent',
              type: 'number',
              required: true,
              min: 0,
              max: 100,
            },
          ],
        },
      ],
    },
    step(
      'imprint',
      'Imprint',
      'The imprint page; in the Japanese shop also the page that its law on mail order asks for',
    ),
    step(
      'cancellation',
      'Cancel contracts here',
      'A page for canceling contracts without signing in (Germany)',
    ),
    step(
      'withdrawal',
      'Withdraw from contracts here',
      'A page for withdrawing from contracts (European Union)',
    ),
    step(
      'consent',
      'Consent before delivery',
      'A box of its own in the last step before paying (European Union)',
    ),
    step('final_step', 'Six items before paying', 'One block before the button that pays (Japan)'),
  ],
}
