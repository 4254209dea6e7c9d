import type { Field } from 'payload'

/** Says beside the form where the row is used. */
export const usedIn: Field = {
  name: 'used_in',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '@/collections/admin/used-in#UsedIn' } },
}
