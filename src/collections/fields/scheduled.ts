import type { Field } from 'payload'

export const scheduled: Field = {
  name: 'scheduled',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/collections/admin/scheduled/scheduled#Scheduled' },
  },
}
