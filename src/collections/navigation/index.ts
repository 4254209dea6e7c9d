import type { CollectionConfig, Field } from 'payload'
import { SITES } from '@/site/sites'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'

const links: Field[] = [
  { name: 'label', type: 'text', required: true },
  {
    name: 'href',
    type: 'text',
    required: true,
    admin: {
      // Not shown before the pages read it: an editor would wait in vain.
      hidden: true,
      description: 'A path such as /products, without a language',
    },
  },
]

export const Navigation: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: 'Navigation', plural: 'Navigation and footer' },
  admin: {
    group: 'Content',
    useAsTitle: 'site',
    defaultColumns: ['site', 'updatedAt'],
    description: 'Header and footer of each site; without a row the built-in ones serve.',
  },
  access: writtenBy('writer', 'marketer'),
  fields: [
    { name: 'site', type: 'select', required: true, unique: true, options: options(SITES) },
    { name: 'header', type: 'array', localized: true, fields: links },
    {
      name: 'footer',
      type: 'array',
      localized: true,
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'links', type: 'array', fields: links },
      ],
    },
  ],
}
