import type { CollectionConfig, GlobalConfig } from 'payload'
import { titledRows } from './rows/titled-rows'

const GUARDS = [
  '@/collections/admin/keep-refusals#KeepRefusals',
  '@/collections/admin/keep-typed#KeepTyped',
  '@/collections/admin/asking/back-guard#BackGuard',
]

export const guardedForm = (config: CollectionConfig): CollectionConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), ...GUARDS]
  const edit = { ...components?.edit, beforeDocumentControls }
  return {
    ...config,
    fields: titledRows(config.fields),
    admin: { ...config.admin, hideAPIURL: true, components: { ...components, edit } },
  }
}

/** For a global, where Payload names the place differently. */
export const guardedFormOfGlobal = (config: GlobalConfig): GlobalConfig => {
  const components = config.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), ...GUARDS]
  const elements = { ...components?.elements, beforeDocumentControls }
  return {
    ...config,
    fields: titledRows(config.fields),
    admin: { ...config.admin, hideAPIURL: true, components: { ...components, elements } },
  }
}
