import type { CollectionConfig } from 'payload'

/** What the menu of a document with languages has beside Payload's own. */
export const languageMenu: NonNullable<CollectionConfig['admin']>['components'] = {
  edit: { editMenuItems: ['@/collections/admin/unpublish-language#UnpublishLanguage'] },
}
