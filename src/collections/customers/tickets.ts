import type { CollectionConfig } from 'payload'
import { translator } from '@/site/messages'
import { SUPPORT_TOPICS, type SupportTopic } from '@/site/support-topics'
import { nobodyField, staff } from '../access/roles'
import { recordReadBy } from '../access/written-by'
import { ADMIN_LANGUAGES } from '../admin/words/language'
import { options } from '../fields/options'
import { recordsOf } from '../fields/records-of'
import { auditEdit } from '../hooks/audit-edit'

const TICKET_STATES = ['open', 'answered', 'closed'] as const

/** As customers read it who choose it, and the support desk. */
const topicNames = (topic: SupportTopic): Record<string, string> =>
  Object.fromEntries(
    ADMIN_LANGUAGES.map(language => [language, translator(language, 'myAccount')(`tickets.topics.${topic}`)]),
  )

export const Tickets: CollectionConfig = {
  slug: 'tickets',
  admin: {
    useAsTitle: 'number',
    listSearchableFields: ['number'],
    defaultColumns: ['number', 'topic', 'state', 'customer', 'updatedAt'],
    description:
      'Tickets are answered at the support desk, with saved replies and notes. The customer gets an answer by email and in the account.',
  },
  defaultSort: '-updatedAt',
  access: { ...recordReadBy('support'), update: staff('support') },
  hooks: { afterChange: [auditEdit(({ customer }) => customer)] },
  fields: [
    { name: 'number', type: 'text', required: true, unique: true, access: { update: nobodyField } },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: 'customers',
      required: true,
      index: true,
      access: { update: nobodyField },
    },
    {
      name: 'topic',
      type: 'select',
      required: true,
      options: SUPPORT_TOPICS.map(value => ({ value, label: topicNames(value) })),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: options(TICKET_STATES),
    },
    // Whose it is (assignee_id) is the desk's alone, by SQL: through a relation rows of colleagues could be sorted.
    recordsOf('messages', 'ticket-messages', 'ticket', { columns: ['author', 'text', 'createdAt'] }),
  ],
}
