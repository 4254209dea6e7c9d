import type { CollectionConfig } from 'payload'

const EMPTY_LIST = '@/collections/admin/empty-list/empty-list#EmptyList'

/** Every list says whether there is nothing at all or nothing that fits. */
export function withEmptyList(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const beforeListTable = [...(components?.beforeListTable ?? []), EMPTY_LIST]
  return { ...config, admin: { ...config.admin, components: { ...components, beforeListTable } } }
}
