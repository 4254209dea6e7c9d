import type {
  CollectionAfterReadHook,
  CollectionConfig,
  Field,
  FlattenedField,
  PayloadRequest,
  SelectField,
  TextField,
} from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { OPERATING_SYSTEMS } from '@/pricing/vocabulary'
import { tableLanguage } from '@/server/runtime/table-language'
import { labelIn } from '../admin/words/label-in'
import { type AdminLanguage, adminLanguage } from '../admin/words/language'
import { options, SYSTEM_LABELS } from './options'
import type { Row } from './row'

const unseen = { hidden: true, disableListFilter: true, disableBulkEdit: true, disableGroupBy: true } as const

/**
 * What a row without a name of its own is called. No column keeps it: it is read from another field, by which lists sort and
 * search it, and `titledBy` says it in words.
 */
export const titleFrom = (virtual: string): TextField => ({
  name: 'title',
  type: 'text',
  virtual,
  admin: unseen,
})

/** Beside the name of a product, which two systems share. */
export const systemOfProduct: SelectField = {
  name: 'system',
  type: 'select',
  options: options(OPERATING_SYSTEMS, SYSTEM_LABELS),
  virtual: 'product.os',
  admin: { ...unseen, disableListColumn: true },
}

type Reading = { fields: readonly FlattenedField[]; language: AdminLanguage; req: PayloadRequest }

/** Says the title in words, wherever it was asked for. */
export const titledAs =
  (wordsFor: (doc: Row, reading: Reading) => string | Promise<string>): CollectionAfterReadHook =>
  async ({ collection, doc, req }) => {
    if (typeof doc.title !== 'string') return doc
    const language = adminLanguage(tableLanguage() ?? req.i18n.language)
    const words = await wordsFor(doc, { fields: collection.flattenedFields, language, req })
    return { ...doc, title: words || doc.title }
  }

/** Joins what is chosen in these fields: «Netflix Downloader · Windows · 1 year». */
export const titledBy = (...names: readonly string[]): CollectionAfterReadHook =>
  titledAs((doc, { fields, language }) => {
    const words = names.map(name => wordsOf(fields, doc, { name, language })).filter(Boolean)
    const title = words.join(' · ')
    // The name of a product begins as it likes.
    return names[0] === 'title' ? title : title.charAt(0).toUpperCase() + title.slice(1)
  })

type Asked = { name: string; language: AdminLanguage }

function wordsOf(fields: readonly FlattenedField[], doc: Row, { name, language }: Asked): string {
  const [field, value] = [fields.find(each => each.name === name), doc[name]]
  if (typeof value !== 'string') return ''
  const choices = field?.type === 'select' ? field.options : []
  const chosen = choices.find(each => typeof each !== 'string' && each.value === value)
  return (typeof chosen === 'object' ? labelIn(chosen.label, language) : undefined) ?? value
}

/** The field that keeps the title of a collection: where the title is made, what it is read from; `id` where that is elsewhere. */
export function storedTitle({ admin, fields }: Pick<CollectionConfig, 'admin' | 'fields'>): string {
  const title = admin?.useAsTitle ?? 'id'
  const virtual = virtualOf(
    flattenTopLevelFields<Field>(fields).find(field => 'name' in field && field.name === title),
  )
  if (virtual === undefined) return title
  return virtual.includes('.') ? 'id' : virtual
}

const virtualOf = (field: object | undefined): string | undefined =>
  field && 'virtual' in field && typeof field.virtual === 'string' ? field.virtual : undefined

/** As pickers of the admin do: nothing but the titles of a collection. */
export function asksForTitles({ routeParams, query }: PayloadRequest, slug: string, title: string): boolean {
  const select = query?.select
  return (
    routeParams?.collection === slug &&
    typeof select === 'object' &&
    select !== null &&
    Object.keys(select).join() === title
  )
}
