import type { CollectionConfig } from 'payload'
import { PLANS, SITES } from '@/pricing/vocabulary'
import { experimentRow } from '@/server/rule-book/word-rows'
import { nobodyField } from '../access/roles'
import { writtenBy } from '../access/written-by'
import { zonedInstant } from '../fields/instant'
import { options, PLAN_LABELS, SITE_LABELS } from '../fields/options'
import { parsedBy } from '../fields/parsed-by'
import { selectMany } from '../fields/select-many'
import { nameExperiment } from './hooks/name-experiment'
import { refuseOverlap } from './hooks/refuse-overlap'

export const Experiments: CollectionConfig = {
  slug: 'experiments',
  labels: { singular: 'Plan test', plural: 'Plan tests' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'from', 'until', 'sites', 'share', 'enabled'],
    description:
      'Two groups of visitors see a product page in two ways, and the results say which one sells more. Prices are the same for both. Only visitors who agreed to statistics take part.',
  },
  defaultSort: '-from',
  access: writtenBy('marketer'),
  hooks: {
    beforeValidate: [nameExperiment],
    beforeChange: [parsedBy(experimentRow, row => row), refuseOverlap],
  },
  fields: [
    {
      name: 'results',
      type: 'ui',
      admin: { components: { Field: '@/collections/admin/experiment-results#ExperimentResults' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, admin: { width: '50%' } },
        {
          name: 'key',
          type: 'text',
          required: true,
          unique: true,
          access: { create: nobodyField, update: nobodyField },
          admin: {
            width: '30%',
            readOnly: true,
            description: 'How a browser remembers its group; made from the name, and never changed',
            // A condition would let the column be empty.
            components: { Field: '@/collections/admin/named/once-made#OnceMade' },
          },
        },
        { name: 'enabled', type: 'checkbox', defaultValue: true, admin: { width: '20%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        zonedInstant('from', { label: 'Starts', required: true, index: true }),
        zonedInstant('until', { label: 'Ends', required: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        selectMany('sites', SITES, { labels: SITE_LABELS }),
        {
          name: 'share',
          type: 'number',
          required: true,
          defaultValue: 50,
          min: 1,
          max: 99,
          label: 'Visitors in group A (%)',
          admin: {
            description:
              'Of 100 who take part, this many see the difference; the others, group B, see the page as it always is',
          },
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'What group A sees',
      fields: [
        {
          name: 'plan',
          type: 'select',
          options: options(PLANS, PLAN_LABELS),
          label: 'Preselected plan',
          admin: { description: 'Empty = the same as for group B' },
        },
        selectMany('plans', PLANS, {
          labels: PLAN_LABELS,
          label: 'Plans shown',
          description: 'Empty = all, as for group B',
        }),
        {
          name: 'popup',
          type: 'checkbox',
          defaultValue: false,
          label: 'Only group A sees the popup of a campaign',
        },
      ],
    },
  ],
}
