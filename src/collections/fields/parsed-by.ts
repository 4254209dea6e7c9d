import { APIError, type CollectionBeforeChangeHook } from 'payload'
import type { z } from 'zod'

/**
 * Refuses to save a row that the engine could not read, with the engine's own schema and its sentences.
 * `toRow` turns the document into the stored row that the schema reads; drafts may be unfinished.
 */
export const parsedBy =
  (schema: z.ZodType, toRow: (document: Record<string, unknown>) => unknown): CollectionBeforeChangeHook =>
  ({ data, originalDoc }) => {
    const document = { ...originalDoc, ...data }
    if (document._status === 'draft') return data
    const parsed = schema.safeParse(toRow(document))
    if (parsed.success) return data
    throw new APIError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'row'} ${message}`).join('; '),
      400,
      null,
      true,
    )
  }
