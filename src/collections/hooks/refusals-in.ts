import type { Field } from 'payload'
import { z } from 'zod'
import type { Refusal } from '../fields/refusal'
import { databaseRefusal } from './database-refusal'
import { publicError } from './tell-refusals'

const data = z.object({
  code: z.string().optional(),
  errors: z.array(z.object({ path: z.string().nullish(), message: z.string().optional() })).optional(),
})

/** What a hook or the database says of why it refused to save; null where an error is no refusal. */
export function refusalIn(error: unknown): Refusal | null {
  const known = publicError.safeParse(error)
  if (!known.success) return databaseRefusal(error, [])
  const { code, errors } = data.safeParse(known.data.data).data ?? {}
  return { code: code ?? 'refused', path: errors?.[0]?.path ?? '', sentence: known.data.message }
}

/** Each reason of it at its field, for whoever names them one by one; none where an error is no refusal. */
export function refusalsIn(error: unknown, fields: readonly Field[]): Refusal[] {
  const known = publicError.safeParse(error)
  const stored = known.success ? null : databaseRefusal(error, [...fields])
  if (!known.success) return stored ? [stored] : []
  const { code = 'refused', errors = [] } = data.safeParse(known.data.data).data ?? {}
  const { message } = known.data
  const found = errors.map(each => ({ code, path: each.path ?? '', sentence: each.message ?? message }))
  return found.length > 0 ? found : [{ code, path: '', sentence: message }]
}
