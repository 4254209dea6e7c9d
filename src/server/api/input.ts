import type { z } from 'zod'
import type { Call } from '../request/call'
import { type FieldCodes, type Refused, refused } from './answer'
import { unstorableFields } from './storable'

type Read<S extends z.ZodType> = { ok: true; input: z.output<S> } | Refused

/**
 * The parameters as a schema reads them; what it does not name is dropped. Refuses with a code per field, also texts that
 * no database can store.
 */
export function readInput<S extends z.ZodType>(schema: S, { parameters }: Call): Read<S> {
  const parsed = schema.safeParse(parameters, { reportInput: true })
  const fields = parsed.success ? unstorableFields(parsed.data) : fieldCodes(parsed.error)
  return parsed.success && !fields
    ? { ok: true, input: parsed.data }
    : refused('bad_input', { fields: fields ?? undefined })
}

/** `empty` where missing, the issue's own code where it has one, else `value`. */
const fieldCodes = ({ issues }: z.ZodError): FieldCodes =>
  Object.fromEntries(
    issues.flatMap(inBranches).map(issue => [issue.path.join('.') || 'input', codeOf(issue)]),
  )

type Issue = z.core.$ZodIssue

/** Of a union, the last option's issues count. */
const inBranches = (issue: Issue): Issue[] =>
  issue.code === 'invalid_union' ? (issue.errors.at(-1) ?? []).map(inner => under(issue, inner)) : [issue]

const under = ({ path }: Issue, inner: Issue): Issue => ({ ...inner, path: [...path, ...inner.path] })

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return issue.message
  return issue.input === undefined || issue.input === '' ? 'empty' : 'value'
}
