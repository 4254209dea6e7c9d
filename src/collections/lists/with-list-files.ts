import type { CollectionConfig } from 'payload'

/** Every list of the admin has its rows as a file (decision 083). */
export function withListFiles(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const beforeListTable = [
    ...(components?.beforeListTable ?? []),
    '@/collections/admin/lists/export-list#ExportList',
  ]
  return { ...config, admin: { ...config.admin, components: { ...components, beforeListTable } } }
}
