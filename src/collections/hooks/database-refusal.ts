import type { Field } from 'payload'
import { z } from 'zod'
import { labelAt } from '../fields/label-at'
import type { Refusal } from '../fields/refusal'

const violation = z.object({
  code: z.enum(['23505', '23514', '23503', '23502', '22003']),
  table: z.string().optional(),
  column: z.string().optional(),
  constraint: z.string().optional(),
  detail: z.string().optional(),
})
type Violation = z.output<typeof violation>

const WINDOWS: Record<string, string> = { campaigns_window: 'endTime', coupons_window: 'until' }

/** An error of the database as a sentence at its field; null for any other error. */
export function databaseRefusal(error: unknown, fields: readonly Field[]): Refusal | null {
  const found = causesOf(error)
    .map(cause => violation.safeParse(cause))
    .find(({ success }) => success)?.data
  return found ? refusalOf(found, fields) : null
}

function refusalOf(found: Violation, fields: readonly Field[]): Refusal {
  switch (found.code) {
    case '23505':
      return taken(/^Key \((.*)\)=/.exec(found.detail ?? '')?.[1] ?? '', fields)
    case '23514':
      return checked(found, fields)
    case '23502':
      return said(found.column ?? '', 'is needed', fields)
    case '23503':
      return { code: 'in_use', path: '', sentence: 'Something else refers to it, or to what it refers to.' }
    case '22003':
      return { code: 'bad_value', path: '', sentence: 'A number is too large to be stored.' }
  }
}

export function taken(columns: string, fields: readonly Field[]): Refusal {
  const paths = columns.split(', ').map(columnIn)
  const labels = paths.map(path => labelAt(fields, path)).join(' and ')
  const sentence =
    paths.length > 1
      ? `${labels}: there is already one with the same.`
      : `${labels}: there is already one with this.`
  return { code: 'taken', path: paths[0] ?? '', sentence }
}

/** lower(btrim(code::text → code, product_id → product. */
const columnIn = (expression: string): string =>
  /(\w+?)(?:_id)?(?:::.*)?\)*$/.exec(expression)?.[1] ?? expression

function checked({ table, constraint = '' }: Violation, fields: readonly Field[]): Refusal {
  const window = WINDOWS[constraint]
  if (window) return said(window, 'must be after the start', fields)
  if (constraint === 'plans_price_at_most_list')
    return said('price', 'must not be above the list price', fields)
  const column = constraint.replace(`${table}_`, '').replace(/_not_negative$/, '')
  return constraint.endsWith('_not_negative')
    ? said(column, 'must not be negative', fields)
    : { code: 'bad_value', path: '', sentence: 'A value is not possible here.' }
}

const said = (column: string, words: string, fields: readonly Field[]): Refusal => {
  const path = columnIn(column)
  return { code: 'bad_value', path, sentence: `${labelAt(fields, path)} ${words}.` }
}

/** The query builder wraps what the database said. */
function causesOf(error: unknown): unknown[] {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined
  return cause ? [error, ...causesOf(cause)] : [error]
}
