import type { Field, TextField } from 'payload'

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

/** What a link says and where it leads. */
export const link: Field = {
  type: 'row',
  fields: [
    { ...inEnglishAtLeast('label'), admin: { width: '50%' } },
    {
      name: 'href',
      type: 'text',
      required: true,
      admin: {
        width: '50%',
        description: 'A path without a language, such as /products#music, or an address with https://',
      },
    },
  ],
}
