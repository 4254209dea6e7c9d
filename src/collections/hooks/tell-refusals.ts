import type { AfterErrorHook, Field, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusalFor } from '../admin/words/refusals-in-language'
import { type Refusal, refusalData, sentencesOf } from '../fields/refusal'
import { databaseRefusal, taken } from './database-refusal'

type ErrorBody = { message: string; data?: Record<string, unknown> }

/** What an error says to the outside, whichever copy of Payload's classes it is of. */
export const publicError = z.object({
  status: z.number().int().min(400).max(499),
  isPublic: z.literal(true),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).nullish().catch(undefined),
})
const uniqueError = z.object({
  errors: z.tuple([z.object({ path: z.string().nullable(), tableName: z.string() })]),
})

/**
 * Tells the admin the field and sentence of a refusal, also where only the database refused, in the language of who asks. Errors are known by
 * content, never by class: the production build has several copies of Payload's classes, and the one that answers is
 * seldom the one that threw.
 */
export const tellRefusals: AfterErrorHook = ({ collection, error, req }) => {
  const fields = collection?.fields ?? []
  const known = publicError.safeParse(error)
  const refusal = known.success ? takenTwice(known.data.data, fields) : databaseRefusal(error, fields)
  if (refusal) return toldAs(req, collection?.trash ? orInTrash(refusal) : refusal)
  if (!known.success) return
  const { status, message, data } = known.data
  return told(req, status, data ? { message, data } : { message })
}

const toldAs = (req: PayloadRequest, refusal: Refusal) =>
  told(req, 400, { message: sentencesOf([refusal]), data: refusalData([refusal]) })

/** What lies in the trash keeps its keys, and is in no list. */
const orInTrash = (refusal: Refusal): Refusal =>
  refusal.code === 'taken' ? { ...refusal, sentence: `${refusal.sentence} It may be in the trash.` } : refusal

const told = (req: PayloadRequest, status: number, error: ErrorBody) => ({
  response: { errors: [refusalFor(req, error)] },
  status,
})

/** Columns of the unique indexes that ignore case: Payload does not find these itself. */
const WITHOUT_CASE: Record<string, string> = { coupons: 'code', customers: 'email' }

function takenTwice(data: unknown, fields: readonly Field[]): Refusal | null {
  const found = uniqueError.safeParse(data)
  if (!found.success) return null
  const { path, tableName } = found.data.errors[0]
  return taken(path ?? WITHOUT_CASE[tableName] ?? '', fields)
}
