import type { z } from 'zod'

/** A stored row that the engine cannot read: left out, and shown by /readyz and in the admin. */
export type RowProblem = { collection: string; id: string; reason: string }

/** As in `price must not be negative; rate is needed …`. */
export const sentenceOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'row'} ${message}`).join('; ')
