import { translator } from '@/site/messages'
import type { SupportTopic } from '@/site/support-topics'
import type { Block, Email } from '../emails/email'
import { SUPPORT_LOCALE, toSupport } from '../emails/to-support'
import { replyAddress } from './reply-address'

type Input = {
  key: string
  number: string
  topic: SupportTopic
  email: string
  text: string
  message?: string
}

/** Support may reply by email where SUPPORT_MAIL_PORT is set. */
export function contactEmail({ key, number, topic, email, text, message }: Input): Email {
  const [t, account] = [translator(SUPPORT_LOCALE, 'myAccount'), translator(SUPPORT_LOCALE, 'account')]
  const replyTo = replyAddress({ number, side: 'support' })
  const answering: Block[] = replyTo
    ? [{ kind: 'text', text: `##- ${t('tickets.toSupport.reply')} -##` }]
    : []
  const question = toSupport({
    kind: 'ticket',
    key,
    subject: t('tickets.toSupport.subject', { number, topic: t(`tickets.topics.${topic}`) }),
    blocks: [
      ...answering,
      {
        kind: 'facts',
        rows: [
          [t('tickets.number'), number],
          [account('fields.email'), email],
        ],
      },
      { kind: 'text', text },
    ],
  })
  return { ...question, replyTo, message }
}
