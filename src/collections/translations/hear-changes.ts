import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  FlattenedField,
} from 'payload'
import {
  type ChangedOriginal,
  forgetTranslations,
  markOutdated,
  unmarkOutdated,
} from '@/server/content/outdated-translations'
import { isLocale } from '@/site/locale'
import type { Row } from '../fields/row'
import { transactionOf } from '../hooks/transaction'
import { isLocalized, wordsIn } from './words'
import { writtenIn } from './written-in'

/** With it a collection knows which of its translations say what their original says no more. */
export const withTranslations = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterChange: [...(config.hooks?.afterChange ?? []), hearChanges],
    afterDelete: [...(config.hooks?.afterDelete ?? []), hearDeletion],
  },
})

const hearChanges: CollectionAfterChangeHook = async ({
  collection: { slug, flattenedFields },
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const locale = req.locale ?? undefined
  if (operation !== 'update' || !isLocale(locale)) return doc
  const changes = changesIn(flattenedFields, previousDoc, data)
  const document = { collection: slug, id: String(doc.id) }
  const db = transactionOf(req)
  const written = writtenIn({ ...previousDoc, ...data })
  if (locale === written)
    for (const change of changes) await markOutdated(db, document, { ...change, written, at: Date.now() })
  else if (changes.length > 0)
    await unmarkOutdated(
      db,
      document,
      locale,
      changes.map(({ field }) => field),
    )
  return doc
}

/** The fields whose words changed; what a save does not name stays. */
function changesIn(fields: readonly FlattenedField[], old: Row, data: Row): ChangedOriginal[] {
  const said = (field: FlattenedField, value: unknown) => wordsIn(field, value).map(({ text }) => text)
  return fields
    .filter(field => isLocalized(field) && data[field.name] !== undefined)
    .map(field => ({
      field: field.name,
      before: said(field, old[field.name]),
      after: said(field, data[field.name]),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

const hearDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetTranslations(transactionOf(req), { collection: collection.slug, id: String(id) })
}
