import type { CollectionConfig } from 'payload'
import { productRow } from '@/pricing/rows'
import {
  APPLICATIONS,
  ELIGIBILITIES,
  FAMILIES,
  LINES,
  OPERATING_SYSTEMS,
  PRODUCT_TYPES,
  SUITES,
} from '@/pricing/vocabulary'
import { nobodyField, staffField } from '../access/roles'
import { writtenBy } from '../access/written-by'
import { asWritten } from '../admin/dates/components'
import { addressKey, addressKeys } from '../fields/address-key'
import { LINE_LABELS, options, SYSTEM_LABELS } from '../fields/options'
import { isOwnAddress } from '../fields/own-address'
import { parsedBy } from '../fields/parsed-by'
import { columnValue } from '../fields/product-keys'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { usedIn } from '../fields/used-in'
import { askAboutPrices } from '../hooks/ask-about-prices'
import { capturePath } from '../hooks/capture-path'
import { signChange } from '../hooks/keep-amounts'
import { redirectOnMove } from '../hooks/redirect-on-move'
import { refuseDeletionWhileUsed } from '../hooks/refuse-while-used'
import { disablePlansOfWithdrawn } from './hooks/disable-plans'
import { nameWithSystem } from './hooks/name-with-system'

export const Products: CollectionConfig = {
  slug: 'products',
  admin: {
    useAsTitle: 'name',
    listSearchableFields: ['name', 'route', 'short_name'],
    // Lists of plans ask for names alone then, and so tell the two systems apart (`nameWithSystem`).
    enableListViewSelectAPI: true,
    defaultColumns: ['name', 'os', 'line', 'status', 'pid', 'sort_order'],
    description: 'One license item for one operating system. Its plans hold the prices.',
  },
  defaultSort: 'sort_order',
  access: { ...writtenBy('marketer') },
  versions: { maxPerDoc: 50 },
  forceSelect: { os: true },
  hooks: {
    beforeChange: [
      parsedBy(productRow, row => ({ ...row, status: Number(row.status) })),
      signChange,
      capturePath,
    ],
    beforeDelete: [refuseDeletionWhileUsed],
    afterRead: [nameWithSystem],
    afterChange: [disablePlansOfWithdrawn, redirectOnMove, askAboutPrices],
  },
  fields: [
    ...signature,
    usedIn,
    {
      type: 'row',
      fields: [
        { name: 'pid', type: 'number', required: true, unique: true, min: 1, admin: { width: '25%' } },
        {
          name: 'route',
          type: 'text',
          required: true,
          index: true,
          // Rules, coupons, texts, orders and installed applications name a product by it.
          access: { update: nobodyField },
          admin: {
            width: '40%',
            components: addressKey,
            description:
              'The product’s own, such as netflix-downloader. It stays as it was made: for another address that leads here add an old one below',
          },
        },
        {
          name: 'os',
          type: 'select',
          required: true,
          options: options(OPERATING_SYSTEMS, SYSTEM_LABELS),
          admin: { width: '35%' },
        },
      ],
    },
    { name: 'name', type: 'text', required: true, localized: true },
    {
      name: 'short_name',
      type: 'text',
      localized: true,
      admin: { description: 'Short code; some Spanish and Italian codes are shared by two products' },
    },
    {
      name: 'url',
      type: 'text',
      defaultValue: '',
      validate: isOwnAddress,
      admin: {
        description:
          'Its address, such as /netflix-downloader, or empty where the product has no page of its own',
      },
    },
    addressKeys(
      'aliases',
      'Old addresses',
      'Old names that still lead here; the address of one that is removed stays as a redirect',
    ),
    {
      type: 'row',
      fields: [
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: '1',
          options: options(['1', '2'], { '1': 'on sale', '2': 'withdrawn' }),
          admin: {
            width: '25%',
            description:
              'Withdrawing it takes all its plans off sale. Once it is on sale again, put each plan back on sale yourself',
          },
        },
        {
          name: 'prod_type',
          type: 'select',
          required: true,
          options: options(PRODUCT_TYPES),
          admin: { width: '20%' },
        },
        {
          name: 'line',
          type: 'select',
          required: true,
          index: true,
          options: options(LINES, LINE_LABELS),
          admin: { width: '20%' },
        },
        {
          name: 'tier',
          type: 'text',
          required: true,
          admin: { width: '35%', components: columnValue('tier', { isOpen: true }) },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'app_id',
          type: 'select',
          required: true,
          options: options(APPLICATIONS),
          admin: { width: '34%' },
        },
        {
          name: 'family',
          type: 'select',
          options: options(FAMILIES),
          admin: { width: '33%', description: 'Its prices for subscribers who change to lifetime' },
        },
        {
          name: 'region',
          type: 'text',
          defaultValue: 'global',
          admin: { width: '33%', components: columnValue('region', { isOpen: true }) },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        selectMany('suites', SUITES, {
          labels: LINE_LABELS,
          description: 'The suites that a license includes; empty for a single product',
        }),
        { name: 'pro', type: 'checkbox', defaultValue: false, label: 'Includes them for 3 computers' },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'eligibility',
          type: 'select',
          required: true,
          defaultValue: 'anyone',
          options: options(ELIGIBILITIES),
          admin: { width: '34%' },
        },
        {
          name: 'public_time',
          type: 'date',
          required: true,
          admin: {
            width: '33%',
            components: asWritten,
            date: { pickerAppearance: 'dayOnly' },
          },
        },
        { name: 'sort_order', type: 'number', required: true, defaultValue: 0, admin: { width: '33%' } },
      ],
    },
    {
      name: 'plans',
      type: 'join',
      collection: 'plans',
      on: 'product',
      admin: { defaultColumns: ['type', 'price', 'origin_price', 'enable'] },
    },
    { name: 'internal_note', type: 'textarea', access: { update: staffField('marketer') } },
  ],
  indexes: [{ fields: ['route', 'os'], unique: true }],
}
