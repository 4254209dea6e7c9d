import type { CollectionBeforeChangeHook } from 'payload'
import type { z } from 'zod'
import { refuseFor } from './refusal'
import { schemaRefusals } from './schema-refusals'

/**
 * Refuses to save a row that the engine could not read, with the engine's own schema and its sentences.
 * `toRow` turns the document into the stored row that the schema reads; drafts may be unfinished.
 */
export const parsedBy =
  (schema: z.ZodType, toRow: (document: Record<string, unknown>) => unknown): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc }) => {
    const document = { ...originalDoc, ...data }
    if (document._status !== 'draft') refuseFor(schemaRefusals(schema, toRow(document), collection.fields))
    return data
  }
