import type { JSONField } from 'payload'

type Rest = Partial<Pick<JSONField, 'required' | 'defaultValue'>>

export const storedJson = (name: string, rest: Rest = {}): JSONField => ({
  name,
  type: 'json',
  ...rest,
  admin: { components: { Field: '@/collections/admin/stored/stored-json#StoredJson' } },
})
