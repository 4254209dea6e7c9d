import type { CollectionConfig } from 'payload'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import { recordReadBy } from '../access/written-by'
import { storedCode } from '../fields/code-cell'
import { instant } from '../fields/instant'
import { untold } from '../fields/untold'

/** SPEC 3, push registration and guest push record. */
export const PushRegistrations: CollectionConfig = {
  slug: 'push-registrations',
  admin: {
    useAsTitle: 'device_model',
    description: 'Each browser appears here whose owner agreed to push messages.',
    defaultColumns: [
      'device_model',
      'explorer',
      'site',
      'language',
      'country',
      'session_count',
      'last_active',
    ],
  },
  defaultSort: '-last_active',
  access: recordReadBy('marketer'),
  fields: [
    { name: 'endpoint', type: 'text', required: true, unique: true, ...untold },
    { name: 'auth', type: 'text', required: true, ...untold },
    { name: 'pdhkey', type: 'text', required: true, ...untold },
    { name: 'site', type: 'text', required: true, defaultValue: 'com', admin: storedCode },
    { name: 'language', type: 'text', required: true, index: true, admin: storedCode },
    {
      name: 'country',
      type: 'text',
      required: true,
      defaultValue: UNKNOWN_COUNTRY,
      admin: {
        ...storedCode,
        description: `Where the visit came from, or paid; ${UNKNOWN_COUNTRY} = not known`,
      },
    },
    {
      name: 'diff_time',
      type: 'number',
      required: true,
      admin: { description: 'Minutes by which the clock of the browser differs from UTC' },
    },
    { name: 'device_model', type: 'text' },
    { name: 'app_id', type: 'text' },
    { name: 'explorer', type: 'text' },
    { name: 'explorer_version', type: 'text' },
    { name: 'user_agent', type: 'text' },
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { name: 'session_count', type: 'number', required: true, defaultValue: 1 },
    { name: 'popup_count', type: 'number', required: true, defaultValue: 0 },
    instant('last_active', { required: true, index: true }),
  ],
}
