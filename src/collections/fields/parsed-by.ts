import type { CollectionBeforeChangeHook } from 'payload'
import type { z } from 'zod'
import { refuseFor } from './refusal'
import { schemaRefusals } from './schema-refusals'

/**
 * Refuses a row that the engine could not read, by the engine's own schema and sentences. `toRow` gives the row that
 * the schema reads; drafts may be unfinished.
 */
export const parsedBy =
  (schema: z.ZodType, toRow: (document: Record<string, unknown>) => unknown): CollectionBeforeChangeHook =>
  ({ collection, data, originalDoc }) => {
    const document = { ...originalDoc, ...data }
    if (document._status !== 'draft') refuseFor(schemaRefusals(schema, toRow(document), collection.fields))
    return data
  }
