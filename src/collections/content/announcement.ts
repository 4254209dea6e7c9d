import type { GlobalConfig } from 'payload'
import { anyStaff, staff } from '../access/roles'
import { instant } from '../fields/instant'
import { href } from '../fields/links'
import { refuseBadAnnouncement } from './hooks/refuse-bad-announcement'

export const Announcement: GlobalConfig = {
  slug: 'announcement',
  admin: {
    description:
      'One line above every page, from the start time up to, but not including, the end time. A language without a text falls back to English; without any text nothing is shown.',
  },
  access: { read: anyStaff, update: staff('marketer', 'writer') },
  hooks: { beforeChange: [refuseBadAnnouncement] },
  fields: [
    { name: 'text', type: 'text', localized: true },
    href(),
    {
      type: 'row',
      fields: [instant('from', { label: 'Shown from' }), instant('until', { label: 'Shown until' })],
    },
  ],
}
