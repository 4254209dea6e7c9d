import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { SUPPORT_TOPICS } from '@/site/support-topics'
import type { SupportField } from '../support/form-state'

/** Each thread has a field of its own, so that no two on the page are one. */
export const messageName = (ticket: string | undefined): string => (ticket ? `message-${ticket}` : 'message')

/** What is written to support: the same rules as in the contact form (SPEC 5). With a ticket, an answer in its thread. */
export function messageField(locale: Locale, ticket?: string): SupportField {
  const [t, service] = [translator(locale, 'myAccount'), translator(locale, 'service')]
  const validation = translator(locale, 'validation')
  return {
    name: messageName(ticket),
    control: 'text',
    label: ticket ? t('tickets.replyTo', { number: ticket }) : t('tickets.message'),
    hint: service('contact.hint'),
    minLength: 20,
    maxLength: 5_000,
    problems: {
      empty: validation('message.empty'),
      value: validation('message.value'),
      long: service('contact.tooLong'),
    },
  }
}

/** The fields of a new ticket. */
export function ticketFields(locale: Locale): SupportField[] {
  const t = translator(locale, 'myAccount')
  const topics = SUPPORT_TOPICS.map(value => ({ value, label: t(`tickets.topics.${value}`) }))
  return [
    {
      name: 'topic',
      control: 'choice',
      label: t('tickets.topic'),
      options: [{ value: '', label: t('tickets.choose') }, ...topics],
      problems: { empty: t('tickets.topicMissing') },
    },
    messageField(locale),
  ]
}
