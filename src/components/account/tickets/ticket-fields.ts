import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { SUPPORT_TOPICS } from '@/site/support-topics'
import type { SupportField } from '../../support/form-state'

/** Each thread has its own field names, so that ids stay unique on the page. */
const own = (name: string, ticket: string | undefined): string => (ticket ? `${name}-${ticket}` : name)

export const messageName = (ticket: string | undefined): string => own('message', ticket)
export const filesName = (ticket: string | undefined): string => own('files', ticket)

/** What may be attached to a message. The server decides, by the same rules (support/attachment-types). */
const FILES = {
  accept: 'image/png,image/jpeg,image/webp,application/pdf,text/plain,.log',
  most: 3,
  largest: 3 * 1024 * 1024,
}

export function filesField(locale: Locale, ticket?: string): SupportField {
  const t = translator(locale, 'myAccount')
  return {
    name: filesName(ticket),
    control: 'files',
    label: t('tickets.files'),
    hint: t('tickets.filesHint'),
    isOptional: true,
    files: FILES,
    problems: {
      count: t('tickets.fileProblem.count'),
      size: t('tickets.fileProblem.size'),
      type: t('tickets.fileProblem.type'),
      empty: t('tickets.fileProblem.empty'),
    },
  }
}

/** By the rules of the contact form (SPEC 5). With a ticket, an answer in its thread. */
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
    filesField(locale),
  ]
}
