import { z } from 'zod'
import type { Refusal } from '../fields/refusal'
import { databaseRefusal } from './database-refusal'
import { publicError } from './tell-refusals'

const data = z.object({
  code: z.string().optional(),
  errors: z.array(z.object({ path: z.string().nullish() })).optional(),
})

/** What a hook or the database says of why it refused to save; null where an error is no refusal. */
export function refusalIn(error: unknown): Refusal | null {
  const known = publicError.safeParse(error)
  if (!known.success) return databaseRefusal(error, [])
  const { code, errors } = data.safeParse(known.data.data).data ?? {}
  return { code: code ?? 'refused', path: errors?.[0]?.path ?? '', sentence: known.data.message }
}
