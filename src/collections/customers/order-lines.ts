import type { CollectionConfig } from 'payload'
import { PLANS } from '@/pricing/vocabulary'
import { recordReadBy } from '../access/written-by'
import { options, PLAN_LABELS } from '../fields/options'
import { relatedProducts } from '../fields/related-products'
import { systemOfProduct, titledBy, titleFrom } from '../fields/title'

/** A row of its own, so that a licence can point at it. */
export const OrderLines: CollectionConfig = {
  slug: 'order-lines',
  admin: { hidden: true, useAsTitle: 'title' },
  forceSelect: { system: true, plan: true },
  hooks: { afterRead: [titledBy('title', 'system', 'plan')] },
  access: recordReadBy('support'),
  fields: [
    titleFrom('product.name'),
    systemOfProduct,
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      admin: relatedProducts,
    },
    { name: 'pid', type: 'number', required: true },
    { name: 'plan', type: 'select', required: true, options: options(PLANS, PLAN_LABELS) },
    { name: 'quantity', type: 'number', required: true, min: 1, defaultValue: 1 },
    { name: 'unit_total', type: 'number', required: true, min: 0 },
  ],
}
