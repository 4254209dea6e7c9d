import type { CollectionConfig, GlobalConfig } from 'payload'

const KEEP = '@/collections/admin/keep-refusals#KeepRefusals'

export const keepingRefusals = (config: CollectionConfig): CollectionConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), KEEP]
  const edit = { ...components?.edit, beforeDocumentControls }
  return { ...config, admin: { ...config.admin, components: { ...components, edit } } }
}

/** For a global, where Payload names the place differently. */
export const keepingRefusalsOfGlobal = (config: GlobalConfig): GlobalConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), KEEP]
  const elements = { ...components?.elements, beforeDocumentControls }
  return { ...config, admin: { ...config.admin, components: { ...components, elements } } }
}
