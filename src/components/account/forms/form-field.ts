import md5 from 'md5'
import { type FieldType, validateField, validateRepeat } from '@/site/validation'

export type FormField = {
  name: string
  /** A rule of SPEC 5, or `repeat`: has to equal the password field before it. */
  rule: FieldType | 'repeat'
  input: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: string
  isOptional?: true
  /** The message for each problem code. */
  problems: Readonly<Record<string, string>>
}

export type Values = Readonly<Record<string, string>>

/** Field names with the code of their problem; valid fields are left out. */
export function problemsOf(fields: readonly FormField[], values: Values): Record<string, string> {
  const found = fields.map(field => [field.name, problemOf(field, fields, values)] as const)
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

function problemOf(field: FormField, fields: readonly FormField[], values: Values): string | null {
  const value = values[field.name] ?? ''
  if (field.rule === 'repeat') return validateRepeat(passwordBefore(field, fields, values), value)
  if (field.isOptional && value.trim() === '') return null
  return validateField(field.rule, value)
}

function passwordBefore(repeat: FormField, fields: readonly FormField[], values: Values): string {
  const before = fields.slice(0, fields.indexOf(repeat)).findLast(({ input }) => input === 'password')
  return values[before?.name ?? ''] ?? ''
}

/** What is sent: passwords as their MD5, the repeated one left out (SPEC 5). */
export function sentOf(fields: readonly FormField[], values: Values): Record<string, string> {
  const kept = Object.entries(values).filter(([name]) => fieldOf(fields, name)?.rule !== 'repeat')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, fieldOf(fields, name)?.input === 'password' ? md5(value) : value]),
  )
}

const fieldOf = (fields: readonly FormField[], name: string) => fields.find(field => field.name === name)
