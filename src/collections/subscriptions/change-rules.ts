import type { CollectionConfig } from 'payload'
import {
  APPLIES,
  CHANGE_INTERVALS,
  CHANGE_PRICES,
  changeRuleRow,
  RENEWING_PLANS,
} from '@/pricing/subscriptions'
import { writtenBy } from '../access/written-by'
import { options, PLAN_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { selectMany } from '../fields/select-many'
import { signature } from '../fields/signature'
import { titledAs, titleFrom } from '../fields/title'
import { signChange } from '../hooks/keep-amounts'
import { changeRuleTitle } from './change-rule-title'

/** When a change of a subscription applies (DOMAIN 6): the first row that matches. */
export const SubscriptionChangeRules: CollectionConfig = {
  slug: 'subscription-change-rules',
  labels: { singular: 'Change rule', plural: 'Change rules' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'enabled'],
    description:
      'When a change of a subscription applies. The first row that matches decides; where none does, it applies at the end of the period.',
  },
  defaultSort: 'position',
  access: writtenBy('marketer'),
  forceSelect: { from_plans: true, to_plans: true, interval: true, price: true, applies: true },
  hooks: {
    beforeChange: [parsedBy(changeRuleRow, row => row), signChange],
    afterRead: [titledAs(changeRuleTitle)],
  },
  versions: { maxPerDoc: 50 },
  fields: [
    ...signature,
    titleFrom('key'),
    {
      type: 'row',
      fields: [
        { name: 'key', type: 'text', required: true, unique: true },
        {
          name: 'position',
          type: 'number',
          required: true,
          admin: { description: 'Rows are read from the lowest to the highest' },
        },
        { name: 'enabled', type: 'checkbox', defaultValue: true },
      ],
    },
    {
      type: 'row',
      fields: [
        selectMany('from_plans', RENEWING_PLANS, { labels: PLAN_LABELS, label: 'From plans' }),
        selectMany('to_plans', RENEWING_PLANS, { labels: PLAN_LABELS, label: 'To plans' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'interval',
          type: 'select',
          options: options(CHANGE_INTERVALS),
          admin: { description: 'The new period, compared with the old one. Empty = any' },
        },
        {
          name: 'price',
          type: 'select',
          options: options(CHANGE_PRICES),
          admin: { description: 'What a month of the new plan costs, compared. Empty = any' },
        },
        {
          name: 'applies',
          type: 'select',
          required: true,
          options: options(APPLIES, { at_once: 'at once', at_period_end: 'at the end of the period' }),
        },
      ],
    },
  ],
}
