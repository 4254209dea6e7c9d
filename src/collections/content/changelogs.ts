import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'

const CHANGELOG_APPLICATIONS = [
  'video_win',
  'video_mac',
  'ai_win',
  'ai_mac',
  'music_win',
  'music_mac',
] as const

export const Changelogs: CollectionConfig = {
  slug: 'changelogs',
  labels: { singular: 'Changelog entry', plural: 'Changelog' },
  admin: {
    group: 'Content',
    useAsTitle: 'version',
    defaultColumns: ['application', 'version', 'date', 'notes'],
  },
  defaultSort: '-date',
  access: writtenBy('writer', 'marketer'),
  fields: [
    {
      name: 'application',
      type: 'select',
      required: true,
      index: true,
      options: options(CHANGELOG_APPLICATIONS),
    },
    { name: 'version', type: 'text', required: true },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    { name: 'notes', type: 'text', hasMany: true, localized: true, required: true },
  ],
  indexes: [{ fields: ['application', 'version'], unique: true }],
}
