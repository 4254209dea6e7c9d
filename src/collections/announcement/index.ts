import type { GlobalConfig } from 'payload'
import { anyStaff, staff } from '../access/roles'
import { instant } from '../fields/instant'

export const Announcement: GlobalConfig = {
  slug: 'announcement',
  admin: {
    // Not shown before the pages read it: an editor would wait in vain.
    hidden: true,
    group: 'Content',
    description: 'One line above every page, between two instants.',
  },
  access: { read: anyStaff, update: staff('marketer', 'writer') },
  fields: [
    { name: 'text', type: 'text', localized: true },
    { name: 'href', type: 'text', admin: { description: 'Where it leads, such as /sales-campaign' } },
    {
      type: 'row',
      fields: [instant('from', { label: 'Shown from' }), instant('until', { label: 'Shown until' })],
    },
  ],
}
