import type { CollectionAfterReadHook, CollectionConfig, Field } from 'payload'
import { asksForTitles } from '../../fields/title'
import { adminLanguage } from '../words/language'
import { untitled } from './untitled'

const ABOVE = '@/collections/admin/untitled/title-above#TitleAbove'
const CELL = '@/collections/admin/untitled/title-cell#TitleCell'

/** A draft, or an old record, may have no title: forms, lists and pickers call it «Untitled campaign», not by its id. */
export function withTitles(config: CollectionConfig): CollectionConfig {
  const { admin, fields, hooks } = config
  const title = admin?.useAsTitle
  if (!title) return config
  return {
    ...config,
    fields: fields.map(field => withCell(field, title)),
    hooks: { ...hooks, afterRead: [...(hooks?.afterRead ?? []), titledInPickers] },
    admin: { ...admin, components: { ...admin.components, Description: ABOVE } },
  }
}

function withCell(field: Field, title: string): Field {
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map(inner => withCell(inner, title)) }
  if (field.type !== 'text' || field.name !== title) return field
  return { ...field, admin: { ...field.admin, components: { Cell: CELL, ...field.admin?.components } } }
}

/** Pickers ask for titles alone, and what they are told is never saved. */
const titledInPickers: CollectionAfterReadHook = ({ collection, doc, req }) => {
  const title = collection.admin.useAsTitle
  if (!title || doc[title] || !asksForTitles(req, collection.slug, title)) return doc
  return { ...doc, [title]: untitled(collection.labels.singular, adminLanguage(req.i18n.language)) }
}
