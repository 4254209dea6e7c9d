import { z } from 'zod'
import { REFUSALS } from './answer'
import type { Dialect } from './dialects'
import type { Endpoint } from './endpoint'

const WORDS = Object.entries(REFUSALS)
const STATUSES = WORDS.map(([word, { status }]) => `${word} ${status}`).join(', ')

const errorWord = z
  .enum(WORDS.map(([word]) => word))
  .meta({ id: 'ErrorWord', description: `The words of programs, with their HTTP status: ${STATUSES}.` })

const refusal = {
  message: z.string().describe('A sentence in the language that was asked in (`locale`).'),
  error: errorWord,
  fields: z
    .record(z.string(), z.string())
    .optional()
    .describe('By field what is wrong with it: `empty`, `value`, or a code of the field.'),
}
const status = z.int().min(400).max(599).describe('The HTTP status.')

const error = z.strictObject({ code: status, ...refusal }).meta({ id: 'Error' })
const cscodeError = z.strictObject({ cscode: status, ...refusal }).meta({ id: 'CscodeError' })

type Bodies = { given: (data: z.ZodType) => z.ZodType; refused: (data?: z.ZodType) => z.ZodType }

const BODIES: Record<Dialect, Bodies> = {
  envelope: {
    given: data => z.strictObject({ code: z.literal(200), message: z.literal('ok'), data }),
    refused: data => (data ? error.extend({ data: data.optional() }) : error),
  },
  cscode: {
    given: data => z.strictObject({ cscode: z.literal(200), data }),
    refused: () => cscodeError,
  },
}

/** The schema of all that a call answers when it worked: its data as the dialect wraps them (API, envelope). */
export const givenBody = ({ dialect, gives }: Pick<Endpoint, 'dialect' | 'gives'>): z.ZodType =>
  BODIES[dialect].given(gives)

/** The schema of a call's refusals; data are optional beside the reason, and only in the envelope. */
export const refusedBody = ({ dialect, refuses }: Pick<Endpoint, 'dialect' | 'refuses'>): z.ZodType =>
  BODIES[dialect].refused(refuses)
