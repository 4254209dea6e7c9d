import type { Field } from 'payload'
import type { z } from 'zod'
import { labelAt } from './label-at'
import type { Refusal } from './refusal'

export function schemaRefusals(schema: z.ZodType, row: unknown, fields: readonly Field[]): Refusal[] {
  const parsed = schema.safeParse(row, { error: inPlainWords })
  if (parsed.success) return []
  return parsed.error.issues.map(({ path: steps, message }) => {
    const path = steps.join('.')
    return { code: 'bad_value', path, sentence: `${labelAt(fields, path)} ${message}.` }
  })
}

const inPlainWords: z.core.$ZodErrorMap = issue => {
  if (issue.input === undefined || issue.input === null) return 'is needed'
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'too_small':
      return issue.minimum === 1 && issue.origin === 'string'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must be at most ${issue.maximum} characters long`
        : `must be at most ${issue.maximum}`
    default:
      return 'cannot be read'
  }
}
