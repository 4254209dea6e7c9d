import type { Field, FieldHook, TextField } from 'payload'

/** A text in each language; the others fall back to English, so only English is needed. */
export const inEnglishAtLeast = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  validate: (value, { req: { locale } }) =>
    Boolean(value?.trim()) ||
    locale !== 'en' ||
    'An English text is needed: the other languages fall back to it.',
})

const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

/** Where a link leads; the collection's hook finds out whether there is something. */
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

/** What a link says and where it leads. */
export const link: Field = {
  type: 'row',
  fields: [
    { ...inEnglishAtLeast('label'), admin: { width: '50%' } },
    href({ required: true, admin: { width: '50%' } }),
  ],
}
