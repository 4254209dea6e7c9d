import type { CollectionConfig } from 'payload'

export const languageMenu: NonNullable<CollectionConfig['admin']>['components'] = {
  edit: { editMenuItems: ['@/collections/admin/unpublish-language#UnpublishLanguage'] },
}
