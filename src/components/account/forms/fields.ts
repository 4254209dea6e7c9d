import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { FormField } from './form-field'

type Name =
  | 'email'
  | 'password'
  | 'ownPassword'
  | 'newPassword'
  | 'oldPassword'
  | 'confirmPassword'
  | 'username'

type Shape = Omit<FormField, 'label' | 'hint' | 'problems'>

const chosen: Shape = {
  name: 'password',
  rule: 'password_v2',
  input: 'password',
  autoComplete: 'new-password',
}

/** The name each field is sent under: a new password is the `password` of its call. */
const SHAPES: Record<Name, Shape> = {
  email: { name: 'email', rule: 'email', input: 'email', autoComplete: 'username' },
  password: { name: 'password', rule: 'password', input: 'password', autoComplete: 'current-password' },
  oldPassword: {
    name: 'old_password',
    rule: 'password',
    input: 'password',
    autoComplete: 'current-password',
  },
  ownPassword: chosen,
  newPassword: chosen,
  confirmPassword: {
    name: 'confirmPassword',
    rule: 'repeat',
    input: 'password',
    autoComplete: 'new-password',
  },
  username: { name: 'username', rule: 'username', input: 'text', autoComplete: 'nickname', isOptional: true },
}

export const fieldsOf = (locale: Locale, ...names: Name[]): FormField[] =>
  names.map(name => fieldOf(locale, name))

function fieldOf(locale: Locale, name: Name): FormField {
  const account = translator(locale, 'account')
  const validation = translator(locale, 'validation')
  const shape = SHAPES[name]
  const label = account(`fields.${name === 'ownPassword' ? 'password' : name}`)
  const type = shape.rule === 'repeat' ? 'confirmPassword' : shape.rule
  return {
    ...shape,
    label: shape.isOptional ? account('fields.optional', { label }) : label,
    hint: shape === chosen ? account('fields.passwordHint') : undefined,
    problems: { empty: validation(`${type}.empty`), value: validation(`${type}.value`) },
  }
}
