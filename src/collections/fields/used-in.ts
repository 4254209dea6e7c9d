import type { Field } from 'payload'

export const usedIn: Field = {
  name: 'used_in',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '@/collections/admin/used-in#UsedIn' } },
}
