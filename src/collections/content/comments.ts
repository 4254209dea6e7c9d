import type { CollectionConfig } from 'payload'
import { nobody, nobodyField, staff } from '../access/roles'
import { titledByBeginning } from '../fields/beginning'
import { storedCode } from '../fields/code-cell'
import { options } from '../fields/options'
import { titleFrom } from '../fields/title'
import { auditDelete, auditEdit } from '../hooks/audit-edit'

const COMMENT_STATES = ['waiting', 'shown', 'hidden'] as const

/** Shown once a member of staff approves it. */
export const Comments: CollectionConfig = {
  slug: 'comments',
  admin: {
    useAsTitle: 'title',
    listSearchableFields: ['text'],
    defaultColumns: ['text', 'name', 'article', 'state', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: {
    read: staff('writer', 'support', 'marketer'),
    create: nobody,
    update: staff('writer', 'support'),
    delete: staff('writer', 'support'),
  },
  hooks: {
    afterRead: [titledByBeginning],
    afterChange: [auditEdit(({ customer }) => customer)],
    afterDelete: [auditDelete(({ customer }) => customer)],
  },
  fields: [
    titleFrom('text'),
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      required: true,
      index: true,
      access: { update: nobodyField },
    },
    // Who was signed in when writing it; part of their data export, and their name goes with their account.
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      index: true,
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    { name: 'locale', type: 'text', required: true, access: { update: nobodyField }, admin: storedCode },
    { name: 'name', type: 'text', required: true, access: { update: nobodyField } },
    { name: 'text', type: 'textarea', required: true, access: { update: nobodyField } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: options(COMMENT_STATES),
    },
  ],
}
