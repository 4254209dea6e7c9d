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
      'When a customer changes the plan of a subscription: whether it changes at once, or when the paid period ends. The first rule that fits decides; where none does, it waits for the end of the period.',
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
        {
          name: 'key',
          type: 'text',
          required: true,
          unique: true,
          admin: { description: 'For the team' },
        },
        {
          name: 'position',
          type: 'number',
          required: true,
          label: 'Place in the order',
          admin: { description: 'The rule with the lowest number is tried first' },
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
          label: 'New period',
          options: options(CHANGE_INTERVALS),
          admin: { description: 'Compared with the period before. Empty = any' },
        },
        {
          name: 'price',
          type: 'select',
          label: 'New price',
          options: options(CHANGE_PRICES),
          admin: { description: 'For a month, compared with the price before. Empty = any' },
        },
        {
          name: 'applies',
          type: 'select',
          label: 'The plan changes',
          required: true,
          options: options(APPLIES, { at_once: 'at once', at_period_end: 'at the end of the period' }),
        },
      ],
    },
  ],
}
