import type { CollectionConfig, PayloadRequest } from 'payload'
import { writtenBy } from '../access/written-by'
import { builtInText } from './hooks/built-in-text'
import { refuseWrongText } from './hooks/refuse-wrong-text'

/** The search of the admin leads to a new row for a built-in text, and names it. */
const askedKey = ({ req }: { req: PayloadRequest }): string | undefined =>
  typeof req.query?.key === 'string' ? req.query.key : undefined

export const InterfaceMessages: CollectionConfig = {
  slug: 'interface-messages',
  labels: { singular: 'Interface text', plural: 'Interface texts' },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['key', 'text', 'updatedAt'],
    description:
      'Words of buttons, forms and notices that differ from the built-in ones. A language left empty keeps the built-in text.',
  },
  defaultSort: 'key',
  access: writtenBy('writer', 'marketer'),
  hooks: { beforeChange: [refuseWrongText] },
  fields: [
    {
      name: 'key',
      type: 'text',
      label: 'Place in the shop',
      required: true,
      unique: true,
      defaultValue: askedKey,
      admin: {
        description:
          'Type some of its English words, such as Buy now: when you save, you are shown the places where they appear, to choose from.',
      },
    },
    {
      name: 'built_in',
      type: 'textarea',
      label: 'Built-in text',
      virtual: true,
      admin: { readOnly: true, description: 'What is said in this language without a text of yours' },
      hooks: { afterRead: [builtInText] },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      admin: {
        description:
          'Keep whatever stands in curly or angle brackets: the shop puts a name, a number or a link there.',
      },
    },
  ],
}
