import type { Field, FieldHook, TextField } from 'payload'

/** Other languages fall back to English. */
export const inEnglishAtLeast = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  validate: (value, { req: { locale } }) =>
    Boolean(value?.trim()) ||
    locale !== 'en' ||
    'An English text is needed: the other languages fall back to it.',
})

export const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

/** The collection's hook checks that the target exists. */
export const href = (options: Partial<Pick<TextField, 'required' | 'admin'>> = {}): TextField => ({
  name: 'href',
  type: 'text',
  hooks: { beforeValidate: [trimmed] },
  required: options.required,
  admin: {
    description: 'A path without a language, such as /products#music, or an address with https://',
    ...options.admin,
  },
})

export const link: Field = {
  type: 'row',
  fields: [
    { ...inEnglishAtLeast('label'), admin: { width: '50%' } },
    href({ required: true, admin: { width: '50%' } }),
  ],
}
