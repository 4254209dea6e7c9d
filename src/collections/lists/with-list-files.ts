import type { CollectionConfig } from 'payload'
import { isKind } from './import/kinds'

const EXPORT = '@/collections/admin/lists/export-list#ExportList'
const IMPORT = '@/collections/admin/lists/import-link#ImportAboveList'

/** Every list of the admin gives its rows as a file, and some take one (decision 083). */
export function withListFiles(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const files = isKind(config.slug) ? [EXPORT, IMPORT] : [EXPORT]
  const beforeListTable = [...(components?.beforeListTable ?? []), ...files]
  return { ...config, admin: { ...config.admin, components: { ...components, beforeListTable } } }
}
