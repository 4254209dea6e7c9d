/** The message is `validation.{type}.{problem}` of the interface texts. */
export type FieldProblem = 'empty' | 'value'
export const UNKNOWN_FIELD = 'not match reg'

const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    text,
  )

const isLongPassword = (text: string): boolean => /^\S{8,}$/.test(text)

const isMixedPassword = (text: string): boolean =>
  /^[A-Za-z\d@$!%*?&]{8,50}$/.test(text) && /[A-Za-z]/.test(text) && /\d/.test(text)

const isMessage = (text: string): boolean => [...text.trim()].length >= 20

const isUsername = (text: string): boolean =>
  /^[^?*:"<>|\\/&!\p{Cc}]{4,20}$/u.test(text.trim()) && !/^\d+$/.test(text.trim())

/** The rules of SPEC 5. Spaces around a text do not count; those of a password do. */
const RULES = {
  email: (text: string) => isEmail(text.trim()),
  password: isLongPassword,
  password_v2: isMixedPassword,
  message: isMessage,
  username: isUsername,
} satisfies Record<string, (text: string) => boolean>

export type FieldType = keyof typeof RULES

const isFieldType = (type: string): type is FieldType => Object.hasOwn(RULES, type)

export function validateField(type: FieldType, value: string): FieldProblem | null
export function validateField(type: string, value: string): FieldProblem | typeof UNKNOWN_FIELD | null
export function validateField(type: string, value: string) {
  if (!isFieldType(type)) return UNKNOWN_FIELD
  if (isEmpty(type, value)) return 'empty'
  return RULES[type](value) ? null : 'value'
}

const isEmpty = (type: FieldType, value: string): boolean =>
  (type.startsWith('password') ? value : value.trim()) === ''

export function validateRepeat(password: string, repeated: string): FieldProblem | null {
  if (repeated === '') return 'empty'
  return repeated === password ? null : 'value'
}

export type Field = { type: string; value: string }
export type FormProblems = Record<string, FieldProblem | typeof UNKNOWN_FIELD>

export function validateForm(fields: Readonly<Record<string, Field>>): FormProblems {
  const problems: FormProblems = {}
  for (const [name, { type, value }] of Object.entries(fields)) {
    const problem = validateField(type, value)
    if (problem) problems[name] = problem
  }
  return problems
}
